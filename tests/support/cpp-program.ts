import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The C++ compiler of this machine, if it has one. */
export const compiler = ["g++", "c++", "clang++"].find(
  (name) => spawnSync(name, ["--version"]).status === 0,
);

function compile(...flags: readonly string[]): void {
  const strict = ["-O2", "-std=c++17", "-Wall", "-Wextra", "-Werror"];
  execFileSync(compiler ?? "", [...strict, ...flags]);
}

/** The program of a listing, put into a folder. A warning is an error. */
export function cppProgram(folder: string, listing: string, ...flags: readonly string[]): string {
  const program = join(folder, listing.replaceAll("/", "-").replace(".cpp", ".exe"));
  compile(...flags, "-o", program, resolve(listing));
  return program;
}

/**
 * Flags that give every listing the usual headers, read once for all: that is most of a compiler's work. A listing that
 * lacks an `#include` is compiled all the same.
 */
export function headersOnce(folder: string): readonly string[] {
  const header = join(folder, "usual.hpp");
  const names = ["algorithm", "iostream", "map", "string", "vector"];
  writeFileSync(header, names.map((name) => `#include <${name}>\n`).join(""));
  compile("-O1", "-x", "c++-header", "-o", `${header}.gch`, header);
  return ["-O1", "-include", header];
}
