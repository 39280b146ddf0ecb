const FIRST_LINE = /^\/\/ ((GNU )?C\+\+(98|11|14|17))\b/;

/** The C++ that a listing is written in. */
interface CppStandard {
  /** "C++98", "GNU C++17" */
  readonly name: string;
  /** What a compiler is told, so that it accepts this standard and nothing beyond it. */
  readonly flags: readonly string[];
}

/**
 * The standard that the first line of a listing names, a comment such as `// C++11. What it does.` GNU C++ has the
 * extensions of GCC, too.
 *
 * @throws RangeError when the first line names none
 */
export function cppStandard(code: string): CppStandard {
  const [, name, gnu, year] = FIRST_LINE.exec(code) ?? [];
  if (name !== undefined && year !== undefined) {
    return {
      name,
      flags: gnu === undefined ? [`-std=c++${year}`, "-pedantic-errors"] : [`-std=gnu++${year}`],
    };
  }
  throw new RangeError(
    `Cannot tell the C++ of a listing: its first line must begin with one like “// C++11”, ` +
      `current value is ${code.split("\n", 1).join("")}`,
  );
}

const files = import.meta.glob<string>(
  [
    "../../content/*/*/listings/*",
    "../../src/problems/*/listings/*",
    "../../src/problems/*/solve.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

interface Listing {
  /** Without its folder: "table.cpp". */
  readonly name: string;
  readonly code: string;
  /** The C++ that it was compiled as: "C++11"; absent for TypeScript. */
  readonly standard?: string;
}

/**
 * A file that is shown as code: what is printed is what was compiled and tested.
 *
 * @param file the end of its path: "foundations/listings/table.cpp", "problems/hdu1848/solve.ts"
 * @throws RangeError for a file that is not there, and for C++ that does not name its standard
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
  return name.endsWith(".ts") ? { name, code } : { name, code, standard: cppStandard(code).name };
}
