import type { Case } from "./case.ts";

/** T, then one line a case. */
export function print(cases: readonly Case[]): string {
  const lines = cases.map((squares) => [squares.length, ...squares].join(" "));
  return [`${cases.length}`, ...lines].map((line) => `${line}\n`).join("");
}
