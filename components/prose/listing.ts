const files = import.meta.glob<string>(
  [
    "../../content/*/*/listings/*",
    "../../src/problems/*/listings/*",
    "../../src/problems/*/solve.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

/**
 * A file that is shown as code: what is printed is what was compiled and tested.
 *
 * @param file the end of its path: "foundations/listings/table.cpp", "problems/hdu1848/solve.ts"
 */
export function listing(file: string): { readonly name: string; readonly code: string } {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${file}`));
  if (!found) {
    const known = Object.keys(files).join(", ");
    throw new RangeError(
      `Cannot show listing: file must be one of ${known}, current value is ${file}`,
    );
  }
  return { name: file.replace(/^.*\//, ""), code: found[1].trimEnd() };
}
