import type { Case } from "./case.ts";

/** One line a case. */
export function print(cases: readonly Case[]): string {
  return cases.map((heap) => `${heap}\n`).join("");
}
