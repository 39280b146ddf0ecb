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
  /** Without its folder: "table.cpp". */
  readonly name: string;
  readonly code: string;
  /** The C++ that it was compiled as, which its first line names: "C++11". */
  readonly standard: string | undefined;
  /** The same, as the page's compiler knows it; C++17 where no line names it. */
  readonly flag: Standard;
}

/**
 * A file that is shown as code, or a text without a file.
 *
 * @param file the end of its path: "foundations/listings/table.cpp", "problems/hdu1848/solve.ts"
 * @throws RangeError for a file that is not there
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
