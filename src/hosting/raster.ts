import { Resvg } from "@resvg/resvg-js";

/** The faces of formulas: the same on every machine that builds, unlike the system's own. */
const fonts = ["Main-Regular", "Main-Italic", "Main-Bold", "SansSerif-Regular"].map(
  (face) => `node_modules/katex/dist/fonts/KaTeX_${face}.ttf`,
);

/** A drawing as PNG. Text in it stands in KaTeX_Main or KaTeX_SansSerif; other faces are not there. */
export function raster(svg: string, width: number): Uint8Array<ArrayBuffer> {
  const image = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: "KaTeX_Main" },
  }).render();
  return Uint8Array.from(image.asPng());
}
