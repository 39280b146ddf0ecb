/** Work in pieces of a few milliseconds: between two of them others may work, as long as what it reads stays as it is. */
export type InPieces<Result> = Generator<undefined, Result>;

/** How many steps of about a nanosecond are one piece. */
export const PIECE = 2 ** 20;

/** Does all the work at once. */
export function atOnce<Result>(pieces: InPieces<Result>): Result {
  let piece = pieces.next();
  while (piece.done !== true) piece = pieces.next();
  return piece.value;
}
