export function winner(
  _squares: number,
  rows: [own: number, other: number][],
): "I WIN!" | "BAD LUCK!" {
  let sum = 0;
  for (const [own, other] of rows) sum ^= Math.abs(own - other) - 1;
  return sum !== 0 ? "I WIN!" : "BAD LUCK!";
}
