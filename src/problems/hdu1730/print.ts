import type { Case } from "./case.ts";

/** The cases with a blank line between them. */
export function print(cases: readonly Case[]): string {
  return cases.map(printCase).join("\n");
}

function printCase({ squares, rows }: Case): string {
  return [[rows.length, squares], ...rows].map((line) => `${line.join(" ")}\n`).join("");
}
