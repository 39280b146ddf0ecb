import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const FOLDERS = ["components", "content", "public", "src"];

/** The project in a folder of its own: its packages are the same files, what earlier builds kept is not there. */
export function copyProject(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), "grundy-builds-"));
  for (const part of [...FOLDERS, ...fs.globSync("{*.json,astro.config.mjs,LICENSE}")]) {
    fs.cpSync(part, join(folder, part), { recursive: true });
  }
  fs.mkdirSync(join(folder, "node_modules"));
  for (const name of fs.readdirSync("node_modules").filter((name) => !/^\.(?!bin$)/.test(name)))
    fs.symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name), "junction");
  return folder;
}
