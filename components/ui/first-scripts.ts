import { transformSync } from "esbuild";
import firstScript from "./first-script.js?raw";
import lateScripts from "./late-scripts.js?raw";

/** A script without its comments and with short names; no newer syntax than it is written in. */
const shorten = (script: string): string =>
  transformSync(script, { minifyWhitespace: true, minifyIdentifiers: true }).code;

export const first = shorten(firstScript);

/** Loads the page's other scripts after the first paint. */
export const late = shorten(lateScripts);
