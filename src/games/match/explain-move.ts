import type { Term } from "../theory/ruleset.ts";
import { nimSum } from "../theory/nim-sum.ts";
import type { Game } from "./game.ts";
import type { Change, Reason } from "./explanation.ts";

/** Why a move from a position to one of its options wins or does not, as data. */
export function explainMove<Position>(
  { explain }: Pick<Game<Position>, "explain">,
  from: Position,
  to: Position,
): Reason {
  const [before, after] = [explain(from), explain(to)];
  const resists = before.outcome === "P";
  const verdict = resists ? "resisting" : after.outcome === "P" ? "winning" : "mistaken";
  if (before.kind !== "sum" || after.kind !== "sum") return { verdict, before, after };
  const change = findChange(before.terms, after.terms, before.nimSum);
  return { verdict, before, after, ...(change && { change }) };
}

/** A move changes one heap. A heap that is split becomes several; the heaps after it keep their order. */
function findChange(
  before: readonly Term[],
  after: readonly Term[],
  sum: number,
): Change | undefined {
  const at = before.findIndex(({ size }, index) => size !== after[index]?.size);
  const term = before[at];
  if (term === undefined) return undefined;
  const parts = after.slice(at, at + 1 + after.length - before.length);
  const bit = sum === 0 ? 0 : 2 ** Math.floor(Math.log2(sum));
  return { term, from: term.value, to: nimSum(parts.map(({ value }) => value)), bit };
}
