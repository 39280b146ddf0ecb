import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { raster } from "./raster.ts";
import { PICTURE, sharePicture } from "./share-picture.ts";

const META = /<meta property="og:([a-z_]+)" content="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#34;": '"',
  "&#38;": "&",
  "&#39;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

const plain = (text: string): string =>
  text.replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * Draws the picture that a page names for link previews, from the metadata of the page. For a page that names none it
 * does nothing.
 *
 * @param site the folder of the built site
 * @param base the site's base path, with slashes at its ends
 * @param page the built page, as HTML
 */
export async function drawPicture(site: string, base: string, page: string): Promise<void> {
  const report = Object.fromEntries(
    [...page.matchAll(META)].map(([, name = "", text = ""]) => [name, plain(text)]),
  );
  const { image, title = "", description: summary = "", site_name: name = "" } = report;
  if (image === undefined) return;
  const path = decodeURI(new URL(image).pathname);
  if (!path.startsWith(base)) {
    throw new Error(`Cannot draw picture: it must stand below ${base}, current address is ${path}`);
  }
  const file = join(site, path.slice(base.length));
  await mkdir(dirname(file), { recursive: true });
  const drawing = sharePicture({ site: name, title, summary });
  await writeFile(file, await raster(drawing, PICTURE.width));
}
