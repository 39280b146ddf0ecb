import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { compiler as found } from "../support/cpp-program.ts";

/** The machine's C++ compiler, if it has one; none where the environment variable `NO_COMPILER` is set. */
export const findCompiler = (): string | undefined =>
  process.env["NO_COMPILER"] ? undefined : found;

/** Compiles with -O2 and returns the program. */
export function compile(compiler: string, text: string, folder: string, name: string): string {
  const source = join(folder, `${name}.cpp`);
  const program = join(folder, `${name}.exe`);
  writeFileSync(source, text);
  execFileSync(compiler, ["-O2", "-std=c++17", "-o", program, source]);
  return program;
}
