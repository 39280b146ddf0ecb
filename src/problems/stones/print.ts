import type { Case } from "./case.ts";

/** T, then k and one line a level for each tree. */
export function print(cases: readonly Case[]): string {
  const lines = cases.flatMap((levels) => [
    `${levels.length}`,
    ...levels.map((counts) => counts.join(" ")),
  ]);
  return [`${cases.length}`, ...lines].map((line) => `${line}\n`).join("");
}
