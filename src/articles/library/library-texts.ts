import { createHash } from "node:crypto";
import { once } from "node:events";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { kept } from "../../integrations/building/kept.ts";
import { remembered } from "../../integrations/building/remembered.ts";
import type { Declarations } from "../../notebook/types/declarations.ts";
import type { Reference } from "./reference.ts";
import { resourceLimits } from "./thread-limits.ts";

/** Texts that TypeScript derives from the library and the globals of cells. */
export interface LibraryTexts {
  /** Types and doc comments, as `typeBundle` makes them. */
  readonly grundy: string;
  readonly notebook: string;
  readonly declarations: Declarations;
  /** What editors offer, as JSON. */
  readonly completions: string;
  /** What the page of the library explains. */
  readonly reference: Reference;
}

/** The sources that the runs of cells depend on. */
export const LIBRARY_SOURCES = [
  "src/grundy.ts",
  "src/{games,problems,notebook}/**/*.ts",
  "src/i18n/{fill,say,kernel-words}.ts",
  "src/i18n/*/{faults,cell-faults,kernel,move}.ts",
  "tsconfig*.json",
];

export const LIBRARY = {
  name: "library",
  sources: [...LIBRARY_SOURCES, "src/articles/library/*.ts"],
};

/** Made on a thread: it takes seconds, and pages are compiled meanwhile. */
async function make(): Promise<LibraryTexts> {
  const thread = new Worker(resolve("src/articles/library/library-thread.ts"), { resourceLimits });
  const [texts] = (await once(thread, "message")) as [LibraryTexts];
  await thread.terminate();
  return texts;
}

/** These texts, cached until a source of the library changes. */
export const libraryTexts = (): Promise<LibraryTexts> =>
  remembered("library texts", () => kept(LIBRARY, null, make));

/** A name for the completions' file that changes with its text. */
export async function completionsName(): Promise<string> {
  const { completions } = await libraryTexts();
  const hash = createHash("sha256").update(completions).digest("hex");
  return `completions.${hash.slice(0, 10)}.json`;
}
