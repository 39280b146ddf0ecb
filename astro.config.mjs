import { satteri } from "@astrojs/markdown-satteri";
import mdx from "@astrojs/mdx";
import preact from "@astrojs/preact";
import { defineConfig } from "astro/config";
import { cellPlugin } from "./src/book/cell-plugin.ts";
import { mathPlugin } from "./src/book/math-plugin.ts";
import { notebooks } from "./src/book/notebook/notebooks.ts";
import { searchIndex } from "./src/search/search-index.ts";
import { wholeLines } from "./src/book/whole-lines.ts";

/** @type {import("astro").AstroIntegration} */
const clientSign = {
  name: "grundy-client-sign",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({ name: "sign", entrypoint: "./components/boards/client-sign.ts" }),
  },
};

export default defineConfig({
  site: process.env["SITE"] ?? "http://localhost:4321",
  base: process.env["BASE_PATH"] ?? "/",
  trailingSlash: "always",
  markdown: {
    processor: satteri({ features: { math: true }, mdastPlugins: [cellPlugin, mathPlugin] }),
    shikiConfig: {
      themes: { light: "github-light-default", dark: "github-dark-default" },
      defaultColor: false,
      transformers: [wholeLines],
    },
  },
  integrations: [preact(), mdx({ optimize: true }), notebooks(), searchIndex(), clientSign],
  server: { port: Number(process.env["PORT"] ?? 4321) },
  build: { assets: "assets" },
  devToolbar: { enabled: false },
});
