const files = import.meta.glob<string>(
  [
    "../../../content/*/*/listings/*",
    "../../../src/problems/*/listings/*",
    "../../../src/problems/*/solve.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

interface Listing {
  /** Without its folder: "table.cpp". */
  readonly name: string;
  readonly code: string;
  /** The C++ that it was compiled as, which its first line names: "C++11". */
  readonly standard: string | undefined;
}

/**
 * A file that is shown as code: what is printed is what was compiled and tested.
 *
 * @param file the end of its path: "foundations/listings/table.cpp", "problems/hdu1848/solve.ts"
 * @throws RangeError for a file that is not there
 */
export function listing(file: string): Listing {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${file}`));
  if (!found) {
    const known = Object.keys(files).join(", ");
    throw new RangeError(
      `Cannot show listing: file must be one of ${known}, current value is ${file}`,
    );
  }
  const name = file.replace(/^.*\//, "");
  const code = found[1].trimEnd();
  return { name, code, standard: /^\/\/ ((?:GNU )?C\+\+\d+)\b/.exec(code)?.[1] };
}
