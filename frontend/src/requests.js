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

/** Return the request with one more move of the reader. */
export function withMove(request, action) {
  return { ...request, moves: [...request.moves, [request.opening.you, action]] };
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
