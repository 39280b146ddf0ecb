import type { Standard } from "../../../src/programs/compile-cpp.ts";

const files = import.meta.glob<string>(
  [
    "../../../content/*/*/listings/*",
    "../../../src/problems/*/listings/*",
    "../../../src/problems/*/solve.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

interface Listing {
  /** File name without the folder: "table.cpp". */
  readonly name: string;
  readonly code: string;
  /** The C++ standard in its first line, with which it was compiled: "C++11". */
  readonly standard: string | undefined;
  /** The standard's name in the page's compiler; C++17 by default. */
  readonly flag: Standard;
}

/**
 * Returns the listing of a file, or of a text without a file.
 *
 * @param file path suffix, for example "foundations/listings/table.cpp" or "problems/hdu1848/solve.ts"
 * @throws RangeError if the file does not exist
 */
export function listing(file: string, text = readListing(file)): Listing {
  const code = text.trimEnd();
  const standard = /^\/\/ ((?:GNU )?C\+\+\d+)\b/.exec(code)?.[1];
  const flag = (standard ?? "C++17").replace("GNU ", "").toLowerCase() as Standard;
  return { name: file.replace(/^.*\//, ""), code, standard, flag };
}

function readListing(file: string): string {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${file}`));
  if (!found) {
    const known = Object.keys(files).join(", ");
    throw new RangeError(
      `Cannot show listing: file must be one of ${known}, current value is ${file}`,
    );
  }
  return found[1];
}
