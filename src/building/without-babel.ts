import type { Plugin } from "vite";

/** What of Preact's integration hands every file to Babel. */
const BABEL = "vite:preact-jsx";

/**
 * Leaves types and JSX to Vite's own compiler, which has both from `tsconfig.json`. Preact's integration has Babel read
 * and print every script beside it, once for pages and once for browsers: a quarter of a build's time, for nothing more.
 *
 * @throws Error when the integration has no such part any more, and this plugin no use
 */
export const withoutBabel: Plugin = {
  name: "grundy-without-babel",
  configResolved({ plugins }) {
    const babel = plugins.find(({ name }) => name === BABEL);
    if (!babel) throw new Error(`Preact's integration is not laid out as expected: no ${BABEL}`);
    delete babel.transform;
  },
};
