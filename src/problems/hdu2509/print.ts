import type { Case } from "./case.ts";

/** Two lines a case. */
export function print(cases: readonly Case[]): string {
  return cases.map((rows) => `${rows.length}\n${rows.join(" ")}\n`).join("");
}
