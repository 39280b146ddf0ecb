import type { Plugin } from "vite";

/**
 * One style sheet for all pages: what the build renders brings it, so scripts bring none of their own. A page asks for
 * one file before its first paint, and has it already when it follows another.
 */
export const oneSheet: Plugin = {
  name: "grundy-one-sheet",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  enforce: "pre",
  load: (id) => (id.endsWith(".css") ? "" : undefined),
};
