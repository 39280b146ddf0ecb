import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { workerData } from "node:worker_threads";
import { keptWeave } from "./kept-notebook.ts";

/** What a thread is to do: complete these notebooks of a built site. */
export interface WeaveTask {
  /** The site's folder. */
  readonly site: string;
  /** Address of the site's first page. */
  readonly home: string;
  /** Paths below the folder. */
  readonly files: readonly string[];
}

const { site, home, files } = workerData as WeaveTask;

for (const file of files) {
  const place = join(site, file);
  const page = readFileSync(join(place.replace(/\.ipynb$/, ""), "index.html"), "utf8");
  const address = new URL(file.replace(/\.ipynb$/, "/").replaceAll("\\", "/"), home).href;
  writeFileSync(place, await keptWeave(readFileSync(place, "utf8"), page, home, address));
}
