import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A way in which a listing may read: as it is written, or through slower standard means. */
interface Variant {
  readonly name: string;
  readonly text: string;
}

/** The compiler, if the machine has one. */
export const compiler = ["g++", "c++", "clang++"].find(
  (name) => spawnSync(name, ["--version"]).status === 0,
);

/** The listing as it stands and, where it makes cin fast, what it is with cin as it comes, and with scanf. */
export function variantsOf(file: string): readonly Variant[] {
  const text = readFileSync(file, "utf8");
  if (!text.includes("sync_with_stdio(false)")) {
    return [{ name: text.includes("scanf") ? "scanf" : "getchar", text }];
  }
  const plain = text.replace(/.*(sync_with_stdio|cin\.tie).*\n/g, "");
  const scanf = plain
    .replace("#include <iostream>", "#include <cstdio>\n#include <iostream>")
    .replace(/std::cin((?: >> \w+)+)/g, (_, names: string) => {
      const variables = names.split(" >> ").slice(1);
      const format = variables.map(() => "%d").join(" ");
      return `std::scanf("${format}", ${variables.map((name) => `&${name}`).join(", ")}) == ${variables.length}`;
    });
  return [
    { name: "cin without sync", text },
    { name: "plain cin", text: plain },
    { name: "scanf", text: scanf },
  ];
}

/** Compiles with -O2 and returns the program. */
export function compile(compilerName: string, text: string, folder: string, name: string): string {
  const source = join(folder, `${name}.cpp`);
  const program = join(folder, `${name}.exe`);
  writeFileSync(source, text);
  execFileSync(compilerName, ["-O2", "-std=c++17", "-o", program, source]);
  return program;
}
