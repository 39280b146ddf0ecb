import type { Case } from "./case.ts";

/** The cases with a blank line between them. */
export function print(cases: readonly Case[]): string {
  return cases.map(printCase).join("\n");
}

function printCase({ squares, own, other }: Case): string {
  const rows = Array.from(own, (square, row) => `${square} ${other[row]}`);
  return [`${own.length} ${squares}`, ...rows].map((line) => `${line}\n`).join("");
}
