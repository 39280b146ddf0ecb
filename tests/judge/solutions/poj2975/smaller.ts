import { nimSum } from "grundy";

export function winningMoves(heaps: number[]): number {
  const sum = nimSum(heaps);
  return heaps.filter((heap) => (heap ^ sum) < heap).length;
}
