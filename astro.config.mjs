import { satteri } from "@astrojs/markdown-satteri";
import mdx from "@astrojs/mdx";
import preact from "@astrojs/preact";
import { defineConfig } from "astro/config";
import { listingCode } from "./components/editor/listing-code.ts";
import { devSaves } from "./src/integrations/building/dev-saves.ts";
import { reached } from "./src/integrations/building/reached.ts";
import { tidy } from "./src/integrations/building/tidy.ts";
import { withoutBabel } from "./src/integrations/building/without-babel.ts";
import { articlePlugin } from "./src/articles/article-plugin.ts";
import { cellsAhead } from "./src/articles/cells-ahead.ts";
import { hasAddress } from "./src/articles/has-address.ts";
import { mathPlugin } from "./src/articles/math-plugin.ts";
import { pageList } from "./src/articles/page-list.ts";
import { runCells } from "./src/articles/run-cells.ts";
import { unbrokenPlugin } from "./src/articles/unbroken-plugin.ts";
import { searchIndex } from "./src/export/search-index.ts";
import { lightKatex } from "./src/styles/lighter-katex.ts";
import { hosting } from "./src/integrations/hosting/hosting.ts";
import { licences } from "./src/integrations/licences/licences.ts";
import { offline } from "./src/integrations/offline/offline.ts";

/** Cells begin to run as soon as their article is read. The page that shows one tells of its fault. */
const runAhead = (file, cells) => void runCells(file, cells).catch(() => {});

const site = process.env["SITE"] ?? "http://localhost:4321";
const base = process.env["BASE_PATH"] ?? "/";

export default defineConfig({
  site,
  base,
  trailingSlash: "always",
  markdown: {
    processor: satteri({
      features: { math: true },
      mdastPlugins: [() => articlePlugin(runAhead), mathPlugin],
      hastPlugins: [unbrokenPlugin],
    }),
    shikiConfig: listingCode,
  },
  integrations: [
    preact(),
    mdx({ optimize: true }),
    reached(),
    devSaves(),
    cellsAhead(),
    searchIndex(),
    ...(hasAddress(new URL(site)) ? [pageList(new URL(base.replace(/\/?$/, "/"), site))] : []),
    licences(),
    hosting(),
    offline(),
    tidy(),
  ],
  // The fonts that every formula needs come with the styles, so that no line is set twice; all others stay files.
  vite: {
    plugins: [withoutBabel, lightKatex],
    build: {
      // The oldest browsers that the README promises.
      target: ["chrome124", "edge124", "firefox125", "safari17.5"],
      assetsInlineLimit: (file) => (file.endsWith(".woff2") ? /formula-/.test(file) : undefined),
    },
  },
  server: { port: Number(process.env["PORT"] ?? 4321) },
  build: { assets: "assets" },
  devToolbar: { enabled: false },
});
