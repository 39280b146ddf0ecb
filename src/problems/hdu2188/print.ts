import type { Case } from "./case.ts";

/** T, then one line a case. */
export function print(cases: readonly Case[]): string {
  return `${cases.length}\n${cases.map(({ goal, most }) => `${goal} ${most}\n`).join("")}`;
}
