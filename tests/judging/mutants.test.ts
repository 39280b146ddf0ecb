import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { test } from "vitest";
import { whole } from "../support/extent.ts";
import type { Fate } from "./fates.ts";
import { MUTANTS, tryMutants } from "./try-mutants.ts";

/** Megabytes that a program may hold: one that grows without end is over soon. */
const resourceLimits = { maxOldGenerationSizeMb: 1000 };

/** A thread that tells the fates of programs for a problem. Its programs end by themselves, but for want of memory. */
async function begin(id: string, code: string): Promise<Worker> {
  const script = new URL("./mutant-worker.ts", import.meta.url);
  const worker = new Worker(script, { workerData: { id, code }, resourceLimits });
  await once(worker, "message");
  return worker;
}

const solutions = globSync("tests/judging/solutions/*/*.ts").sort();

test.each(whole ? solutions : solutions.filter((file) => file.includes("hdu2188/remainder")))(
  "%s with one token changed is rejected, or is right",
  async (file) => {
    const id = file.split(/[\\/]/).at(-2) ?? "";
    const code = readFileSync(file, "utf8");
    let worker = await begin(id, code);
    await tryMutants(code, whole ? MUTANTS : 5, async (text) => {
      worker.postMessage(text);
      try {
        const [fate] = (await once(worker, "message")) as [Fate | "no program"];
        return fate;
      } catch {
        worker = await begin(id, code);
        return "rejected";
      }
    });
    await worker.terminate();
  },
);
