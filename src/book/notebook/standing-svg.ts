import { globSync, readFileSync } from "node:fs";
import { attribute, classesOf, elements, find, textOf, type PageElement } from "./page-tree.ts";

const read = (file: string): string => readFileSync(file, "utf8");

/** The light theme's tokens: the first value of each, and of two values the light one. */
function lightTokens(): ReadonlyMap<string, string> {
  const LIGHT_DARK = /light-dark\(\s*((?:[^,()]|\([^()]*\))+),(?:[^()]|\([^()]*\))*\)/g;
  const declared = [...read("src/styles/tokens.css").matchAll(/(--[\w-]+):\s*([^;]+);/g)];
  return new Map(
    declared
      .reverse()
      .map(([, name = "", value = ""]) => [name, value.replace(LIGHT_DARK, "$1").trim()]),
  );
}

/** A style's text with every token in it resolved. */
function resolve(css: string, tokens: ReadonlyMap<string, string>): string {
  const next = css.replace(
    /var\((--[\w-]+)\)/g,
    (whole, name: string) => tokens.get(name) ?? whole,
  );
  return next === css ? css : resolve(next, tokens);
}

/** The rules of the charts' style sheets, without those for media and motion. */
function chartRules(): { selectors: string[]; body: string }[] {
  const css = globSync("components/charts/*.css")
    .sort()
    .map(read)
    .join("\n")
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, head = "", body = ""]) => ({
    // At the commas between selectors, not at those inside `:is(…)`.
    selectors: head.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
    body: body.replace(/\s+/g, " ").trim(),
  }));
}

let known:
  { tokens: ReadonlyMap<string, string>; rules: ReturnType<typeof chartRules> } | undefined;

/** Whether all classes and tags that a selector names are among the given ones. */
const fits = (selector: string, names: ReadonlySet<string>): boolean =>
  (selector.replace(/\[[^\]]*\]|\([^)]*\)|::?[\w-]+/g, "").match(/\.?[a-z][\w-]*/gi) ?? []).every(
    (name) => names.has(name),
  );

/** The classes of a drawing, from the outside to its picture, for which its style is written. */
function classesAround(drawing: PageElement, picture: PageElement): string[] {
  const around = [drawing, ...elements(drawing)].filter((one) => elements(one).includes(picture));
  return around.flatMap(classesOf);
}

/** The style of a picture: the rules of the site that can reach it, with the light theme's colours. */
function styleOf(around: readonly string[], picture: PageElement): string {
  known ??= { tokens: lightTokens(), rules: chartRules() };
  const { tokens, rules } = known;
  const inside = [picture, ...elements(picture)];
  const names = new Set([
    ...inside.map(({ tagName }) => tagName),
    ...[...around, ...inside.flatMap(classesOf)].map((name) => `.${name}`),
  ]);
  const kept = rules.flatMap(({ selectors, body }) => {
    const reaching = selectors.filter((selector) => fits(selector, names));
    return reaching.length > 0 ? [`${reaching.join(", ")} { ${body} }`] : [];
  });
  return resolve(kept.join("\n"), tokens);
}

const quote = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const MARGIN = 8;

/** Room for a caption: the height of its line, and the width of a letter at most. */
const CAPTION = { height: 24, letter: 7 };

/** The caption of a figure under its picture, whose foot is at `y`. */
function captionLine(caption: string, x: number, y: number, tokens: ReadonlyMap<string, string>) {
  const style = resolve("font: 13px var(--sans); fill: var(--ink-soft)", tokens);
  return `<text x="${x}" y="${y + 18}" style="${quote(style)}">${quote(caption)}</text>`;
}

/**
 * A picture of a page as a file of its own: its style inside, on the colour of the page, so that it
 * can be read on any background, and the caption of the drawing that it is in.
 */
export function standingSvg(page: string, drawing: PageElement, picture: PageElement): string {
  const { start, end } = picture.position ?? {};
  const source = page.slice(start?.offset, end?.offset);
  const inner = source.slice(source.indexOf(">") + 1, source.lastIndexOf("</svg>"));
  const caption = textOf(find(drawing, "figcaption") ?? { children: [] }).trim();
  const viewBox = attribute(picture, "viewBox");
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const box = [
    x - MARGIN,
    y - MARGIN,
    Math.max(width, caption.length * CAPTION.letter) + 2 * MARGIN,
    height + (caption === "" ? 0 : CAPTION.height) + 2 * MARGIN,
  ];
  const frame = `x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}"`;
  const around = classesAround(drawing, picture);
  const { tokens } = (known ??= { tokens: lightTokens(), rules: chartRules() });
  const name = [caption, attribute(picture, "ariaLabel")].filter(Boolean).join(": ");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="${quote(around.join(" "))}" role="img" aria-label="${quote(name)}" viewBox="${box.join(" ")}" width="${box[2]}" height="${box[3]}">`,
    `<style>\n${styleOf(around, picture)}\n</style>`,
    `<rect ${frame} fill="${resolve("var(--paper)", tokens)}"/>`,
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${inner}</svg>`,
    ...(caption === "" ? [] : [captionLine(caption, x, y + height, tokens)]),
    "</svg>",
  ].join("\n");
}
