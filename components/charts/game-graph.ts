import type { LoopyOutcome } from "../../src/games/theory/finite-graph.ts";

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
