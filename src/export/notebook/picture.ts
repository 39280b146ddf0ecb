import { OutputView } from "@components/notebook/OutputView.tsx";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Words } from "../../i18n/words.ts";
import type { Output } from "../../kernel/output.ts";
import { withLightTokens } from "./light-tokens.ts";

const PICTURE = /<svg\b[^>]*\brole="img"[^>]*>(.*?)<\/svg>/s;
const CAPTION = /<figcaption>(.*?)<\/figcaption>/s;

const MARGIN = 8;

/** Room for a caption: the height of its line, and the width of a letter at most. */
const LINE = { height: 24, letter: 7 };

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/**
 * The picture that a page draws of an output, as a separate SVG with its caption: in the colours of the light theme and
 * with its background, so that it is readable on any other. Undefined where the page draws none.
 */
export function pictureOf(output: Output, words: Words["cell"]): string | undefined {
  const drawn = renderToString(h(OutputView, { output, words }));
  const [picture, inner = ""] = PICTURE.exec(drawn) ?? [];
  if (picture === undefined) return undefined;
  const tag = picture.slice(0, picture.indexOf(">"));
  const caption = CAPTION.exec(drawn)?.[1] ?? "";
  const [x = 0, y = 0, width = 0, height = 0] = attribute(tag, "viewBox").split(" ").map(Number);
  const box = [
    x - MARGIN,
    y - MARGIN,
    Math.max(width, caption.length * LINE.letter) + 2 * MARGIN,
    height + (caption === "" ? 0 : LINE.height) + 2 * MARGIN,
  ];
  const [left, top, across, down] = box;
  const name = [caption, attribute(tag, "aria-label")].filter(Boolean).join(": ");
  const own = tag.replace(/ (role|aria-label|style|width|height)="[^"]*"/g, "");
  return withLightTokens(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${name}" viewBox="${box.join(" ")}" width="${across}" height="${down}" font-family="var(--sans)" style="font-variant-numeric: tabular-nums lining-nums">`,
      `<rect x="${left}" y="${top}" width="${across}" height="${down}" fill="var(--paper)"/>`,
      `${own} x="${x}" y="${y}" width="${width}" height="${height}">${inner}</svg>`,
      ...(caption === ""
        ? []
        : [
            `<text x="${x}" y="${y + height + 18}" font-size="13" fill="var(--ink-soft)">${caption}</text>`,
          ]),
      "</svg>",
    ].join("\n"),
  );
}
