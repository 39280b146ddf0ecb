import { mex } from "../../src/games/theory/mex.ts";
import { fromOptions, graphOf } from "../../src/games/theory/finite-graph.ts";
import type { Outcome } from "../../src/games/theory/ruleset.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";
import type { GameGraph, GraphNode } from "./game-graph.ts";

/** A position with its Grundy value, and what the value was computed from. */
export interface SettledNode extends GraphNode {
  /** The distinct Grundy values of the options, increasing. */
  readonly values: readonly number[];
  readonly grundy: number;
  readonly outcome: Outcome;
  /** The most moves that a play from here can have. */
  readonly longest: number;
}

/**
 * The positions of a graph without cycles from its terminal positions backward: by longest play, and where that is
 * equal in the order of the graph. So every position comes after all of its options.
 *
 * @throws {RangeError} when the graph has a cycle, or names an option that is not a node.
 */
export function settleGraph(graph: GameGraph): readonly SettledNode[] {
  const settled = fromOptions<SettledNode>(graphOf(graph), (options, position) => {
    const values = [...new Set(options.map((option) => option.grundy))].sort((a, b) => a - b);
    const grundy = mex(values);
    const longest = Math.max(-1, ...options.map((option) => option.longest)) + 1;
    return {
      ...itemAt(graph, position),
      values,
      grundy,
      outcome: grundy === 0 ? "P" : "N",
      longest,
    };
  });
  return settled.sort((a, b) => a.longest - b.longest);
}
