type FromHeap = { readonly kind: "fromHeap"; readonly n: number; readonly heap: number };
type Parts = { readonly heap: number; readonly parts: readonly number[] };
type Way = { readonly from: number; readonly to: number };
type FromNode = { readonly n: number; readonly node: number; readonly level: number };

/**
 * What a move does, as data: `kind` names the sentence that says it, and the rest fills its gaps. Heaps, nodes, levels,
 * rows and squares count from 1, steps from the ground, which is 0.
 */
export type MoveFact =
  | { readonly kind: "take"; readonly n: number; readonly heap: number }
  | { readonly kind: "takeBoth"; readonly n: number }
  | { readonly kind: "takeEach"; readonly takes: readonly FromHeap[] }
  | ({ readonly kind: "takeLeaving"; readonly n: number } & Parts)
  | ({ readonly kind: "split" } & Parts)
  | ({ readonly kind: "carry"; readonly n: number } & Way)
  | { readonly kind: "carryToGround"; readonly n: number; readonly from: number }
  | ({ readonly kind: "takeFromNode" | "moveLeft" | "moveRight" } & FromNode)
  | ({ readonly kind: "movePiece" | "slidePiece" } & Way)
  | ({ readonly kind: "moveBlack" | "moveWhite"; readonly row: number } & Way)
  | { readonly kind: "inRow"; readonly row: number; readonly move: MoveFact }
  /** In the words of a game's author, a sentence of its own. */
  | { readonly kind: "words"; readonly text: string };

/** A fact, or a part of one that has words of its own. */
export type SaidFact = MoveFact | FromHeap;
