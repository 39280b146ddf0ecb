import type { SplitBounds } from "../games/theory/split-bounds.ts";
import type { TakeAndBreak } from "../games/theory/take-and-break.ts";
import type { BreakLaw } from "./break-law.ts";

/** A game of heaps, each of which moves alone. */
export interface HeapGame {
  readonly kind: "heaps";
  /** The game as its address says it; reading it gives the same game. */
  readonly text: string;
  readonly law: BreakLaw;
  /** The law as the fast tables know it, where it is one of theirs. */
  readonly fast?: TakeAndBreak;
  /** What the theorem about its period must know of it, where there is one. */
  readonly theorem?: TakeAndBreak | SplitBounds;
}

/** Several games side by side; a move is a move in one of them. */
export interface SumGame {
  readonly kind: "sum";
  readonly text: string;
  readonly parts: readonly HeapGame[];
}

/** A position of a graph, and where its moves lead. */
export interface LabNode {
  readonly name: string;
  readonly options: readonly string[];
}

/** A finite game, drawn as a graph. Play need not end in it. */
export interface GraphGame {
  readonly kind: "graph";
  readonly text: string;
  /** Each position once, options included. */
  readonly nodes: readonly LabNode[];
  /** One cycle in the order of play, if there is any: then positions have outcomes, and no Grundy values. */
  readonly cycle?: readonly string[];
}

/** A game of the laboratory, read from a line such as `0.77`, `4.[3]`, `4!.0`, `{1,3,4}`, `Kayles`, `0.77 + {1,2}`, `graph a>b b>c`. */
export type LabGame = HeapGame | SumGame | GraphGame;
