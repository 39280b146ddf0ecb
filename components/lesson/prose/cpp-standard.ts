const FIRST_LINE = /^\/\/ ((GNU )?C\+\+(98|11|14|17))\b/;

/** The C++ that a listing is written in. */
export interface CppStandard {
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
