"""The replies of the tutor: the 25 questions, the referee, the quiz and the first lesson."""

from __future__ import annotations

from sieteymedio.engine.cards import CardError, check_in_pack
from sieteymedio.engine.policies import Policy, to_dict
from sieteymedio.engine.rules import Rules
from sieteymedio.engine.setting import banker_of
from sieteymedio.engine.totals import is_over
from sieteymedio.locale import text
from sieteymedio.rounds.record import Record
from sieteymedio.rounds.shuffling import check_seed
from sieteymedio.rounds.table import Phase
from sieteymedio.tutor.asking import Choice, Question
from sieteymedio.tutor.guided import Step, lesson, step
from sieteymedio.tutor.habits import Habit, habit_sentence, hand_words, reviewed, series, series_text
from sieteymedio.tutor.questions import answers
from sieteymedio.tutor.quiz import LAST_NUMBER, LEVELS, question, topics
from sieteymedio.tutor.referee import Explained, HandExplained, explain, explain_hands
from sieteymedio.tutor.rulebook import Rulebook, say
from sieteymedio.tutor.settling import Held, hand_text
from sieteymedio.widgets.reading import ENVELOPE, Fault, Fields, naming
from sieteymedio.widgets.rounds import read_code, read_record, request_of
from sieteymedio.widgets.tutor_parts import (
    bases,
    cards_json,
    head,
    lesson_table,
    preset_book,
    read_book,
    situation_json,
    worth_json,
)  # fmt: skip
from sieteymedio.widgets.writing import Json, banker_text, number

__all__ = ["guided_reply", "questions_reply", "quiz_reply", "referee_reply", "series_reply"]

LONGEST_NAME = 40
LARGEST_STAKE = 1000
MOST_IN_HAND = 40
MOST_HANDS = 100
HANDS_AT_A_TIME = 4


def questions_reply(request: Fields) -> Json:
    """Return the 25 questions, answered for the rules of the request."""
    request.allow(*ENVELOPE, "preset", "rules")
    book, lang = read_book(request), request.lang
    found = [
        {
            "number": ruling.number,
            "topic": ruling.topic,
            "question": ruling.question,
            "answer": ruling.answer,
            "verdict": ruling.verdict,
            "stated": ruling.stated,
            "because": bases(ruling.because),
        }
        for ruling in answers(book, lang)
    ]
    return {**head("questions", book, lang), "source": book.source, "note": book.note, "questions": found}


def referee_reply(request: Fields) -> Json:
    """Return why a round, or one hand against the bank's, is settled as it is."""
    if request.given("you") or request.given("bank"):
        return _hands_reply(request)
    request.allow(*ENVELOPE, "preset", "rules", "table", "code")
    lang = request.lang
    if request.given("code"):
        record = read_code(request)
    elif request.given("table"):
        record = read_record(request.inner("table"))
    else:
        raise Fault(text("fault-missing", lang, field="table"), "table")
    where = "code" if request.given("code") else "table"
    book = _book_of_record(request, record)
    with naming(where):
        record, state = record.played_on()
    if state.phase is not Phase.SETTLED:
        raise Fault(say("fault-not-settled", lang), where)
    told = explain(book, state, lang)
    return {
        **head("referee", book, lang, with_rules=False, table=request_of(record, lang)),
        "text": told.text,
        "bank": {
            "seat": told.bank_seat,
            "name": say("seat-bank", lang),
            "cards": cards_json(told.bank_cards),
            "total": worth_json(told.bank_worth),
            "gain": number(told.bank_gain),
            "text": told.bank_text,
        },
        "players": [_player(hand, lang) for hand in told.hands],
        "next_bank": _next_bank(told, state.opening.you, lang),
    }


def quiz_reply(request: Fields) -> Json:
    """Return one question of the quiz and, where an option is chosen, what there is to say of every option."""
    request.allow(*ENVELOPE, "preset", "rules", "seed", "number", "level", "banker", "only", "answer")
    book, lang = read_book(request), request.lang
    seed, place, level = request.text("seed", LONGEST_NAME), request.whole("number", 1), request.whole("level", 1)
    with naming("seed"):
        check_seed(seed)
    if level not in LEVELS:
        raise Fault(text("fault-choice", lang, allowed="1, 2, 3"), "level")
    if not 1 <= place <= LAST_NUMBER:
        raise Fault(say("fault-number", lang, most=LAST_NUMBER), "number")
    banker = _banker(request, book.rules)
    only = _topics(request, level)
    asked = question(book, seed, place, level, banker=banker, only=only, lang=lang)
    more: Json = {"seed": seed, "number": place, "level": level}
    more |= {"banker": to_dict(banker)} if banker else {}
    more |= {"only": list(only)} if only else {}
    start = head("quiz", book, lang, **more)
    following = {**start["request"], "number": place + 1} if place < LAST_NUMBER else None
    return {
        **start,
        "number": place,
        "level": level,
        "seed": seed,
        "topic": asked.topic,
        "topic_name": say(f"topic-{asked.topic}", lang),
        "text": asked.text,
        "situation": situation_json(asked.situation, lang),
        "options": [{"text": choice.text} for choice in asked.choices],
        "verdict": _verdict(asked, request, lang),
        "topics": [{"key": topic, "name": say(f"topic-{topic}", lang)} for topic in topics(level)],
        "next": following,
    }


def guided_reply(request: Fields) -> Json:
    """Return one step of the first lesson and, where an option is chosen, what comes of it."""
    request.allow(*ENVELOPE, "preset", "rules", "step", "answer")
    book, lang, place = read_book(request), request.lang, request.whole("step", 0)
    keys = lesson(book.rules)
    with naming("step"):
        found = step(book, place, lang)
    start = head("guided", book, lang, step=place)
    asked = found.question
    steps = [{"key": key, "title": say(f"guided-title-{key}", lang)} for key in keys]
    return {
        **start,
        "steps": steps,
        "step": place,
        "of": len(keys),
        "key": found.key,
        "title": found.title,
        "text": found.text,
        "because": bases(found.because),
        "situation": situation_json(asked.situation, lang),
        "table": lesson_table(found.record, lang, found.moves) if found.record else None,
        "ask": {
            "type": "move" if found.record else "question",
            "text": asked.text,
            "options": [
                {"text": choice.text, "move": move} for choice, move in zip(asked.choices, found.moves, strict=True)
            ],
        },
        "feedback": _feedback(found, request, lang),
        "previous": {**start["request"], "step": place - 1} if place > 0 else None,
        "next": {**start["request"], "step": place + 1} if place + 1 < len(keys) else None,
    }


def series_reply(request: Fields) -> Json:
    """Return what the reader's decisions in a series of hands come to, habit by habit.

    With ``resume``, 0 at first, a few hands are reviewed for each reply, until ``resume`` comes back as null.
    """
    request.allow(*ENVELOPE, "tables", "resume")
    lang = request.lang
    records = [read_record(table) for table in request.inners("tables", MOST_HANDS)]
    with naming("tables"):
        if request.given("resume"):
            done = request.whole("resume")
            if not 0 <= done <= len(records):
                raise Fault(text("fault-choice", lang, allowed=f"0, …, {len(records)}"), "resume")
            following = min(done + HANDS_AT_A_TIME, len(records))
            for record in records[done:following]:
                reviewed(record)
            if following < len(records):
                return {"partial": {"done": following, "of": len(records)}, "resume": following}
        found = series(records)
    return {
        "resume": None,
        "text": series_text(found, lang),
        "hands": found.hands,
        "decisions": found.decisions,
        "best": found.best,
        "cost": number(found.cost),
        "habits": [_habit(habit, lang) for habit in found.habits],
    }


def _habit(habit: Habit, lang: str) -> Json:
    return {
        "hand": hand_words(habit.rules, habit.hand, lang),
        "cards": habit.rules.kinds.text(habit.hand).split(),
        "upcard": str(habit.upcard) if habit.upcard else None,
        "banker": banker_text(habit.banker, lang),
        "action": habit.action.value,
        "best": habit.best.value,
        "times": habit.times,
        "each": number(habit.each),
        "cost": number(habit.cost),
        "text": habit_sentence(habit, lang),
    }


def _book_of_record(request: Fields, record: Record) -> Rulebook:
    if request.given("rules"):
        raise Fault(say("fault-rules-of-the-round", request.lang), "rules")
    if not request.given("preset"):
        return Rulebook(record.rules)
    with naming("preset"):
        return preset_book(request.text("preset", LONGEST_NAME), record.rules)


def _hands_reply(request: Fields) -> Json:
    request.allow(*ENVELOPE, "preset", "rules", "you", "bank", "stake")
    book, lang, stake = read_book(request), request.lang, request.whole("stake", 1)
    if not 1 <= stake <= LARGEST_STAKE:
        raise Fault(say("fault-number", lang, most=LARGEST_STAKE), "stake")
    hands = {name: request.cards(name) for name in ("you", "bank")}
    rules = book.rules
    for name, cards in hands.items():
        if not 1 <= len(cards) <= MOST_IN_HAND:
            raise Fault(say("fault-hand", lang), name)
        with naming(name):
            check_in_pack(hands["you"] if name == "you" else (*hands["you"], *cards), rules.pack, rules.packs)
            worths = [Held(cards[:size]).worth(rules) for size in range(1, len(cards) + 1)]
        if any(is_over(worth) for worth in worths[:-1]):
            raise Fault(say("fault-hand-over", lang), name)
    try:
        found = explain_hands(book, hands["you"], hands["bank"], stake, lang)
    except CardError as wrong:
        raise Fault(str(wrong), "you") from None
    bank = Held(hands["bank"])
    more: Json = {name: " ".join(cards_json(cards)) for name, cards in hands.items()} | {"stake": stake}
    return {
        **head("referee", book, lang, **more),
        "text": found.text,
        "bank": {
            "seat": 0,
            "name": say("seat-bank", lang),
            "cards": cards_json(bank.cards),
            "total": worth_json(bank.worth(rules)),
            "gain": number(-found.verdict.gain),
            "text": hand_text(rules, bank, "bank", 0, lang),
        },
        "players": [_player(found, lang)],
        "next_bank": None,
    }


def _player(hand: HandExplained, lang: str) -> Json:
    return {
        "seat": hand.seat,
        "role": hand.role,
        "name": say(f"seat-{hand.role}", lang, seat=hand.seat),
        "hand": hand.hand,
        "cards": cards_json(hand.cards),
        "total": worth_json(hand.worth),
        "stake": hand.stake,
        "gain": number(hand.verdict.gain),
        "result": hand.verdict.result,
        "text": hand.text,
        "steps": list(hand.verdict.worths),
        "because": bases(hand.because),
    }


def _next_bank(told: Explained, you: int, lang: str) -> Json:
    role = "you" if told.next_seat == you else "bank" if told.next_seat == told.bank_seat else "player"
    return {
        "seat": told.next_seat,
        "name": say(f"seat-{role}", lang, seat=told.next_seat),
        "text": told.next_text,
        "because": bases(told.next_because),
    }


def _verdict(asked: Question, request: Fields, lang: str) -> Json | None:
    chosen = _chosen(request, len(asked.choices))
    if chosen is None:
        return None
    options = [
        {
            "text": choice.text,
            "right": choice.right,
            "misconception": _slip(choice, lang),
            "explanation": choice.explanation,
        }
        for choice in asked.choices
    ]
    return {
        "right": asked.choices[chosen].right,
        "answer": chosen,
        "right_answer": asked.right,
        "text": asked.verdict(chosen, lang),
        "because": bases(asked.because),
        "options": options,
    }


def _feedback(found: Step, request: Fields, lang: str) -> Json | None:
    chosen = _chosen(request, len(found.question.choices))
    if chosen is None:
        return None
    choice, after = found.question.choices[chosen], found.after[chosen]
    moving = found.record is not None
    told = choice.explanation if moving else found.question.verdict(chosen, lang)
    return {
        "right": choice.right,
        "answer": chosen,
        "text": told,
        "misconception": {"key": choice.slip, "name": choice.slip_name(lang)} if choice.slip and not moving else None,
        "table": lesson_table(after, lang) if after else None,
    }


def _slip(choice: Choice, lang: str) -> Json | None:
    return {"key": choice.slip, "name": choice.slip_name(lang)} if choice.slip else None


def _chosen(request: Fields, options: int) -> int | None:
    if not request.given("answer"):
        return None
    chosen = request.whole("answer")
    if not 0 <= chosen < options:
        raise Fault(text("fault-choice", request.lang, allowed=", ".join(map(str, range(options)))), "answer")
    return chosen


def _banker(request: Fields, rules: Rules) -> Policy | None:
    if not request.given("banker"):
        return None
    with naming("banker"):
        return banker_of(rules, request.banker())


def _topics(request: Fields, level: int) -> tuple[str, ...]:
    wanted = request.items("only", len(topics(3)))
    here = topics(level)
    found = [topic for topic in wanted if isinstance(topic, str) and topic in here]
    if len(found) < len(wanted):
        raise Fault(text("fault-choice", request.lang, allowed=", ".join(here)), "only")
    return tuple(dict.fromkeys(found))
