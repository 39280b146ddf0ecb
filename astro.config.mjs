import mdx from "@astrojs/mdx";
import preact from "@astrojs/preact";
import sitemap from "@astrojs/sitemap";
import { defineConfig } from "astro/config";
import { clangInMemory, withoutBabel, shrunkKatex } from "./src/integrations/vite-plugins.ts";
import { cleanCache } from "./src/integrations/cache.ts";
import { articlePlugin, cachedSatteri } from "./src/articles/article-plugin.ts";
import { hasAddress } from "./src/articles/href.ts";
import { mathPlugin } from "./src/articles/math-plugin.ts";
import { languages, MAIN } from "./src/i18n/words.ts";
import { noBreakPlugin } from "./src/articles/no-break-plugin.ts";
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
      hastPlugins: [noBreakPlugin],
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
    // The canonical address of an article that is not translated is its page in the main language.
    ...(hasAddress(new URL(site)) ? [sitemap({ i18n: { defaultLocale: MAIN, locales } })] : []),
    licences(),
    hosting(),
    offline(),
    cleanCache(),
  ],
  vite: {
    plugins: [withoutBabel, shrunkKatex, clangInMemory()],
    worker: { format: "es", plugins: () => [clangInMemory()] },
    // Markdown is parsed in a worker, where the browser version of this package has no document.
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
      // The oldest browsers that the README lists as supported.
      target: ["chrome124", "edge124", "firefox125", "safari17.5"],
      // Astro writes a directive into each article's module, and reads it before bundling.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
      // Fonts that every formula needs are inlined into the styles, to avoid a layout shift. All others stay files.
      assetsInlineLimit: (file) => (file.endsWith(".woff2") ? /formula-/.test(file) : undefined),
    },
  },
  server: { port: Number(process.env["PORT"] ?? 4321) },
  // While one page waits for the outputs of its cells, others are rendered.
  build: { assets: "assets", concurrency: 4 },
  devToolbar: { enabled: false },
});
