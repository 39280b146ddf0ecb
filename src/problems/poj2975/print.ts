import type { Case } from "./case.ts";

/** Two lines a case, and the line `0`. */
export function print(cases: readonly Case[]): string {
  return `${cases.map((heaps) => `${heaps.length}\n${heaps.join(" ")}\n`).join("")}0\n`;
}
