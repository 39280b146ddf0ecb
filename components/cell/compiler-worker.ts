import type { CellSource } from "../../src/notebook/cell.ts";
import { compileOrFault } from "../../src/notebook/compile.ts";
import { speak } from "../../src/notebook/own-words.ts";

/** A cell's text, and the language of its page, in which faults are described. */
export interface Source extends Pick<CellSource, "number" | "code" | "solution"> {
  readonly language: string;
}

declare const self: {
  onmessage: (event: { data: Source }) => void;
  postMessage(message: unknown): void;
};

self.onmessage = ({ data: { language, ...source } }) => {
  speak(language);
  self.postMessage(compileOrFault(source));
};
// The first message says that the worker is ready.
self.postMessage(undefined);
