import type { Case } from "./case.ts";

/** One line a case, and the line `0 0 0`. */
export function print(cases: readonly Case[]): string {
  return [...cases, [0, 0, 0]].map((heaps) => `${heaps.join(" ")}\n`).join("");
}
