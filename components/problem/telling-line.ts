/** Longer cases, in characters, are not shown as a line. */
const LONGEST = 200;

/**
 * The line of a case's input with its data: the only one, or the only one apart from counts, which are alone on a line,
 * and zeros, which end an input. A case in several lines has none.
 */
export function tellingLine(input: string): string | undefined {
  if (input.length > LONGEST) return undefined;
  const lines = input.trimEnd().split("\n");
  if (lines.length === 1) return lines[0];
  const telling = lines.filter((line) => /\S\s+\S/.test(line) && /[^0\s]/.test(line));
  return telling.length === 1 ? telling[0] : undefined;
}
