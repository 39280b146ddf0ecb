import { itemAt } from "../theory/item-at.ts";

/** What is as wide as it is high, of writing that has no spaces; a line may end after any such sign. */
const WIDE = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uff60]`;
/** But a line does not begin with these. */
const CLOSING = "[、。，．：；！？）」』】》]";
const BREAK = new RegExp(`(?<=\\s)|(?<=${WIDE})(?!${CLOSING})|(?=${WIDE})(?!${CLOSING})`, "u");

const widthOf = (text: string): number =>
  text.length + (text.match(new RegExp(WIDE, "gu"))?.length ?? 0);

/** Lines of at most so many letters, of which a wide sign is two; a last line that would be one too many ends in dots. */
export function textLines(text: string, width: number, most: number): string[] {
  const all: string[] = [];
  for (const piece of text.split(BREAK)) {
    const longer = (all.at(-1) ?? "") + piece;
    if (all.length > 0 && widthOf(longer.trimEnd()) <= width) all[all.length - 1] = longer;
    else all.push(piece);
  }
  const lines = all.map((line) => line.trimEnd());
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${itemAt(lines, most - 1)} ...`];
}
