import { createInput } from "./input.ts";
import { mimeBundle } from "./mime-bundle.ts";
import type { Bundle } from "./output.ts";
import { createShow, type Show } from "./show.ts";

interface Jupyter {
  broadcast(type: "display_data", content: unknown): Promise<void>;
}

interface Surroundings {
  readonly Deno?: { readonly jupyter?: Jupyter };
  readonly console: { log(text: string): void };
  readonly setTimeout: (work: () => void, milliseconds: number) => unknown;
}

const { Deno, console: terminal, setTimeout } = globalThis as unknown as Surroundings;

function findJupyter(): Jupyter | undefined {
  try {
    return Deno?.jupyter;
  } catch {
    // Deno has the name everywhere, and throws when it is read outside its Jupyter kernel.
    return undefined;
  }
}

const jupyter = findJupyter();

/** What has been handed to the kernel. */
let pending = Promise.resolve();

/**
 * How long the kernel may take to send what it was handed, in milliseconds. Deno 2.9 can report a
 * cell's end first, and front ends drop what comes later: without a wait one output in fifteen was
 * lost, with 5 ms none of 400.
 */
const SENDING = 20;

/** Puts an output under the cell that runs, in Deno's Jupyter kernel; prints its text elsewhere. */
function display(bundle: Bundle): void {
  if (jupyter === undefined) {
    terminal.log(bundle["text/plain"]);
    return;
  }
  const content = { data: mimeBundle(bundle, "en"), metadata: {} };
  pending = pending.then(() => jupyter.broadcast("display_data", content));
}

const settled = async (): Promise<void> => {
  await pending;
  if (jupyter !== undefined) await new Promise<void>((done) => setTimeout(done, SENDING));
};

/** The function, with a promise that all it has put under the cell has arrived. */
const awaited =
  <Values extends readonly unknown[]>(put: (...values: Values) => void) =>
  (...values: Values): Promise<void> => {
    put(...values);
    return settled();
  };

const shower = createShow(display);
const methods = Object.fromEntries(
  Object.entries(shower).map(([name, method]) => [
    name,
    awaited(method as (...values: readonly unknown[]) => void),
  ]),
);

/**
 * `show` as cells of this site have it. Where a cell ends, await it: Deno's kernel does not wait for
 * outputs by itself.
 */
export interface NotebookShow extends Show {
  (...values: readonly unknown[]): Promise<void>;
  /** Shows a value, unless it is undefined: what the site does with a cell's last value. */
  result(value: unknown): Promise<void>;
  /** Waits until everything shown has arrived. */
  settled(): Promise<void>;
}

/** Puts values, tables and sequences under a cell of a notebook. */
export const show = Object.freeze(
  Object.assign(awaited(shower), methods, {
    result: awaited((value: unknown): void => {
      if (value !== undefined) shower(value);
    }),
    settled,
  }),
) as unknown as NotebookShow;

/** Controls, each at the value that the article gives it: a notebook's are not to be moved. */
export const input = createInput(display, () => undefined);

const print = awaited(shower);

/** A console whose lines look as they do on the site. */
export const console = Object.freeze({
  log: print,
  info: print,
  debug: print,
  warn: print,
  error: print,
});
