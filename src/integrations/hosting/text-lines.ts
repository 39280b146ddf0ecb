import { itemAt } from "../../games/theory/item-at.ts";

/** Full-width characters of scripts without spaces; a line may end after any of them. */
const WIDE = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uff60]`;
/** Punctuation that must not begin a line. */
const CLOSING = "[、。，．：；！？）」』】》]";
const BREAK = new RegExp(`(?<=\\s)|(?<=${WIDE})(?!${CLOSING})|(?=${WIDE})(?!${CLOSING})`, "u");

const widthOf = (text: string): number =>
  text.length + (text.match(new RegExp(WIDE, "gu"))?.length ?? 0);

/** Lines of at most `width` letters, a full-width character counting two; text beyond `most` lines is cut, with dots. */
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
