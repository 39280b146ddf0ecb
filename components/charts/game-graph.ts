import { fromOptions, graphOf, type LoopyOutcome } from "../../src/games/theory/finite-graph.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";
import { mex } from "../../src/games/theory/numbers.ts";
import type { Outcome } from "../../src/games/theory/ruleset.ts";

/** A position of a game graph, with the names of the positions one move away. */
export interface GraphNode {
  readonly name: string;
  readonly options: readonly string[];
  /** A description of the move to each option, in words. */
  readonly says?: readonly string[];
}

/**
 * A finite game graph: every name that occurs as an option is also a node, names are distinct, and no option is listed
 * twice. It may have cycles, which `findCycle` finds.
 */
export type GameGraph = readonly GraphNode[];

/** A position as a drawing shows it. It has values if no play from the graph's positions is infinite. */
export interface DrawnNode extends GraphNode {
  readonly outcome: LoopyOutcome;
  readonly grundy?: number;
  /** The distinct Grundy values of the options, increasing. */
  readonly values?: readonly number[];
}

/** A position with its Grundy value and the values from which it was computed. */
export interface SettledNode extends GraphNode {
  /** The distinct Grundy values of the options, increasing. */
  readonly values: readonly number[];
  readonly grundy: number;
  readonly outcome: Outcome;
  /** Maximum number of moves of a play from this position. */
  readonly longest: number;
}

/**
 * Returns the positions of a graph without cycles, from its terminal positions backward: sorted by longest play, then
 * in the order of the graph. Every position is after all of its options.
 *
 * @throws {RangeError} when the graph has a cycle, or an option that is not a node.
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
