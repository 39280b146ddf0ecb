import { bundleShipped } from "../../integrations/licences/bundle-shipped.ts";

/** What is published under `lib/`, each as one ES module that imports nothing. */
const entries = {
  /** The library, as cells import it. */
  grundy: "src/grundy.ts",
  /** What cells of a downloaded notebook show with. */
  notebook: "src/notebook/jupyter.ts",
} as const;

/** A published module: `lib/grundy.js`. */
type PublishedModule = keyof typeof entries;

/** The judge of `npm run judge` as one script for Node and Deno, without the repository. */
export const judgeText = (): Promise<string> =>
  bundleShipped({
    entryPoints: ["src/commands/judge.ts"],
    platform: "node",
    format: "esm",
    target: "es2022",
  });

/** The module's JavaScript. Its first line refers Deno to its types. */
export function moduleText(name: PublishedModule): Promise<string> {
  return bundleShipped({
    entryPoints: [entries[name]],
    format: "esm",
    target: "es2022",
    alias: { grundy: "./src/grundy.ts" },
    banner: { js: `// @ts-self-types="./${name}.d.ts"` },
  });
}
