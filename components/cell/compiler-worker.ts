import type { CellSource } from "../../src/notebook/cell.ts";
import { compileOrFault } from "../../src/notebook/compile.ts";

declare const self: {
  onmessage: (event: { data: Pick<CellSource, "number" | "code"> }) => void;
  postMessage(message: unknown): void;
};

self.onmessage = ({ data }) => self.postMessage(compileOrFault(data));
// The first message says that the worker is ready.
self.postMessage(undefined);
