import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FLAGS = ["-O2", "-std=c++17"];

/** Whether the command makes programs: on some machines it is there and only says how to install it. */
function works(name: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), "grundy-compiler-"));
  try {
    const source = join(folder, "empty.cpp");
    writeFileSync(source, "#include <vector>\nint main() {}\n");
    const program = join(folder, "empty.exe");
    if (spawnSync(name, [...FLAGS, "-o", program, source]).status !== 0) return false;
    return spawnSync(program).status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let found: { readonly name: string | undefined } | undefined;

/** The machine's C++ compiler, if it has one that works; none where the environment variable `NO_COMPILER` is set. */
export const findCompiler = (): string | undefined => {
  found ??= {
    name: process.env["NO_COMPILER"] ? undefined : ["g++", "clang++", "c++"].find(works),
  };
  return found.name;
};

/** Compiles with -O2 and returns the program. */
export function compile(compiler: string, text: string, folder: string, name: string): string {
  const source = join(folder, `${name}.cpp`);
  const program = join(folder, `${name}.exe`);
  writeFileSync(source, text);
  execFileSync(compiler, [...FLAGS, "-o", program, source]);
  return program;
}
