/** A listing's coloured pieces. */
const LISTING = /<pre class="astro-code[^]*?<\/pre>/g;
const PIECE = /<\/?span\b[^>]*>/g;

/** A formula as MathML, up to the annotation that has its TeX. */
const MATHML = /<semantics>[^]*?<annotation/g;

/** Data and programs, which no prose has. */
const SCRIPT = /<(script|style)\b[^]*?<\/\1>/g;

const DRAWN = '<span class="katex-html"';
const SPANS = new RegExp(`${DRAWN}|<span\\b|</span>`, "g");

/** The page without the boxes of its formulas: spans within spans. */
function withoutBoxes(page: string): string {
  let kept = "";
  let [from, depth] = [0, 0];
  for (const { 0: tag, index } of page.matchAll(SPANS)) {
    if (depth > 0) {
      depth += tag === "</span>" ? -1 : 1;
      if (depth === 0) from = index + tag.length;
    } else if (tag === DRAWN) {
      kept += page.slice(from, index);
      depth = 1;
    }
  }
  return kept + page.slice(from);
}

/** A built page without what a notebook has as text: half of its elements, and slow to go through. */
export const withoutDrawn = (page: string): string =>
  withoutBoxes(page)
    .replace(MATHML, "<semantics><annotation")
    .replace(SCRIPT, "")
    .replace(LISTING, (listing) => listing.replace(PIECE, ""));
