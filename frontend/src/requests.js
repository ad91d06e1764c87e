// A hand is a request: opening, seed, round and moves. These functions edit requests;
// what follows from them is Python's business.

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** Return a seed for a fresh deal. */
export function freshSeed() {
  return Array.from({ length: 6 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join("");
}

/** Return the request without what belongs to one message alone. */
export function bare(request) {
  const { id: _id, format: _format, kind: _kind, lang: _lang, ...body } = request;
  return body;
}

/** Return a new deal of the same table. */
export function freshDeal(request, changes = {}) {
  return { ...bare(request), moves: [], branches: [], seen_ahead: false, ...changes };
}

/** Return the request with one more move of the reader; what goes with it only where there is something. */
export function withMove(request, action, given = {}) {
  const rest = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
  const move = [request.opening.you, action, ...(Object.keys(rest).length ? [rest] : [])];
  return { ...request, moves: [...request.moves, move] };
}

/** Return a first deal of another table: rules, seats or policies have changed, stakes are placed anew. */
export function otherTable(request, changes) {
  const { stakes: _stakes, out: _out, ...opening } = request.opening;
  return { ...freshDeal({ ...request, opening }), round: (request.round ?? 1) + 1, ...changes };
}

/** Return whether this is one of a row of rounds with accounts. */
export const inSession = (request) => request?.opening.chips !== undefined;

/** Return whether there is more at this table than one player against the bank by the base rules. */
export function isFull(request) {
  const { opening, rules } = request;
  return opening.seats > 2 || opening.you === opening.bank || inSession(request) || Object.keys(rules ?? {}).length > 0;
}

function lastOwnMove(request) {
  return request.moves.map(([seat]) => seat).lastIndexOf(request.opening.you);
}

export const hasOwnMove = (request) => lastOwnMove(request) >= 0;

/** Return the request before the reader's last move: the cards stay, and were seen. */
export function undone(request) {
  const moves = request.moves.slice(0, lastOwnMove(request));
  return { ...request, moves, branches: request.branches.filter(([after]) => after <= moves.length), seen_ahead: true };
}

/** Return the request with the rest of the pack shuffled anew from the last open decision. */
export function dealtOnDifferently(request, settled) {
  const base = settled && hasOwnMove(request) ? undone(request) : request;
  const number = Math.max(0, ...request.branches.map(([, branch]) => branch)) + 1;
  return { ...base, branches: [...base.branches, [base.moves.length, number]] };
}

/** Return the same decisions of the reader before another banker, who then plays anew. */
export function beforeBanker(request, banker) {
  return { ...request, banker, moves: request.moves.filter(([seat]) => seat === request.opening.you) };
}
