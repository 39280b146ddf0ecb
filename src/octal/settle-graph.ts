import { type LoopyOutcome, loopyOutcomes } from "../games/theory/loopy-outcomes.ts";
import { itemAt } from "../games/theory/item-at.ts";
import { mex } from "../games/theory/mex.ts";
import { ofKey } from "../games/theory/of-key.ts";
import type { GraphGame } from "./lab-game.ts";

/** What the positions of a graph are, in the order of its nodes. */
export interface SettledGraph {
  readonly outcomes: readonly LoopyOutcome[];
  /** Their Grundy values, if every play ends. */
  readonly values?: readonly number[];
}

/** Outcomes, and Grundy values where every play ends. O(positions + moves) time. */
export function settleGraph({ nodes, cycle }: GraphGame): SettledGraph {
  const places = new Map(nodes.map(({ name }, place) => [name, place]));
  const options = nodes.map((node) => node.options.map((name) => ofKey(places, name)));
  const outcomes = loopyOutcomes(nodes.length, (place) => itemAt(options, place));
  if (cycle !== undefined) return { outcomes };

  const open = options.map(({ length }) => length);
  const before: number[][] = options.map(() => []);
  options.forEach((to, place) => to.forEach((option) => itemAt(before, option).push(place)));
  const values = new Array<number>(nodes.length).fill(0);
  const settled = open.flatMap((count, place) => (count === 0 ? [place] : []));
  for (const place of settled) {
    values[place] = mex(itemAt(options, place).map((option) => itemAt(values, option)));
    for (const from of itemAt(before, place)) {
      const left = itemAt(open, from) - 1;
      open[from] = left;
      if (left === 0) settled.push(from);
    }
  }
  return { outcomes, values };
}
