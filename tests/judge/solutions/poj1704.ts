import { nimSum } from "grundy";

export function marks(squares: number[]): "Georgia will win" | "Bob will win" {
  const isTaken = new Uint8Array(10_001);
  for (const square of squares) isTaken[square] = 1;
  // From the right: the empty squares behind each piece.
  const gaps: number[] = [];
  for (let square = 10_000; square >= 1; square--) {
    if (isTaken[square]) gaps.push(0);
    else if (gaps.length > 0) gaps.push((gaps.pop() ?? 0) + 1);
  }
  const counted = gaps.filter((_, i) => i % 2 === 0);
  return nimSum(counted) === 0 ? "Bob will win" : "Georgia will win";
}
