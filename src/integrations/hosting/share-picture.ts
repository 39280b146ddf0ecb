import { itemAt } from "../../games/theory/item-at.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { colour } from "./colour.ts";

/** Size of pictures in link previews, in pixels. */
export const PICTURE = { width: 1200, height: 630 } as const;

const CELLS = 8;
const CELL = 56;
const LEFT = 80;
const TABLE = { x: PICTURE.width - 72 - CELLS * CELL, y: (PICTURE.height - CELLS * CELL) / 2 };

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Replaces characters that the font lacks: non-breaking space and hyphen, Latin letters with accents. */
export const drawn = (text: string): string =>
  text
    .replaceAll("\u00a0", " ")
    .replaceAll("\u2011", "-")
    .replace(/[\u00c0-\u00ff]/g, (letter) => letter.normalize("NFD").charAt(0));

/** One cell of the table: the nim-sum of its row and its column. Where that is 0, the two heaps are a P-position. */
function cell(a: number, b: number): string {
  const sum = nimSum([a, b]);
  const [x, y] = [TABLE.x + b * CELL, TABLE.y + a * CELL];
  const [cx, cy] = [x + CELL / 2, y + CELL / 2];
  const ink = sum === 0 ? "on-p" : sum === 6 ? "on-n" : sum < 6 ? "on-g-low" : "on-g-high";
  const fill = colour(sum === 0 ? "p" : `g-${sum}`);
  const shape =
    sum === 0
      ? `<circle cx="${cx}" cy="${cy}" r="${CELL / 2 - 2}" fill="${fill}"/>`
      : `<rect x="${x + 1}" y="${y + 1}" width="${CELL - 2}" height="${CELL - 2}" fill="${fill}"/>`;
  return `${shape}<text x="${cx}" y="${cy + 9}" font-size="26" text-anchor="middle" fill="${colour(ink)}">${sum}</text>`;
}

const table = (): string => {
  const heaps = Array.from({ length: CELLS }, (_, heap) => heap);
  return heaps.flatMap((a) => heaps.map((b) => cell(a, b))).join("");
};

const paragraph = (
  text: readonly string[],
  top: number,
  size: number,
  fill: string,
  face = "KaTeX_Main",
): string =>
  text
    .map(
      (line, i) =>
        `<text x="${LEFT}" y="${top + Math.round(i * size * 1.25)}" font-family="${face}" font-size="${size}" fill="${colour(fill)}">${escape(line)}</text>`,
    )
    .join("");

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

/** The picture of a page for link previews: its title and summary, and a table of nim-sums. */
export function sharePicture(page: { site: string; title: string; summary: string }): string {
  const { width, height } = PICTURE;
  const title = textLines(drawn(page.title), 19, 4);
  const summary = textLines(drawn(page.summary), 40, 4);
  const middle = height / 2 - (title.length * 72 + summary.length * 35) / 2 + 76;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="KaTeX_Main">
<rect width="${width}" height="${height}" fill="${colour("paper")}"/>
<circle cx="${LEFT + 13}" cy="80" r="13" fill="${colour("p")}"/>
<rect x="${LEFT + 31}" y="68" width="23" height="24" fill="${colour("n")}"/>
<text x="${LEFT + 70}" y="90" font-size="30" fill="${colour("ink-soft")}">${page.title === page.site ? "" : escape(page.site)}</text>
${paragraph(title, middle, 58, "ink")}
${paragraph(summary, middle + title.length * 72 + 4, 27, "ink-soft")}
${table()}
</svg>`;
}
