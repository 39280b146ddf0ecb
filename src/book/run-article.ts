import { once } from "node:events";
import { MessageChannel, Worker } from "node:worker_threads";
import { CellError } from "../kernel/cell.ts";
import { compile } from "../kernel/compile.ts";
import { link, type LinkedCell } from "../kernel/link.ts";
import type { Output } from "../kernel/output.ts";
import { lasting } from "../kernel/standing.ts";
import { readReply, type Port, type Request } from "../kernel/protocol.ts";
import { articleCells, type ArticleCell } from "./cells.ts";
import { checkTypes } from "./check-types.ts";
import { kernelText } from "./kernel-text.ts";

/** A cell with what it showed when the site was built. */
export interface RecordedCell extends ArticleCell {
  readonly outputs: readonly Output[];
}

/** An article's cells, run in order: what its page shows, and what the page needs to run them. */
export interface RunArticle {
  readonly cells: readonly RecordedCell[];
  readonly program: readonly LinkedCell[];
}

/** Milliseconds of its thread's own time that a cell may take: a busy machine fails no build. */
const BUDGET = 2000;

/** Milliseconds after which a cell fails that uses no time: it waits for something that never comes. */
const PATIENCE = 60_000;

interface Place {
  readonly file: string;
  readonly cell: ArticleCell;
}

function complain({ file, cell }: Place, message: string, line = 1): never {
  throw new Error(`${file}:${cell.line + line - 1}: cell ${cell.number}: ${message}`);
}

function compiled(place: Place) {
  try {
    return compile(place.cell);
  } catch (error) {
    if (error instanceof CellError) complain(place, error.message, error.line);
    throw error;
  }
}

/** Every fault of an article's types at once, each on a line of its own. */
function complainOfTypes(file: string, cells: readonly ArticleCell[]): void {
  const lines = checkTypes(cells).map(({ cell: number, line, message }) => {
    const start = cells.find((cell) => cell.number === number)?.line ?? 1;
    return `${file}:${start + line - 1}: cell ${number}: ${message}`;
  });
  if (lines.length > 0) throw new Error(lines.join("\n"));
}

function checkEnding(place: Place, outputs: readonly Output[], ok: boolean): void {
  const ended = outputs.find((output) => output.kind === "failure");
  if (ok && place.cell.throws) complain(place, "is marked “throws”, and did not throw");
  if (!ok && !place.cell.throws && ended) {
    complain(place, `${ended.failure.name}: ${ended.failure.message}`, ended.failure.line);
  }
}

/** Calls `over`, with what was too long, when the thread has used up a cell's budget from now on. */
function watch(worker: Worker, over: (why: string) => void): NodeJS.Timeout {
  const began = performance.now();
  const used = async (): Promise<number> => {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  };
  const before = used();
  const look = async (): Promise<void> => {
    const waited = performance.now() - began > PATIENCE;
    if (!waited && (await used()) - (await before) < BUDGET) return;
    clearInterval(timer);
    over(waited ? `did not end within ${PATIENCE / 1000} s` : `took over ${BUDGET} ms`);
  };
  // A thread that has ended can say nothing of its time, and needs no watch.
  const timer = setInterval(() => void look().catch(() => clearInterval(timer)), BUDGET / 4);
  before.catch(() => {});
  return timer;
}

/** One cell's outputs, or a rejection when it is over its budget. */
function runCell(worker: Worker, port: Port, place: Place): Promise<Output[]> {
  const outputs: Output[] = [];
  const { number } = place.cell;
  return new Promise((resolve, reject) => {
    const timer = watch(worker, (why) => {
      reject(new Error(`${place.file}:${place.cell.line}: cell ${number}: ${why}`));
    });
    port.onmessage = ({ data }) => {
      const reply = readReply(data);
      if (!reply || reply.type === "ready" || reply.run !== number) return;
      if (reply.type === "output") {
        outputs.push(reply.output);
        return;
      }
      clearInterval(timer);
      try {
        checkEnding(place, outputs, reply.ok);
        resolve([...lasting(outputs)]);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    port.postMessage({ type: "run", run: number, cell: number } satisfies Request);
  });
}

/**
 * Runs every cell of an article in page order, in the kernel that readers get, on a thread of its own.
 *
 * @throws Error naming file, line and cell: a cell that does not parse or type-check, throws
 *   unexpectedly, does not throw as announced, or takes over two seconds
 */
export async function runArticle(file: string, mdx: string): Promise<RunArticle> {
  const cells = articleCells(mdx);
  const program = link(cells.map((cell) => compiled({ file, cell })));
  if (cells.length === 0) return { cells: [], program };

  const worker = new Worker(await kernelText("node"), { eval: true });
  const { port1, port2 } = new MessageChannel();
  const port = port1 as unknown as Port;
  // What a cell leaves behind may fail after its end: a promise that nobody awaited, a timer.
  const broken = new Promise<never>((_, reject) => {
    worker.once("error", (error: Error) =>
      reject(new Error(`${file}: after a cell: ${error.message}`)),
    );
  });
  broken.catch(() => {});
  const online = once(worker, "online");
  try {
    worker.postMessage(port2, [port2]);
    port.postMessage({ type: "program", cells: program, controls: {} } satisfies Request);
    // Meanwhile the thread starts.
    complainOfTypes(file, cells);
    await Promise.race([online, broken]);
    const recorded: RecordedCell[] = [];
    for (const cell of cells) {
      recorded.push({
        ...cell,
        outputs: await Promise.race([runCell(worker, port, { file, cell }), broken]),
      });
    }
    return { cells: recorded, program };
  } finally {
    port1.close();
    await worker.terminate();
  }
}
