/** Longer cases, in characters, are not shown as a line. */
const LONGEST = 200;

const numbersIn = (line: string): number => line.trim().split(/\s+/).length;

/**
 * A case's input as one line: its only line of data where all others are the number of cases, the count of the numbers in
 * that line and zeros at the end; else all of its lines. Undefined where that is too long.
 *
 * @example
 * tellingLine("1\n3\n7 11 13\n"); // "7 11 13"
 * @example
 * tellingLine("3 6\n4 5\n1 2\n1 2\n"); // "3 6 / 4 5 / 1 2 / 1 2"
 */
export function tellingLine(input: string): string | undefined {
  if (input.length > LONGEST) return undefined;
  const lines = input.trimEnd().split(/\s*\n\s*/);
  const isEnd = (line: string): boolean => /^[0\s]+$/.test(line);
  const data = lines.length > 1 && isEnd(lines.at(-1) ?? "") ? lines.slice(0, -1) : lines;
  const last = data.at(-1) ?? "";
  const [first, ...rest] = data.slice(0, -1);
  const counts = first === "1" ? rest : data.slice(0, -1);
  const isCounted = numbersIn(last) > 1 && counts.every((line) => line === `${numbersIn(last)}`);
  return isCounted && counts.length < 2 ? last : lines.join(" / ");
}
