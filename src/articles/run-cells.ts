import { Worker } from "node:worker_threads";
import { itemAt } from "../games/theory/item-at.ts";
import { isLanguage, MAIN, type Language } from "../i18n/words.ts";
import {
  cached,
  hashOfFiles,
  hashedName,
  isDevelopment,
  onceInBuild,
  queue,
} from "../integrations/cache.ts";
import { compileOrFault } from "../notebook/compile.ts";
import { link, runOrder, type LinkedCell } from "../notebook/link.ts";
import { lasting, type Output } from "../notebook/output.ts";
import { readReply, type Request } from "../notebook/protocol.ts";
import { callThread } from "./call-thread.ts";
import { cellFlags, type ArticleCell } from "./cells.ts";
import { libraryTexts } from "./library/library-texts.ts";
import { kernelText } from "./library/scripts.ts";

/** Milliseconds that a run of a cell may take in a build, with the cells that it needs: seconds even on a busy machine. */
const LIMIT = 30_000;

/** A cell with what it showed when the site was built. */
export interface RecordedCell extends ArticleCell {
  readonly outputs: readonly Output[];
  /** Exports of the library that no cell before it imports. */
  readonly introduced: readonly string[];
}

/** An article's cells, run in order: what its page shows, and what the page needs to run them. */
export interface RunArticle {
  readonly cells: readonly RecordedCell[];
  readonly program: readonly LinkedCell[];
}

interface Place {
  readonly file: string;
  readonly cell: ArticleCell;
}

/** An error of a cell at a line of its text, counted from 1. */
const fault = ({ file, cell }: Place, message: string, line = 1): Error =>
  new Error(`${file}:${cell.line + line - 1}: cell ${cell.number}: ${message}`);

/** The kernel that readers get, in a thread that answers requests in turn. It ends when a cell waits for what never happens. */
const threadText = onceInBuild(
  async () => `${await kernelText()}
const { parentPort, workerData: requests } = require("node:worker_threads");
// Bound before a cell runs: a cell may replace what is global.
const later = setImmediate;
const answer = (index) => {
  let isDone = false;
  const port = {
    postMessage(message) {
      if (isDone) return;
      parentPort.postMessage(message);
      isDone = message.type === "done";
      if (isDone && index + 1 < requests.length) later(answer, index + 1);
    },
  };
  GrundyKernel.serve(port);
  port.onmessage({ data: requests[index] });
};
answer(0);`,
);

/**
 * What each cell shows, by requests for a cell with those that it needs.
 *
 * @param failed makes an error of the cell with this index, counted from 0
 */
async function answer(
  requests: readonly Request[],
  limit: number,
  failed: (index: number, message: string) => Error,
): Promise<(readonly Output[])[]> {
  const worker = new Worker(await threadText(), { eval: true, workerData: requests });
  const all: (readonly Output[])[] = [];
  let outputs: Output[] = [];
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (message: string): void => {
        if (all.length < requests.length) reject(failed(all.length, message));
      };
      const watch = (): void => {
        clearTimeout(timer);
        const index = all.length;
        const late = (): void => {
          if (all.length === index) fail(`takes more than ${limit / 1000} s`);
        };
        // Where pages have kept this thread busy, a reply that has arrived is read first.
        timer = setTimeout(() => setImmediate(late), limit);
      };
      worker.on("message", (message) => {
        const reply = readReply(message);
        if (reply?.type === "output") outputs.push(reply.output);
        if (reply?.type !== "done") return;
        all.push(lasting(outputs));
        outputs = [];
        if (all.length === requests.length) resolve();
        else watch();
      });
      worker.on("error", (error: Error) => fail(error.message));
      worker.on("exit", () => fail("waits for a promise that does not settle"));
      watch();
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
  return all;
}

function checkEnding(place: Place, outputs: readonly Output[]): void {
  const ended = outputs.find((output) => output.kind === "failure");
  if (!ended && place.cell.throws) throw fault(place, "is marked “throws”, and did not throw");
  if (ended && !place.cell.throws) {
    const { name, message, line } = ended.failure;
    throw fault(place, `${name}: ${message}`, line);
  }
}

/** For each cell of an article the exports of the library that it imports and no cell before it does. */
function introducedNames(program: readonly LinkedCell[]): string[][] {
  const known = new Set(["*"]); // the library as a whole
  return program.map(({ imports }) => {
    const introduced = [...new Set(Object.values(imports))].filter((name) => !known.has(name));
    for (const name of introduced) known.add(name);
    return introduced;
  });
}

/** Throws all type errors of an article's cells at once, one per line. */
async function checkTypes(file: string, cells: readonly ArticleCell[]): Promise<void> {
  const texts = cells.map(({ number, code, solution = false }) => ({ number, code, solution }));
  const { declarations } = await libraryTexts();
  const faults = await cached("types", [declarations, texts, sources()], () =>
    callThread("checkCells", declarations, texts),
  );
  const lines = faults.map(({ cell: number, line, message }) => {
    const start = itemAt(cells, number - 1).line;
    return `${file}:${start + line - 1}: cell ${number}: ${message}`;
  });
  if (lines.length > 0) throw new Error(lines.join("\n"));
}

/** The code that checks and runs cells. */
const sources = (): string =>
  hashOfFiles("src/articles/run-cells.ts", "src/notebook/check-cells.ts");

/** The language of a file below `content/<language>/`; the main one for other files. */
const languageOf = (file: string): Language => file.split("/").find(isLanguage) ?? MAIN;

/** An article's cells as the page runs them. */
export const programOf = (cells: readonly ArticleCell[]): LinkedCell[] =>
  link(cells.map(compileOrFault));

/** The file of these cells, which a page loads when a cell is run first: its text, and a name that changes with it. */
export function programFile(program: readonly LinkedCell[]) {
  const text = JSON.stringify(program);
  return { name: hashedName("cells", "json", text), text };
}

/** Cells of one article do not use up the time limit of another's. */
const inTurn = queue();

async function run(file: string, cells: readonly ArticleCell[], limit: number) {
  if (cells.length === 0) return { cells: [], program: [] };
  const program = programOf(cells);
  for (const cell of cells) {
    const found = itemAt(program, cell.number - 1).fault;
    if (found) throw fault({ file, cell }, found.message, found.line);
  }
  const language = languageOf(file);
  const inputs = [await kernelText(), sources(), language, program];
  const running = cached("runs", inputs, () => {
    const requests = cells.map(({ number }): Request => {
      const needed = runOrder(program, number).map((one) => itemAt(program, one - 1));
      return { cells: needed, controls: {}, language };
    });
    const failed = (index: number, message: string): Error =>
      fault({ file, cell: itemAt(cells, index) }, message);
    return inTurn(() => answer(requests, limit, failed));
  });
  // The development server does not wait for TypeScript: the build and the tests check types, while the cells run.
  if (!isDevelopment) {
    running.catch(() => {});
    await checkTypes(file, cells);
  }
  const outputs = await running;
  cells.forEach((cell, i) => checkEnding({ file, cell }, itemAt(outputs, i)));
  const introduced = introducedNames(program);
  const recorded = cells.map((cell, i) => ({
    ...cell,
    outputs: itemAt(outputs, i),
    introduced: itemAt(introduced, i),
  }));
  return { cells: recorded, program };
}

const runs = new WeakMap<readonly ArticleCell[], Promise<RunArticle>>();

/**
 * Runs every cell of an article in page order, in the kernel that readers get, each after those that it needs; or takes the
 * outputs from the cache; the same cells once.
 *
 * @param limit milliseconds that each cell may take
 * @throws Error naming file, line and cell: a cell that does not parse or type-check, throws unexpectedly, does not throw
 *   as announced, takes too long, or waits for what never happens
 */
export function runCells(
  file: string,
  cells: readonly ArticleCell[],
  limit = LIMIT,
): Promise<RunArticle> {
  const known = isDevelopment ? undefined : runs.get(cells);
  if (known) return known;
  const running = run(file, cells, limit);
  runs.set(cells, running);
  return running;
}

const KAYLES = `import { kayles } from "grundy";
show.period(kayles, 200);`;

/** The home page's own cell: the values of Kayles, and the proof of their period. */
export const homeCells: readonly ArticleCell[] = [
  { number: 1, code: KAYLES, language: "ts", line: 1, ...cellFlags("cell") },
];
