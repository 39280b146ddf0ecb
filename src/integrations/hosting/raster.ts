import { cached, hashOfFiles } from "../cache.ts";

/** The fonts of formulas: the same on every machine that builds, unlike system fonts. */
const fonts = ["Main-Regular", "Main-Italic", "Main-Bold", "SansSerif-Regular"].map(
  (face) => `node_modules/katex/dist/fonts/KaTeX_${face}.ttf`,
);

/**
 * A drawing as PNG. Its text is set in KaTeX_Main or KaTeX_SansSerif; scripts that these do not have are drawn with the
 * fonts of the machine.
 */
export const raster = (svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> =>
  cached("pictures", [svg, width, hashOfFiles("src/integrations/hosting/raster.ts")], async () => {
    const { Resvg } = await import("@resvg/resvg-js");
    const loadSystemFonts = /[^\p{sc=Latin}\p{sc=Common}]/u.test(svg);
    const image = new Resvg(svg, {
      fitTo: { mode: "width", value: width },
      font: { fontFiles: fonts, loadSystemFonts, defaultFontFamily: "KaTeX_Main" },
    }).render();
    return Uint8Array.from(image.asPng());
  });
