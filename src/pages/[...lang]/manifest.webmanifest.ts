import type { APIRoute } from "astro";
import { href } from "../../articles/href.ts";
import { colour } from "../../integrations/hosting/colour.ts";
import { languagePaths, type LanguageProps, words } from "../../i18n/words.ts";

export const getStaticPaths = languagePaths;

const icon = (name: string, size: number, purpose: string) => ({
  src: `${href("")}icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The name, icons and colours of the installed site. */
export const GET: APIRoute<LanguageProps> = ({ props: { language } }) => {
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
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("maskable-512", 512, "maskable"),
    ],
  };
  return new Response(JSON.stringify(manifest, null, 2), {
    headers: { "content-type": "application/manifest+json" },
  });
};
