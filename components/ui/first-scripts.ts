import { transformSync } from "esbuild";
import firstScript from "./first-script.js?raw";
import deferredScripts from "./deferred-scripts.js?raw";

/** Removes a script's comments and shortens its identifiers. Does not convert its syntax. */
const shorten = (script: string): string =>
  transformSync(script, { minifyWhitespace: true, minifyIdentifiers: true }).code;

export const first = shorten(firstScript);

/** Loads the page's other scripts after the first paint. */
export const deferred = shorten(deferredScripts);
