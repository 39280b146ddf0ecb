import type { APIRoute } from "astro";
import { href } from "../../articles/href.ts";
import { colour } from "../../integrations/hosting/colour.ts";
import { icons } from "../../integrations/hosting/icons.ts";
import { languagePaths } from "../../i18n/language-paths.ts";
import type { Language } from "../../i18n/languages.ts";
import { words } from "../../i18n/words.ts";

export const getStaticPaths = languagePaths;

/** The name, icons and colours of the installed site. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => {
  const w = words(language).chrome;
  const manifest = {
    name: w.siteName,
    short_name: w.shortName,
    description: w.siteLine,
    lang: language,
    id: href("", language),
    start_url: href("", language),
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
