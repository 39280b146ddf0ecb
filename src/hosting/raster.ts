import { kept } from "../building/kept.ts";

/** The faces of formulas: the same on every machine that builds, unlike the system's own. */
const fonts = ["Main-Regular", "Main-Italic", "Main-Bold", "SansSerif-Regular"].map(
  (face) => `node_modules/katex/dist/fonts/KaTeX_${face}.ttf`,
);

async function draw(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const { Resvg } = await import("@resvg/resvg-js");
  const image = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: "KaTeX_Main" },
  }).render();
  return Uint8Array.from(image.asPng());
}

export const PICTURES = { name: "pictures", sources: ["src/hosting/raster.ts"] };

/** A drawing as PNG. Text in it stands in KaTeX_Main or KaTeX_SansSerif; other faces are not there. */
export const raster = (svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> =>
  kept(PICTURES, [svg, width], () => draw(svg, width));
