import { nimSum } from "../theory/nim-sum.ts";
import type { HeapPosition } from "../theory/ruleset.ts";

/** A move in Nim: one heap, counted from 0, becomes smaller. */
export interface NimMove {
  readonly heap: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Why a move in Nim is good or bad, by Bouton's theorem. `before` and `after` are the nim-sums.
 *
 * - `winning`: `after` is 0. `bit` is the highest power of two in `before`; the heap has that bit,
 *   so it shrinks when it becomes itself XOR `before`.
 * - `resisting`: `before` was 0, so that no move keeps it.
 * - `mistaken`: the nim-sum was not 0 and was not brought to 0.
 */
export type NimReason = NimMove & { readonly before: number; readonly after: number } & (
    | { readonly kind: "winning"; readonly bit: number }
    | { readonly kind: "resisting" }
    | { readonly kind: "mistaken" }
  );

/**
 * The move that leads from one position to another.
 *
 * @throws RangeError when the positions do not differ in exactly one heap, smaller in the second
 */
export function nimMove(from: HeapPosition, to: HeapPosition): NimMove {
  const [before, afterwards] = [[from].flat(), [to].flat()];
  const changed = before.flatMap((size, heap) => {
    const after = afterwards[heap] ?? 0;
    return size === after ? [] : [{ heap, from: size, to: after }];
  });
  const [move, ...others] = changed;
  const grown = afterwards.length > before.length;
  if (move === undefined || others.length > 0 || move.to > move.from || grown) {
    throw new RangeError(
      `Cannot read Nim move: exactly one heap must shrink, current value is ${before.join(" ")} to ${afterwards.join(" ")}`,
    );
  }
  return move;
}

/** Why the move that leads from one position to another wins or does not. */
export function explainNim(from: HeapPosition, to: HeapPosition): NimReason {
  const sums = { before: nimSum([from].flat()), after: nimSum([to].flat()) };
  const move = { ...nimMove(from, to), ...sums };
  if (move.before === 0) return { ...move, kind: "resisting" };
  if (move.after !== 0) return { ...move, kind: "mistaken" };
  return { ...move, kind: "winning", bit: 2 ** Math.floor(Math.log2(move.before)) };
}
