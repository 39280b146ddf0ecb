export function rule(rows: number[]): "Yes" | "No" {
  let sum = 0;
  let large = false;
  for (const apples of rows) {
    sum ^= apples;
    if (apples > 1) large = true;
  }
  return large === (sum !== 0) ? "Yes" : "No";
}
