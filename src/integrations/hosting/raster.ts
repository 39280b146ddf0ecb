import { readFileSync } from "node:fs";
import { create } from "fontkitten";
import { cached, hashOfFiles } from "../cache.ts";
import { itemAt } from "../../games/theory/item-at.ts";

/** The fonts of formulas: the same on every machine that builds, unlike system fonts. */
const fonts = ["Main-Regular", "Main-Italic", "Main-Bold", "SansSerif-Regular"].map(
  (face) => `node_modules/katex/dist/fonts/KaTeX_${face}.ttf`,
);

/** Characters of a text that the first of these fonts does not have. */
export function strange(text: string): string[] {
  const face = create(readFileSync(itemAt(fonts, 0)));
  const has = (character: string) =>
    face.isCollection || face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  return [...new Set(text)].filter((character) => /\S/.test(character) && !has(character));
}

async function draw(svg: string, width: number, ofSystem: boolean): Promise<Uint8Array> {
  const { Resvg } = await import("@resvg/resvg-js");
  const image = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { fontFiles: fonts, loadSystemFonts: ofSystem, defaultFontFamily: "KaTeX_Main" },
  }).render();
  return image.asPng();
}

const lone = (character: string): Promise<Uint8Array> =>
  draw(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50"><text x="5" y="40" font-family="KaTeX_Main" font-size="30">${character}</text></svg>`,
    50,
    true,
  );

/** Characters that no font of this machine has: they are drawn like a noncharacter. */
async function missing(characters: readonly string[]): Promise<string[]> {
  const none = Buffer.from(await lone("\ufdd0"));
  const drawn = await Promise.all(characters.map(lone));
  return characters.filter((_, i) => none.equals(itemAt(drawn, i)));
}

/**
 * A drawing as PNG. Its text is set in KaTeX_Main or KaTeX_SansSerif; only characters that these do not have are drawn
 * with the fonts of the machine.
 *
 * @param text the words of the drawing
 * @throws RangeError when no font of the machine has a character of the text
 */
export const raster = (svg: string, width: number, text = ""): Promise<Uint8Array<ArrayBuffer>> =>
  cached("pictures", [svg, width, hashOfFiles("src/integrations/hosting/raster.ts")], async () => {
    const characters = strange(text);
    const none = characters.length > 0 ? await missing(characters) : [];
    if (none.length > 0) {
      throw new RangeError(
        `Cannot draw picture: a font of this machine must have each of its characters, current text has ${none.join("")}, which none has`,
      );
    }
    return Uint8Array.from(await draw(svg, width, characters.length > 0));
  });
