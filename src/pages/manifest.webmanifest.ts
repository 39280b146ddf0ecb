import type { APIRoute } from "astro";
import { href } from "../articles/href.ts";
import { colour } from "../hosting/colour.ts";
import { icons } from "../hosting/icons.ts";
import { words } from "../i18n/words.ts";

/** What the site is called, and looks like, on a home screen. */
export const GET: APIRoute = () => {
  const w = words("en").chrome;
  const manifest = {
    name: w.siteName,
    short_name: w.shortName,
    description: w.siteLine,
    lang: "en",
    id: href(""),
    start_url: href(""),
    scope: href(""),
    display: "standalone",
    theme_color: colour("paper"),
    background_color: colour("paper"),
    icons: icons.flatMap(({ name, size, purpose }) =>
      purpose
        ? [
            {
              src: `${href("")}icons/${name}.png`,
              sizes: `${size}x${size}`,
              type: "image/png",
              purpose,
            },
          ]
        : [],
    ),
  };
  return new Response(JSON.stringify(manifest, null, 2), {
    headers: { "content-type": "application/manifest+json" },
  });
};
