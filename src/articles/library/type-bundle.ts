import { generateDtsBundle } from "dts-bundle-generator";
import { itemAt } from "../../games/theory/item-at.ts";

const entries = {
  /** The library, as cells import it. */
  grundy: "src/grundy.ts",
  /** The output functions of downloaded notebooks. */
  notebook: "src/notebook/jupyter.ts",
  /** The globals of a cell. */
  globals: "src/notebook/cell-globals.ts",
} as const;

const names = Object.keys(entries) as (keyof typeof entries)[];

let bundles: readonly string[] | undefined;

/** Types and doc comments in one file that imports nothing. All are made at once, from one TypeScript program. */
export function typeBundle(name: keyof typeof entries): string {
  const output = { noBanner: true, exportReferencedTypes: false };
  bundles ??= generateDtsBundle(
    names.map((one) => ({ filePath: entries[one], output })),
    { preferredConfigPath: "tsconfig.core.json" },
  );
  return itemAt(bundles, names.indexOf(name));
}
