/** The thread that `src/integrations/prepare.ts` starts. It tells the name of each thing that is in the cache. */
import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { articleFiles, TOOLS } from "../integrations/prepare.ts";
import { toolManifests } from "../programs/pack-tools.ts";
import { articleCells } from "./cells.ts";
import { runCells } from "./run-cells.ts";

/** Without the errors: whoever needs it meets them again. */
const tell = async (name: string, work: Promise<unknown>): Promise<void> => {
  await work.catch(() => {});
  parentPort?.postMessage(name);
};

void tell(TOOLS, toolManifests());
for (const file of articleFiles())
  await tell(file, runCells(file, articleCells(readFileSync(file, "utf8"))));
