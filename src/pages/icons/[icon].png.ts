import { readFileSync } from "node:fs";
import type { APIRoute, GetStaticPaths } from "astro";
import { colour } from "../../integrations/hosting/colour.ts";
import { icons, type Icon } from "../../integrations/hosting/icons.ts";
import { raster } from "../../integrations/hosting/raster.ts";

export const getStaticPaths = (() =>
  icons.map((icon) => ({
    params: { icon: icon.name },
    props: { icon },
  }))) satisfies GetStaticPaths;

/** The mark of the site in the sizes for home screens. */
export const GET: APIRoute<{ icon: Icon }> = async ({ props: { icon } }) => {
  const side = 24 + 2 * icon.margin;
  const paper = `<rect x="${-icon.margin}" y="${-icon.margin}" width="${side}" height="${side}" fill="${colour("paper")}"/>`;
  const drawing = readFileSync("public/icon.svg", "utf8")
    .replace('viewBox="0 0 24 24"', `viewBox="${-icon.margin} ${-icon.margin} ${side} ${side}"`)
    .replace(/(<svg[^>]*>)/, icon.margin > 0 ? `$1${paper}` : "$1");
  return new Response(await raster(drawing, icon.size), {
    headers: { "content-type": "image/png" },
  });
};
