import { generateDtsBundle } from "dts-bundle-generator";
import { itemAt } from "../../theory/item-at.ts";

const entries = {
  /** What a cell may import. */
  grundy: "src/grundy.ts",
  /** What a downloaded notebook shows with. */
  notebook: "src/kernel/jupyter.ts",
  /** What a cell has without importing it. */
  globals: "src/kernel/cell-globals.ts",
} as const;

const names = Object.keys(entries) as (keyof typeof entries)[];

let bundles: readonly string[] | undefined;

/** Types and doc comments in one file that imports nothing. All are read in one program, once. */
export function typeBundle(name: keyof typeof entries): string {
  const output = { noBanner: true, exportReferencedTypes: false };
  bundles ??= generateDtsBundle(
    names.map((one) => ({ filePath: entries[one], output })),
    { preferredConfigPath: "tsconfig.core.json" },
  );
  return itemAt(bundles, names.indexOf(name));
}
