import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeWorker } from "../../src/integrations/offline/offline.ts";
import { globFiles } from "../support/glob-files.ts";

/**
 * Makes a built site a second edition: its headings say so, and its kernel has another name.
 *
 * @returns the name that the kernel had
 */
export async function rewriteEdition(folder: string): Promise<string> {
  const kernel = globFiles("lib/kernel.*.js", folder)[0] ?? "";
  const name = "lib/kernel.2222222222.js";
  renameSync(join(folder, kernel), join(folder, name));
  for (const file of globFiles("**/*.html", folder)) {
    const page = readFileSync(join(folder, file), "utf8");
    writeFileSync(
      join(folder, file),
      page.replaceAll(kernel, name).replaceAll("</h1>", ", 2nd edition</h1>"),
    );
  }
  await writeWorker(folder);
  return kernel;
}
