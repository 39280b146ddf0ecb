import type { AstroIntegration } from "astro";
import { globSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { KEPT } from "./kept.ts";

/** Bytes of the cache: about ten builds without common values. */
const MOST = 200_000_000;

interface Entry {
  readonly place: string;
  readonly bytes: number;
  readonly used: number;
}

async function entry(place: string): Promise<Entry[]> {
  // Another build may have deleted it.
  const found = await stat(place).catch(() => undefined);
  return found?.isFile() ? [{ place, bytes: found.size, used: found.mtimeMs }] : [];
}

/** Deletes the least recently used files until the cache has at most so many bytes. */
export async function prune(folder = KEPT, most = MOST): Promise<void> {
  const places = globSync("*/*", { cwd: folder }).map((file) => join(folder, file));
  const entries = (await Promise.all(places.map(entry))).flat();
  let bytes = 0;
  for (const one of entries.sort((a, b) => b.used - a.used)) {
    bytes += one.bytes;
    if (bytes > most) await rm(one.place, { force: true }).catch(() => {});
  }
}

/** Deletes the least recently used files of the cache after a build. */
export const tidy = (): AstroIntegration => ({
  name: "grundy-tidy",
  hooks: { "astro:build:done": () => prune() },
});
