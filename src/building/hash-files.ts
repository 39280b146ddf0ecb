import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

/** A hash of the names and the texts of all files that match. */
export function hashFiles(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of globSync(patterns).sort()) {
    const text = readFileSync(file);
    hash.update(`${file.replaceAll("\\", "/")} ${text.length}\n`).update(text);
  }
  return hash.digest("hex");
}
