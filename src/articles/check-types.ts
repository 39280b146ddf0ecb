import { once } from "node:events";
import { MessageChannel, Worker } from "node:worker_threads";
import type { CellText } from "../notebook/types/cell-modules.ts";
import type { TypeFault } from "../notebook/types/protocol.ts";
import { threadScript } from "./library/kernel-text.ts";
import { libraryTexts, type LibraryTexts } from "./library/library-texts.ts";
import { resourceLimits } from "./library/thread-limits.ts";
import type { TypesRequest } from "./types-thread.ts";

let starting: Promise<Worker> | undefined;
let known: LibraryTexts | undefined;
let asked = 0;

async function start({ declarations }: LibraryTexts): Promise<Worker> {
  const script = await threadScript("types-thread");
  return new Worker(script, { eval: true, workerData: declarations, resourceLimits });
}

/** The thread that checks against the library as it is now. */
async function typesThread(): Promise<Worker> {
  const texts = await libraryTexts();
  if (texts !== known) {
    known = texts;
    await endTypesThread();
    // A thread that still checks against the former library ends with the process.
    starting = undefined;
  }
  return (starting ??= start(texts));
}

/**
 * The type errors of an article's cells. One thread checks all articles, so that cells of other articles can run
 * meanwhile.
 */
export async function checkTypes(cells: readonly CellText[]): Promise<readonly TypeFault[]> {
  const thread = await typesThread();
  const { port1, port2 } = new MessageChannel();
  const request: TypesRequest = { cells, answer: port2 };
  asked += 1;
  thread.ref();
  thread.postMessage(request, [port2]);
  const settled = new AbortController();
  const broken = once(thread, "error", { signal: settled.signal }).then(([error]) => {
    starting = undefined;
    throw error;
  });
  try {
    const answers = await Promise.race([once(port1, "message"), broken]);
    return (answers as [readonly TypeFault[]])[0];
  } finally {
    settled.abort();
    port1.close();
    asked -= 1;
    if (asked === 0) thread.unref();
  }
}

/** Terminates the thread if it is idle. The next check starts a new one. */
export async function endTypesThread(): Promise<void> {
  if (asked > 0) return;
  const thread = starting;
  starting = undefined;
  await (await thread)?.terminate();
}
