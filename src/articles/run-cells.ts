import { setTimeout as delay } from "node:timers/promises";
import { constants, createContext, Script } from "node:vm";
import {
  MessageChannel,
  moveMessagePortToContext,
  receiveMessageOnPort,
} from "node:worker_threads";
import { itemAt } from "../games/theory/item-at.ts";
import { isLanguage, MAIN, type Language } from "../i18n/words.ts";
import {
  cached,
  hashOfFiles,
  hashedName,
  isDevelopment,
  onceInBuild,
} from "../integrations/cache.ts";
import type { CellGlobals } from "../notebook/cell-globals.ts";
import { compileOrFault } from "../notebook/compile.ts";
import { link, runOrder, type LinkedCell } from "../notebook/link.ts";
import { lasting, type Output } from "../notebook/output.ts";
import { readReply, type Port, type Request } from "../notebook/protocol.ts";
import type { CheckCells } from "../notebook/check-cells.ts";
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

interface Timer {
  readonly work: (nothing: undefined) => void;
  readonly due: number;
  /** Of an interval, its milliseconds. */
  readonly every?: number;
}

/** A V8 context with built-in objects of its own, and the globals of cells. All that runs in it has one time limit. */
class CellContext {
  readonly #context = createContext(constants.DONT_CONTEXTIFY, { microtaskMode: "afterEvaluate" });
  readonly #turn = new Script("$turn()");
  readonly #timers = new Map<number, Timer>();
  readonly #deadline: number;
  #work = (): void => {};
  #started = 0;

  constructor(limit: number) {
    this.#deadline = performance.now() + limit;
    Object.assign(this.#context, this.#globals());
    const value = (): void => this.#work();
    Object.defineProperty(this.#context, "$turn", { value });
  }

  #globals(): Omit<CellGlobals, "show" | "input" | "console"> {
    const start = (work: Timer["work"], milliseconds = 0, every?: number): number => {
      this.#started += 1;
      const due = performance.now() + milliseconds;
      this.#timers.set(this.#started, { work, due, ...(every === undefined ? {} : { every }) });
      return this.#started;
    };
    const clear = (timer: number | undefined): void => void this.#timers.delete(timer ?? 0);
    const context = this.#context;
    return {
      performance: Object.freeze({ now: () => performance.now() }),
      setTimeout: (work, milliseconds) => start(work, milliseconds),
      setInterval: (work, milliseconds = 0) => start(work, milliseconds, milliseconds),
      clearTimeout: clear,
      clearInterval: clear,
      // A promise of the context, so that its time counts too.
      queueMicrotask: this.evaluate(
        new Script("(work) => void Promise.resolve().then(work)"),
      ) as CellGlobals["queueMicrotask"],
      structuredClone: <Value>(value: Value) => {
        // A clone has the prototypes of the context in which it is received.
        const { port1, port2 } = new MessageChannel();
        const received = moveMessagePortToContext(port2, context);
        port1.postMessage(value);
        const { message } = receiveMessageOnPort(received) as { message: Value };
        port1.close();
        return message;
      },
    };
  }

  /** @throws Error with the code ERR_SCRIPT_EXECUTION_TIMEOUT at the time limit, promises included */
  evaluate(script: Script): unknown {
    const timeout = Math.max(1, Math.ceil(this.#deadline - performance.now()));
    return script.runInContext(this.#context, { timeout });
  }

  /** Calls `work` within the time limit. */
  call(work: () => void): void {
    this.#work = work;
    this.evaluate(this.#turn);
  }

  /** Waits for the next timer and calls its function; false if there is none before the time limit. */
  async next(): Promise<boolean> {
    const [first] = [...this.#timers].sort(([, a], [, b]) => a.due - b.due);
    if (!first || first[1].due > this.#deadline) return false;
    const [id, { work, due, every }] = first;
    await delay(Math.max(0, due - performance.now()));
    if (every === undefined) this.#timers.delete(id);
    else this.#timers.set(id, { work, every, due: performance.now() + every });
    this.call(() => work(undefined));
    return true;
  }
}

const kernelScript = onceInBuild(
  async () => new Script(`${await kernelText()}\nGrundyKernel.serve`, { filename: "kernel.js" }),
);

/** What one cell shows, run as in a reader's browser: in a new context, after the cells that it needs. */
async function runCell(place: Place, request: Request, limit: number): Promise<readonly Output[]> {
  const outputs: Output[] = [];
  const state = { isDone: false };
  const port: Port = {
    onmessage: null,
    postMessage(message) {
      const reply = readReply(structuredClone(message));
      if (reply?.type === "output") outputs.push(reply.output);
      state.isDone ||= reply?.type === "done";
    },
  };
  try {
    const context = new CellContext(limit);
    const serve = context.evaluate(await kernelScript()) as (port: Port) => void;
    context.call(() => {
      serve(port);
      port.onmessage?.({ data: request });
    });
    while (!state.isDone) {
      if (!(await context.next())) throw new Error("waits for a promise that does not settle");
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isTimedOut = code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
    throw fault(place, isTimedOut ? `takes more than ${limit / 1000} s` : message);
  }
  return lasting(outputs);
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

/** The checker starts with the first article whose types are not known from an earlier build. */
const checker = onceInBuild(async (): Promise<CheckCells> => {
  const { cellChecker } = await import("../notebook/check-cells.ts");
  return cellChecker((await libraryTexts()).declarations);
});

/** Throws all type errors of an article's cells at once, one per line. */
async function checkTypes(file: string, cells: readonly ArticleCell[]): Promise<void> {
  const texts = cells.map(({ number, code, solution }) => ({ number, code, solution }));
  const { declarations } = await libraryTexts();
  const faults = await cached("types", [declarations, texts, sources()], async () =>
    (await checker())(cells),
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
const programOf = (cells: readonly ArticleCell[]): LinkedCell[] => link(cells.map(compileOrFault));

/** The file of these cells, which a page loads when a cell is run first: its text, and a name that changes with it. */
export function programFile(program: readonly LinkedCell[]) {
  const text = JSON.stringify(program);
  return { name: hashedName("cells", "json", text), text };
}

async function run(file: string, cells: readonly ArticleCell[], limit: number) {
  const program = programOf(cells);
  for (const cell of cells) {
    const found = itemAt(program, cell.number - 1).fault;
    if (found) throw fault({ file, cell }, found.message, found.line);
  }
  // The development server does not wait for TypeScript: the build and the tests check types.
  if (cells.length > 0 && !isDevelopment) await checkTypes(file, cells);
  const language = languageOf(file);
  const inputs = [await kernelText(), sources(), language, program];
  const outputs = await cached("runs", inputs, async () => {
    const all: (readonly Output[])[] = [];
    for (const cell of cells) {
      const needed = runOrder(program, cell.number);
      const request = { cells: needed.map((number) => itemAt(program, number - 1)), controls: {}, language }; // prettier-ignore
      all.push(await runCell({ file, cell }, request, limit));
    }
    return all;
  });
  cells.forEach((cell, i) => checkEnding({ file, cell }, itemAt(outputs, i)));
  const introduced = introducedNames(program);
  const recorded = cells.map((cell, i) => ({
    ...cell,
    outputs: itemAt(outputs, i),
    introduced: itemAt(introduced, i),
  }));
  return { cells: recorded, program };
}

let last: Promise<unknown> = Promise.resolve();

const runs = new WeakMap<readonly ArticleCell[], Promise<RunArticle>>();

/**
 * Runs every cell of an article in page order, in the kernel that readers get, each in a new V8 context; or takes the
 * outputs from the cache; the same cells once. Articles run one after the other: one does not use up the time limit of another.
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
  const running = last.then(() => run(file, cells, limit));
  last = running.catch(() => {});
  runs.set(cells, running);
  return running;
}

const KAYLES = `import { kayles } from "grundy";
show.period(kayles, 200);`;

/** The home page's own cell, run: the values of Kayles, and the proof of their period. */
export const homeCell = (): Promise<RunArticle> =>
  runCells("the home page", [
    { number: 1, code: KAYLES, language: "ts", line: 1, ...cellFlags("cell") },
  ]);
