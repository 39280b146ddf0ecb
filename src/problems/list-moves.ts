import type { ExplainedMove, Explanation } from "./problem.ts";

/** More moves than these are counted, not listed. */
const MOST_LISTED = 100;

/**
 * The winning moves of an explanation: the first hundred, and the number of the others. Iterates over all of them, in
 * constant memory.
 *
 * @example
 * listMoves([]); // { winningMoves: [], unlistedMoves: 0 }
 */
export function listMoves(
  moves: Iterable<ExplainedMove>,
): Pick<Explanation, "winningMoves"> & { readonly unlistedMoves: number } {
  const winningMoves: ExplainedMove[] = [];
  let unlistedMoves = 0;
  for (const move of moves) {
    if (winningMoves.length < MOST_LISTED) winningMoves.push(move);
    else unlistedMoves++;
  }
  return { winningMoves, unlistedMoves };
}
