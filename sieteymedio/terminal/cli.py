"""The command line: exact odds, best play, rule sets and comparisons at a terminal, and a table and a quiz to play at.

Every answer comes from the engine that the book uses; what is said of an exact value is the fraction, its decimal beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from sieteymedio.terminal.cli_words import POLICIES, as_options, read_changes, read_policy

if TYPE_CHECKING:
    from sieteymedio.comparing.bench import Comparison
    from sieteymedio.comparing.sides import Side
    from sieteymedio.comparing.split_prices import SplitPrice
    from sieteymedio.engine.policies import Policy
    from sieteymedio.engine.rules import Rules

__all__ = ["main"]

PROGRAM = "python -m sieteymedio"
BAD = 2
"""Exit status for input that cannot be used, for a closed input and for Ctrl-C."""

EXAMPLES = """examples:
  python -m sieteymedio odds "5 R" --seen "7 7"
  python -m sieteymedio odds "5 R" --rules treccani --json
  python -m sieteymedio totals --stand 5
  python -m sieteymedio ladder --stand 5
  python -m sieteymedio best "4 R" --rules treccani
  python -m sieteymedio split "S R" --rules gamerules-spanish
  python -m sieteymedio simulate --stand 4 --hands 100000
  python -m sieteymedio compare gamerules-base treccani
  python -m sieteymedio compare gamerules-base gamerules-base --set-right ties=push
  python -m sieteymedio presets
  python -m sieteymedio preset acanomas
  python -m sieteymedio play --rules gamerules-italian --seed evening-1
  python -m sieteymedio quiz --level 2

Cards are A 2 3 4 5 6 7 S C R, F for any court card; a suit o c e b may follow, as in Ro, the king of coins."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one line, and where help is to be had."""
        sys.stderr.write(f"{self.prog}: {message}\nTry: {self.prog} --help\n")
        raise SystemExit(BAD)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0, or 2 with one line on the error output that says what is wrong."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal that cannot show ½ gets a question mark, and no error.
            stream.reconfigure(errors="replace")
    chosen = _parser().parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        # Whoever reads has had enough, as in "| head": Python must not complain when it flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 1
    except EOFError:
        return _refuse(chosen, "the input is closed: nobody is there to answer")
    except KeyboardInterrupt:
        return _refuse(chosen, "stopped")
    except (ValueError, OSError, ImportError) as wrong:
        return _refuse(chosen, as_options(str(wrong)))
    return status


def _refuse(chosen: argparse.Namespace, message: str) -> int:
    if sys.stderr is not None:
        sys.stderr.write(f"{PROGRAM} {chosen.command}: {message}\n")
    return BAD


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog=PROGRAM,
        description="Exact odds for the card game siete y media (sette e mezzo, seven and a half), under any rules.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="command", parser_class=_Parser)

    odds = _command(commands, "odds", "the odds of a hand: the next card, hitting and standing", _odds)
    odds.add_argument("hand", nargs="+", metavar="CARD", help='your cards, such as "5 R"')
    _card_options(odds)
    _banker_option(odds)
    totals = _command(commands, "totals", "the law of a final total", _totals)
    totals.add_argument("--stand", default=None, metavar="TOTAL", help="draw to this total (5 if nothing is said)")
    totals.add_argument("--risk", default=None, metavar="RISK", help="stand at this risk to bust, such as 1/2")
    totals.add_argument("--hand", default="", metavar="CARDS", help="the cards drawn already")
    totals.add_argument("--seen", default="", metavar="CARDS", help="other cards known to be out of the pack")
    ladder = _command(commands, "ladder", "what it is worth to the bank to see more of a player's cards", _ladder)
    ladder.add_argument("--stand", default="5", metavar="TOTAL", help="where the player stands (5 if nothing is said)")
    best = _command(commands, "best", "the best play: of one hand, or of all", _best)
    best.add_argument("hand", nargs="*", metavar="CARD", help="one hand; without it, every hand")
    _card_options(best)
    _banker_option(best)
    split = _command(commands, "split", "whether to split two court cards, exactly, with a line of progress", _split)
    split.add_argument(
        "hand", nargs="*", default=["F", "F"], metavar="CARD", help="two court cards (F F if nothing is said)"
    )
    split.add_argument("--seen", default="", metavar="CARDS", help="other cards known to be out of the pack")
    split.add_argument("--second", default="1", metavar="STAKE", help="the second hand's stake, in units of the first")
    _banker_option(split)
    sampled = _command(
        commands, "simulate", "sample hands instead of counting them: what splitting again is worth", _simulate
    )
    sampled.add_argument(
        "--stand", default="5", metavar="TOTAL", help="the player draws to this total (5 if nothing is said)"
    )
    sampled.add_argument("--hands", type=int, default=1_000_000, metavar="N", help="how many hands to deal")
    sampled.add_argument("--seed", default="opening", help="the same seed deals the same hands")
    sampled.add_argument("--splits", action="store_true", help="split court cards whenever the rules allow it")
    _banker_option(sampled)
    compare = _command(
        commands, "compare", "two rule sets: edges, the price of each difference, hands played otherwise", _compare
    )
    compare.add_argument("left", nargs="?", metavar="PRESET")
    compare.add_argument("right", nargs="?", metavar="PRESET")
    compare.add_argument("--set-left", action="append", default=[], metavar="FIELD=VALUE", help="change a rule on the left")
    compare.add_argument("--set-right", action="append", default=[], metavar="FIELD=VALUE", help="change one on the right")
    compare.add_argument("--code", default=None, help="the code of a comparison, as in a link of the rule bench")
    compare.add_argument("--player", default="best", help=f"best, or {POLICIES}")
    _splitting_option(compare)
    compare.add_argument("--all", action="store_true", help="list every hand that is played otherwise, for each open card")
    _banker_option(compare)
    _command(commands, "presets", "the rule sets known by name", _presets, rules=False)
    preset = _command(commands, "preset", "the facts of one rule set", _preset, rules=False)
    preset.add_argument("name", metavar="PRESET")
    _splitting_option(preset)
    play = _command(commands, "play", "play hands against the bank, with the odds after each", _play, as_json=False)
    play.add_argument("--seed", default=None, help="the same seed deals the same cards: letters, digits and hyphens")
    play.add_argument("--seats", type=int, default=2, metavar="N", help="how many sit down, the bank included: 2 to 12")
    _banker_option(play)
    quiz = _command(commands, "quiz", "questions about the rules, each explained", _quiz, as_json=False)
    quiz.add_argument("--seed", default=None, help="the same seed asks the same questions")
    quiz.add_argument("--level", type=int, choices=(1, 2, 3), default=1)
    return parser


def _command(
    commands: Any, name: str, what: str, run: Any, *, rules: bool = True, as_json: bool = True
) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(name, help=what, description=what[0].upper() + what[1:] + ".")
    command.set_defaults(run=run)
    if rules:
        if name != "compare":
            command.add_argument("--rules", default=None, metavar="PRESET", help='a rule set; see the command "presets"')
        command.add_argument(
            "--set",
            action="append",
            default=[],
            metavar="FIELD=VALUE",
            help="change one rule, such as ties=push; may be repeated",
        )
    if as_json:
        command.add_argument("--json", action="store_true", help='exact values as "p/q" text with a decimal beside')
    return command


def _card_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seen", default="", metavar="CARDS", help="other cards known to be out of the pack")
    command.add_argument("--upcard", default="", metavar="CARD", help="the bank's open first card, where the rules open it")


def _banker_option(command: argparse.ArgumentParser) -> None:
    command.add_argument("--banker", default=None, help=f"how the bank plays: {POLICIES}; or chase (5 if nothing is said)")


def _splitting_option(command: argparse.ArgumentParser) -> None:
    words = "count what splitting court cards is worth too, with a line of progress; takes some seconds"
    command.add_argument("--splitting", action="store_true", help=words)


def _odds(chosen: argparse.Namespace) -> int:
    from sieteymedio.terminal.cli_answers import odds_answer

    rules = _rules(chosen)
    return _show(
        chosen, odds_answer(" ".join(chosen.hand), chosen.seen, chosen.upcard, read_policy(chosen.banker, "--banker"), rules)
    )


def _totals(chosen: argparse.Namespace) -> int:
    from sieteymedio.engine.policies import BustRisk, StandAt
    from sieteymedio.terminal.cli_answers import totals_answer

    if chosen.stand is not None and chosen.risk is not None:
        raise ValueError("give --stand or --risk, not both")
    policy: Policy = BustRisk(chosen.risk) if chosen.risk is not None else StandAt(chosen.stand or "5")
    return _show(chosen, totals_answer(policy, chosen.hand, chosen.seen, _rules(chosen)))


def _ladder(chosen: argparse.Namespace) -> int:
    from sieteymedio.engine.ladder import ladder_steps
    from sieteymedio.engine.patience import Progress
    from sieteymedio.engine.policies import StandAt
    from sieteymedio.terminal.cli_answers import ladder_answer

    for step in ladder_steps(StandAt(chosen.stand), rules=_rules(chosen)):
        if isinstance(step, Progress):
            _progress("counted", step.done, step.total)
        else:
            return _show(chosen, ladder_answer(step))
    raise AssertionError("the count ends with its values")


def _best(chosen: argparse.Namespace) -> int:
    from sieteymedio.terminal.cli_answers import best_answer

    banker = read_policy(chosen.banker, "--banker")
    return _show(chosen, best_answer(" ".join(chosen.hand), chosen.seen, chosen.upcard, banker, _rules(chosen)))


def _split(chosen: argparse.Namespace) -> int:
    from sieteymedio.engine.patience import Progress
    from sieteymedio.engine.splitting import split_steps
    from sieteymedio.terminal.cli_answers import split_answer

    hand, banker, rules = " ".join(chosen.hand), read_policy(chosen.banker, "--banker"), _rules(chosen)
    for step in split_steps(hand, chosen.seen, banker=banker, second_stake=chosen.second, rules=rules):
        if isinstance(step, Progress):
            _progress("counted", step.done, step.total)
        else:
            return _show(chosen, split_answer(hand, chosen.seen, banker, rules, step))
    raise AssertionError("the count ends with its decision")


def _simulate(chosen: argparse.Namespace) -> int:
    from sieteymedio.engine.policies import StandAt
    from sieteymedio.sampling.simulate import simulate
    from sieteymedio.terminal.cli_answers import simulation_answer

    found = simulate(
        StandAt(chosen.stand),
        read_policy(chosen.banker, "--banker"),
        _rules(chosen),
        hands=chosen.hands,
        seed=chosen.seed,
        splits=chosen.splits,
        progress=lambda done, total: _progress("dealt", done, total),
    )
    return _show(chosen, simulation_answer(found))


def _progress(what: str, done: int, total: int) -> None:
    # Only a person at a terminal wants to see it.
    if sys.stderr is not None and sys.stderr.isatty():
        sys.stderr.write(f"\r{what} {done} of {total}" + ("\n" if done >= total else ""))
        sys.stderr.flush()


def _compare(chosen: argparse.Namespace) -> int:
    from sieteymedio.comparing.bench import Comparison, Side
    from sieteymedio.comparing.bench_codes import decode

    if chosen.code is not None:
        if chosen.left is not None:
            raise ValueError("give two presets or a --code, not both")
        return _show_comparison(chosen, decode(chosen.code))
    if chosen.right is None:
        raise ValueError("name two rule sets to compare, such as gamerules-base treccani")
    player = "best" if chosen.player == "best" else read_policy(chosen.player, "--player")
    banker, sides = read_policy(chosen.banker, "--banker"), []
    for name, changes in ((chosen.left, chosen.set_left), (chosen.right, chosen.set_right)):
        rules = _changed(name, [*chosen.set, *changes])
        # Where one rule set forces the bank, the banker named is for the other one.
        sides.append(Side(rules, player, banker if rules.banker == "free" else None))
    return _show_comparison(chosen, Comparison(*sides))


def _show_comparison(chosen: argparse.Namespace, comparison: Comparison) -> int:
    from sieteymedio.terminal.cli_answers import compare_answer

    prices = [_splitting(chosen, side) for side in (comparison.left, comparison.right)]
    return _show(chosen, compare_answer(comparison, prices, every=chosen.all))


def _splitting(chosen: argparse.Namespace, side: Side) -> SplitPrice | None:
    from sieteymedio.comparing.apart import splitting_steps
    from sieteymedio.engine.patience import Progress

    found = None
    for step in splitting_steps(side) if chosen.splitting else ():
        if isinstance(step, Progress):
            _progress("splitting counted", step.done, step.total)
        else:
            found = step
    return found


def _presets(chosen: argparse.Namespace) -> int:
    from sieteymedio.terminal.cli_answers import presets_answer

    return _show(chosen, presets_answer())


def _preset(chosen: argparse.Namespace) -> int:
    from sieteymedio.comparing.facts import facts_of
    from sieteymedio.terminal.cli_answers import preset_answer

    facts = facts_of(chosen.name)
    return _show(chosen, preset_answer(facts, _splitting(chosen, facts.side)))


def _play(chosen: argparse.Namespace) -> int:
    from sieteymedio.terminal.play import play

    return play(_rules(chosen), read_policy(chosen.banker, "--banker"), chosen.seed, chosen.seats)


def _quiz(chosen: argparse.Namespace) -> int:
    from sieteymedio.terminal.play import quiz

    return quiz(chosen.rules, _rules(chosen), read_changes(chosen.set), chosen.seed, chosen.level)


def _show(chosen: argparse.Namespace, answer: tuple[dict[str, Any], list[str]]) -> int:
    values, lines = answer
    if chosen.json:
        print(json.dumps(values, ensure_ascii=False, indent=2))
    else:
        print("\n".join(lines))
    return 0


def _rules(chosen: argparse.Namespace) -> Rules:
    return _changed(chosen.rules, chosen.set)


def _changed(name: str | None, changes: Sequence[str]) -> Rules:
    from sieteymedio.engine.presets import preset
    from sieteymedio.engine.rules import BASE, FIELDS, Rules

    base = BASE if name is None else preset(name)
    return Rules.from_dict({field: getattr(base, field) for field in FIELDS} | read_changes(changes))
