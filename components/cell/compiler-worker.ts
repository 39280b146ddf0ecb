import type { CellSource } from "../../src/notebook/cell.ts";
import { compileOrFault } from "../../src/notebook/compile.ts";
import { speak } from "../../src/notebook/own-words.ts";
import { serveRequests } from "../ui/worker-queue.ts";

/** A cell's text, and the language of its page, in which faults are described. */
export interface Source extends Pick<CellSource, "number" | "code" | "solution"> {
  readonly language: string;
}

serveRequests(({ language, ...source }: Source) => {
  speak(language);
  return Promise.resolve(compileOrFault(source));
});
