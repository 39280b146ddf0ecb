import type { LoopyOutcome } from "../../src/games/theory/loopy-outcomes.ts";
import { mex } from "../../src/games/theory/mex.ts";
import type { Outcome } from "../../src/games/theory/outcome.ts";
import { ofKey } from "../../src/games/theory/of-key.ts";

/** A position of a game graph, with the names of the positions one move away. */
export interface GraphNode {
  readonly name: string;
  readonly options: readonly string[];
  /** What a player says for the move to each option; without it moves have no words. */
  readonly says?: readonly string[];
}

/**
 * A finite game graph: every name that occurs as an option is a node too, names are distinct, and no option is listed
 * twice. It may have cycles; `findCycle` tells.
 */
export type GameGraph = readonly GraphNode[];

/** A position as a drawing shows it. It has values where no play from the graph's positions goes on for ever. */
export interface DrawnNode extends GraphNode {
  readonly outcome: LoopyOutcome;
  readonly grundy?: number;
  /** The distinct Grundy values of the options, increasing. */
  readonly values?: readonly number[];
}

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
  const settled = new Map<string, SettledNode>();
  while (settled.size < graph.length) {
    const wave = graph.filter(
      (node) => !settled.has(node.name) && node.options.every((option) => settled.has(option)),
    );
    if (wave.length === 0) {
      const open = graph.filter((node) => !settled.has(node.name)).map((node) => node.name);
      throw new RangeError(
        `Cannot settle graph: every play must end, current positions without end are ${open.join(", ")}`,
      );
    }
    for (const node of wave.map((found) => settle(found, settled))) settled.set(node.name, node);
  }
  return [...settled.values()];
}

function settle(node: GraphNode, settled: ReadonlyMap<string, SettledNode>): SettledNode {
  const options = node.options.map((option) => ofKey(settled, option));
  const values = [...new Set(options.map((option) => option.grundy))].sort((a, b) => a - b);
  const grundy = mex(values);
  const longest = Math.max(-1, ...options.map((option) => option.longest)) + 1;
  return { ...node, values, grundy, outcome: grundy === 0 ? "P" : "N", longest };
}
