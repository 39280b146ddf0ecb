import { PhraseError, type CellPhrase } from "../../src/kernel/phrase-error.ts";
import { faulty, type CellSource, type CompiledCell } from "../../src/kernel/cell.ts";

type Source = Pick<CellSource, "number" | "code" | "solution">;

/** The part of `Worker` that the reader uses. */
export type ReaderWorker = Pick<Worker, "postMessage" | "onmessage" | "onerror" | "terminate">;

/** Time limits in milliseconds: for loading the script, and for compiling one text. */
export const READING = { load: 15_000, text: 1000 } as const;

const start = (): ReaderWorker =>
  new Worker(new URL("./reader-worker.ts", import.meta.url), { type: "module" });

/** The next message of a worker; undefined when none came in time. Rejected when its script fails. */
function answer(worker: ReaderWorker, patience: number): Promise<{ data: unknown } | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), patience);
    worker.onmessage = (event) => {
      clearTimeout(timer);
      resolve(event);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(timer);
      reject(new PhraseError({ id: "readerNotLoaded" }));
    };
  });
}

/**
 * Compiles cells in a worker, one after the other. On some texts a parser does not terminate: the worker that
 * parses one is terminated, and the text gets a fault as any other that cannot be parsed.
 */
export class CellReader {
  readonly #start: () => ReaderWorker;
  #worker: Promise<ReaderWorker> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(startWorker = start) {
    this.#start = startWorker;
  }

  /**
   * A cell ready to run, or with the fault that it has; undefined when it was no longer wanted when its turn came.
   *
   * @throws Error when the script does not load; the next text tries again
   */
  read(source: Source, isWanted: () => boolean = () => true): Promise<CompiledCell | undefined> {
    const read = this.#last.then(() => (isWanted() ? this.#read(source) : undefined));
    this.#last = read.catch(() => {});
    return read;
  }

  async #read(source: Source): Promise<CompiledCell> {
    const worker = await (this.#worker ??= this.#begin());
    const answered = answer(worker, READING.text);
    worker.postMessage(source);
    const reply = await answered;
    if (reply) return reply.data as CompiledCell;
    worker.terminate();
    this.#worker = undefined;
    const message: CellPhrase = { id: "tooSlow", values: { seconds: READING.text / 1000 } };
    return faulty(source, { name: "SyntaxError", message, line: 1, column: 1 });
  }

  async #begin(): Promise<ReaderWorker> {
    try {
      const worker = this.#start();
      if (await answer(worker, READING.load)) return worker;
      worker.terminate();
      throw new PhraseError({ id: "readerNotLoaded" });
    } catch (error) {
      this.#worker = undefined;
      throw error;
    }
  }
}
