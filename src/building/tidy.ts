import type { AstroIntegration } from "astro";
import { prune } from "./prune.ts";

/** When a site is built, throws away what builds kept and have not used for long. */
export const tidy = (): AstroIntegration => ({
  name: "grundy-tidy",
  hooks: { "astro:build:done": () => prune() },
});
