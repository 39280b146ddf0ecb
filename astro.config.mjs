import mdx from "@astrojs/mdx";
import preact from "@astrojs/preact";
import sitemap from "@astrojs/sitemap";
import { defineConfig } from "astro/config";
import { clangInMemory, withoutBabel, lightKatex } from "./src/integrations/vite-plugins.ts";
import { cleanCache } from "./src/integrations/cache.ts";
import { articlePlugin, cachedSatteri } from "./src/articles/article-plugin.ts";
import { hasAddress } from "./src/articles/href.ts";
import { mathPlugin } from "./src/articles/math-plugin.ts";
import { languages, MAIN } from "./src/i18n/words.ts";
import { unbrokenPlugin } from "./src/articles/unbroken.ts";
import { hosting } from "./src/integrations/hosting/hosting.ts";
import { licences } from "./src/integrations/licences/licences.ts";
import { offline } from "./src/integrations/offline/offline.ts";

const site = process.env["SITE"] ?? "http://localhost:4321";
const base = process.env["BASE_PATH"] ?? "/";

const locales = Object.fromEntries(languages.map((language) => [language, language]));

export default defineConfig({
  site,
  base,
  trailingSlash: "always",
  markdown: {
    processor: cachedSatteri({
      features: { math: true },
      mdastPlugins: [articlePlugin, mathPlugin],
      hastPlugins: [unbrokenPlugin],
    }),
  },
  integrations: [
    preact(),
    mdx({ optimize: true }),
    {
      name: "grundy-reached",
      hooks: {
        "astro:config:setup": ({ addClientDirective }) =>
          addClientDirective({
            name: "reached",
            entrypoint: "./components/ui/load-when-reached.ts",
          }),
      },
    },
    // A page that shows an article of another language names that language's page as canonical.
    ...(hasAddress(new URL(site)) ? [sitemap({ i18n: { defaultLocale: MAIN, locales } })] : []),
    licences(),
    hosting(),
    offline(),
    cleanCache(),
  ],
  // The fonts that every formula needs come with the styles, so that no line is set twice; all others stay files.
  vite: {
    plugins: [withoutBabel, lightKatex, clangInMemory()],
    worker: { format: "es", plugins: () => [clangInMemory()] },
    // Markdown is read in a worker, where the version for browsers has no document.
    resolve: {
      alias: [
        {
          find: /^decode-named-character-reference$/,
          replacement: `${import.meta.dirname}/node_modules/decode-named-character-reference/index.js`,
        },
      ],
    },
    optimizeDeps: { exclude: ["@yowasp/clang"] },
    build: {
      // The oldest browsers that the README promises.
      target: ["chrome124", "edge124", "firefox125", "safari17.5"],
      // Astro marks each article so, and reads the mark before this is bundled.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
      assetsInlineLimit: (file) => (file.endsWith(".woff2") ? /formula-/.test(file) : undefined),
    },
  },
  server: { port: Number(process.env["PORT"] ?? 4321) },
  // While one page waits for the outputs of its cells, others are made.
  build: { assets: "assets", concurrency: 4 },
  devToolbar: { enabled: false },
});
