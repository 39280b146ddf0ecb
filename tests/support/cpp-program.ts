import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { cppStandard } from "../../components/lesson/prose/cpp-standard.ts";

/** The C++ compiler of this machine, if it has one. */
export const compiler = ["g++", "c++", "clang++"].find(
  (name) => spawnSync(name, ["--version"]).status === 0,
);

function compile(...flags: readonly string[]): void {
  const strict = ["-O2", "-Wall", "-Wextra", "-Werror"];
  execFileSync(compiler ?? "", [...strict, ...flags], { stdio: "pipe" }); // an error holds what it says
}

/** The standard that a listing's first line names, as flags. */
const standardOf = (listing: string): readonly string[] =>
  cppStandard(readFileSync(resolve(listing), "utf8")).flags;

/** The program of a listing, in the standard that it names, put into a folder. A warning is an error. */
export function cppProgram(folder: string, listing: string, ...flags: readonly string[]): string {
  const program = join(folder, listing.replaceAll("/", "-").replace(".cpp", ".exe"));
  compile(...standardOf(listing), ...flags, "-o", program, resolve(listing));
  return program;
}

/**
 * Flags that give a listing the usual headers, read once for all listings of its standard: that is most of a compiler's
 * work. A listing that lacks an `#include` is compiled all the same.
 */
export function headersOnce(
  folder: string,
  ...flags: readonly string[]
): (listing: string) => readonly string[] {
  const made = new Set<string>();
  const names = ["algorithm", "iostream", "map", "string", "vector"];
  return (listing) => {
    const standard = standardOf(listing);
    const header = join(folder, `usual${standard.join("")}.hpp`);
    if (!made.has(header)) {
      writeFileSync(header, names.map((name) => `#include <${name}>\n`).join(""));
      compile(...standard, ...flags, "-O1", "-x", "c++-header", "-o", `${header}.gch`, header);
      made.add(header);
    }
    return [...flags, "-O1", "-include", header];
  };
}
