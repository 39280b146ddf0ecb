import { readFileSync } from "node:fs";

const tokens = readFileSync(0, "latin1").match(/\d+/g) ?? [];
let at = 0;

/** The next number of the input; 0 after its end. */
export const next = (): number => Number(tokens[at++] ?? 0);

/** So many more numbers. */
export const list = (length: number): number[] => Array.from({ length }, next);

/** Prints a line for each case: as many as the first number says, or up to a 0 or the end, given the first number of each. */
export function answer(line: (first: number) => string | number, isCounted = false): void {
  const lines: (string | number)[] = [];
  if (isCounted) for (let left = next(); left > 0; left--) lines.push(line(next()));
  else for (let first = next(); first > 0; first = next()) lines.push(line(first));
  process.stdout.write(lines.map((each) => `${each}\n`).join(""));
}
