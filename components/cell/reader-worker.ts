import type { CellSource } from "../../src/notebook/cell.ts";
import { compileOrFault } from "../../src/notebook/compile.ts";

declare const self: {
  onmessage: (event: { data: Pick<CellSource, "number" | "code"> }) => void;
  postMessage(message: unknown): void;
};

self.onmessage = ({ data }) => self.postMessage(compileOrFault(data));
// Tells the page that the worker is ready for requests.
self.postMessage(undefined);
