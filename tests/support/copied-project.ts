import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A copy of the project in a folder of its own, without what earlier builds stored. Packages are links. */
export function copyProject(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), "grundy-copy-"));
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  }).split("\n");
  for (const file of files) if (file && fs.existsSync(file)) fs.cpSync(file, join(folder, file));
  fs.mkdirSync(join(folder, "node_modules"));
  for (const name of fs.readdirSync("node_modules").filter((name) => !/^\.(?!bin$)/.test(name)))
    fs.symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name), "junction");
  return folder;
}
