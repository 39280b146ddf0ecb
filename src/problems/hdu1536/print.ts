import type { Case } from "./case.ts";

/** The set, m and one line a position for each case, and the line `0`. */
export function print(cases: readonly Case[]): string {
  const lines = cases.flatMap(({ amounts, positions }) => [
    counted(amounts),
    `${positions.length}`,
    ...positions.map(counted),
  ]);
  return [...lines, "0"].map((line) => `${line}\n`).join("");
}

function counted(numbers: readonly number[]): string {
  return [numbers.length, ...numbers].join(" ");
}
