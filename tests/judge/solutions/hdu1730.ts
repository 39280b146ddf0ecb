import { nimSum } from "grundy";

export function columns(
  squares: number,
  rows: [own: number, other: number][],
): "I WIN!" | "BAD LUCK!" {
  // How many rows have each gap: two of the same gap cancel each other.
  const isOdd = new Array<boolean>(squares).fill(false);
  for (const [own, other] of rows) {
    const gap = Math.max(own, other) - Math.min(own, other) - 1;
    isOdd[gap] = isOdd[gap] !== true;
  }
  const left = [...isOdd.keys()].filter((gap) => isOdd[gap]);
  return nimSum(left) === 0 ? "BAD LUCK!" : "I WIN!";
}
