import type { AstroIntegration } from "astro";
import { prune } from "./prune.ts";

/** Deletes the least recently used files of the cache after a build. */
export const tidy = (): AstroIntegration => ({
  name: "grundy-tidy",
  hooks: { "astro:build:done": () => prune() },
});
