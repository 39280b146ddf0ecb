import { createInput } from "./input.ts";
import { mimeBundle } from "./mime-bundle.ts";
import type { Bundle } from "./output.ts";
import { createShow, type Show } from "./show.ts";

interface Jupyter {
  broadcast(type: "display_data", content: unknown): Promise<void>;
}

interface Globals {
  readonly Deno?: { readonly jupyter?: Jupyter };
  readonly console: { log(text: string): void };
  readonly setTimeout: (work: () => void, milliseconds: number) => unknown;
}

const { Deno, console: terminal, setTimeout } = globalThis as unknown as Globals;

function findJupyter(): Jupyter | undefined {
  try {
    return Deno?.jupyter;
  } catch {
    // Deno has the name everywhere, and throws when it is read outside its Jupyter kernel.
    return undefined;
  }
}

const jupyter = findJupyter();

/** Resolves when the kernel has received every output so far. */
let pending = Promise.resolve();

/**
 * Milliseconds to wait until the kernel has sent its outputs. Deno 2.9 can report a cell's end before its outputs, and
 * front ends drop later ones: without a wait one output in fifteen was lost, with 5 ms none of 400.
 */
const SENDING = 20;

/** Shows an output below the running cell in Deno's Jupyter kernel; prints its text elsewhere. */
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

/** Wraps a function so that it returns a promise that resolves when its outputs have arrived. */
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
 * The `show` of this site's cells. Await it at the end of a cell, because Deno's kernel does not wait for
 * outputs.
 */
export interface NotebookShow extends Show {
  (...values: readonly unknown[]): Promise<void>;
  /** Shows a value unless it is undefined, as the site does with a cell's last value. */
  result(value: unknown): Promise<void>;
  /** Waits until all outputs have arrived. */
  settled(): Promise<void>;
}

/** Shows values, tables and sequences below a cell of a notebook. */
export const show = Object.freeze(
  Object.assign(awaited(shower), methods, {
    result: awaited((value: unknown): void => {
      if (value !== undefined) shower(value);
    }),
    settled,
  }),
) as unknown as NotebookShow;

/** Controls with the article's values. In a notebook they cannot be changed. */
export const input = createInput(display, () => undefined);

const print = awaited(shower);

/** A console whose lines look like those on the site. */
export const console = Object.freeze({
  log: print,
  info: print,
  debug: print,
  warn: print,
  error: print,
});
