import { squaresOf, type Case } from "./case.ts";

/** T, then n and one line a row for each case; squares from left to right. */
export function print(cases: readonly Case[]): string {
  const lines = cases.flatMap((rows) => [`${rows.length}`, ...rows.map(printRow)]);
  return [`${cases.length}`, ...lines].map((line) => `${line}\n`).join("");
}

function printRow(row: number): string {
  const squares = squaresOf(row);
  return [squares.length, ...squares].join(" ");
}
