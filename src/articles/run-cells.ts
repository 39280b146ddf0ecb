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
import { finalOutputs, type Output } from "../notebook/output.ts";
import { readReply, type Request } from "../notebook/protocol.ts";
import { callThread } from "./call-thread.ts";
import { cellFlags, type ArticleCell } from "./cells.ts";
import { libraryTexts } from "./library/library-texts.ts";
import { kernelText } from "./library/scripts.ts";

/** Maximum milliseconds of a cell's run in a build, with the cells that it needs: seconds even on a busy machine. */
const LIMIT = 30_000;

/** A cell with its outputs from the build. */
export interface RecordedCell extends ArticleCell {
  readonly outputs: readonly Output[];
  /** Exports of the library that the cell imports and no earlier cell does. */
  readonly introduced: readonly string[];
}

/** An article's cells with their outputs, and the program that the page needs to run them. */
export interface RunArticle {
  readonly cells: readonly RecordedCell[];
  readonly program: readonly LinkedCell[];
}

interface Place {
  readonly file: string;
  readonly cell: ArticleCell;
}

/** Creates an error at a line of a cell's text, counted from 1. */
const fault = ({ file, cell }: Place, message: string, line = 1): Error =>
  new Error(`${file}:${cell.line + line - 1}: cell ${cell.number}: ${message}`);

/** Returns the kernel as a thread that serves requests one after another. It exits if a cell awaits forever. */
const threadText = onceInBuild(
  async () => `${await kernelText()}
const { parentPort, workerData: requests } = require("node:worker_threads");
// Bound before a cell runs, because a cell may replace globals.
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
 * Returns the outputs of each request, which contains a cell and the cells that it needs.
 *
 * @param failed creates an error for the request with this index, counted from 0
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
        const expire = (): void => {
          if (all.length === index) fail(`takes more than ${limit / 1000} s`);
        };
        // If rendering pages has blocked this thread, a reply that has arrived is read first.
        timer = setTimeout(() => setImmediate(expire), limit);
      };
      worker.on("message", (message) => {
        const reply = readReply(message);
        if (reply?.type === "output") outputs.push(reply.output);
        if (reply?.type !== "done") return;
        all.push(finalOutputs(outputs));
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
  if (!ended && place.cell.throws) throw fault(place, "has the flag “throws” but did not throw");
  if (ended && !place.cell.throws) {
    const { name, message, line } = ended.failure;
    throw fault(place, `${name}: ${message}`, line);
  }
}

/** Returns, for each cell, the exports of the library that it imports and no earlier cell does. */
function introducedNames(program: readonly LinkedCell[]): string[][] {
  const known = new Set(["*"]); // the library as a whole
  return program.map(({ imports }) => {
    const introduced = [...new Set(Object.values(imports))].filter((name) => !known.has(name));
    for (const name of introduced) known.add(name);
    return introduced;
  });
}

/** Throws one error with all type errors of an article's cells, one per line. */
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

/** Returns a hash of the code that checks and runs cells. */
const sources = (): string =>
  hashOfFiles("src/articles/run-cells.ts", "src/notebook/check-cells.ts");

/** Returns the language of a file below `content/<language>/`, or the main language for other files. */
const languageOf = (file: string): Language => file.split("/").find(isLanguage) ?? MAIN;

/** Compiles and links an article's cells. */
export const programOf = (cells: readonly ArticleCell[]): LinkedCell[] =>
  link(cells.map(compileOrFault));

/** Returns the file of a program, which a page loads before the first run of a cell. Its name changes with its text. */
export function programFile(program: readonly LinkedCell[]) {
  const text = JSON.stringify(program);
  return { name: hashedName("cells", "json", text), text };
}

/** The cells of one article run at a time, so that they do not use up the time limit of another article's cells. */
const enqueue = queue();

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
    return enqueue(() => answer(requests, limit, failed));
  });
  // The build and the tests check types while the cells run. The development server does not wait for TypeScript.
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
 * Runs every cell of an article in page order in the same kernel as in the browser, each after those that it needs.
 * Takes the outputs from the cache if nothing has changed.
 *
 * @param limit maximum milliseconds of each cell
 * @throws Error with file, line and cell: when a cell does not parse or type-check, throws unexpectedly, does not throw
 *   as expected, takes too long, or waits for a promise that does not settle
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

/** The cell of the home page: the values of Kayles and the proof of their period. */
export const homeCells: readonly ArticleCell[] = [
  { number: 1, code: KAYLES, language: "ts", line: 1, ...cellFlags("cell") },
];
