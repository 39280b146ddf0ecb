import type { Readable } from "node:stream";
import { expect } from "vitest";

/** One source of input with its actions, which both protocols of WebDriver use. */
export type Input =
  | {
      readonly type: "key";
      readonly id: string;
      readonly actions: readonly { type: "keyDown" | "keyUp"; value: string }[];
    }
  | {
      readonly type: "pointer";
      readonly id: string;
      readonly actions: readonly (
        | { type: "pointerMove"; x: number; y: number; duration: number }
        | { type: "pointerDown" | "pointerUp"; button: number }
      )[];
    };

/** A remotely controlled browser with one tab. Its data is deleted when it ends. */
export interface Engine {
  /** Opens a page, and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Returns the value of an expression in the page, awaited and passed as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Performs the actions of the keyboard or the pointer. */
  perform(input: Input): Promise<void>;
  end(): Promise<void>;
}

/** Waits until a program prints a match of the pattern, and returns its first group. */
export const waitForMatch = (stream: Readable, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = "";
    stream.on("data", (more: Buffer) => {
      text += more.toString();
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    stream.once("end", () =>
      reject(new Error(`The program printed no match of ${String(pattern)}:\n${text}`)),
    );
  });

/** A function that runs in the page. It can use the page and its arguments only. */
type PageFunction<Args extends readonly unknown[], Value> = (...args: Args) => Value;

/** WebDriver's codes of keys without a character. */
export const key = {
  enter: "\uE007",
  shift: "\uE008",
  control: "\uE009",
} as const;

/** Milliseconds to wait for a condition, enough for a busy machine. */
const TIMEOUT = 120_000;

const call = (work: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `(${work.toString()})(...${JSON.stringify(args)})`;

/** Returns the centre of an element, if it is enabled, does not move and is not covered. */
async function centre(found: Element | null | undefined) {
  if (!found || found.matches(":disabled")) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const before = found.getBoundingClientRect();
  // An element that has just come into view may still move.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = found.getBoundingClientRect();
  if (x !== before.x || y !== before.y) return null;
  const at = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const top = (found.getRootNode() as Document | ShadowRoot).elementFromPoint(at.x, at.y);
  return found.contains(top) ? at : null;
}

/** A simulated reader with a keyboard and a mouse. */
export class Reader {
  readonly #engine: Engine;
  readonly #site: string;

  constructor(engine: Engine, site: string) {
    this.#engine = engine;
    this.#site = site;
  }

  /** Opens a page of the site, or a full URL. */
  async open(path: string): Promise<void> {
    await this.expectNoErrors();
    await this.#engine.open(new URL(path, this.#site).href);
  }

  /** Clears the storage, so that the next page is opened as by a new visitor. */
  async clearStorage(): Promise<void> {
    await this.open("/404.html"); // A page stores its edits when it is left.
    await this.evaluate(() => localStorage.clear());
  }

  /** Asserts that the open page has recorded no errors. */
  async expectNoErrors(): Promise<void> {
    const look = () => ({ url: location.href, errors: (window as { pageErrors?: string[] }).pageErrors }); // prettier-ignore
    const { url, errors = [] } = await this.evaluate(look);
    expect.soft(errors, url).toEqual([]);
  }

  async evaluate<Args extends readonly unknown[], Value>(
    work: PageFunction<Args, Value>,
    ...args: Args
  ): Promise<Awaited<Value>> {
    return (await this.#engine.evaluate(call(work, args))) as Awaited<Value>;
  }

  /** Evaluates until the value is neither `false`, `null` nor `undefined`. */
  async waitFor<Args extends readonly unknown[], Value>(
    work: PageFunction<Args, Value>,
    ...args: Args
  ): Promise<NonNullable<Awaited<Value>>> {
    return (await this.#waitFor(call(work, args))) as NonNullable<Awaited<Value>>;
  }

  async #waitFor(expression: string): Promise<unknown> {
    const end = Date.now() + TIMEOUT;
    for (let value: unknown; ; await new Promise((resolve) => setTimeout(resolve, 30))) {
      try {
        value = await this.#engine.evaluate(expression);
      } catch (error) {
        value = undefined; // Another page may be loading.
        if (Date.now() > end) throw error;
      }
      if (value !== undefined && value !== null && value !== false) return value;
      if (Date.now() > end) throw new Error(`No value within ${TIMEOUT} ms: ${expression}`);
    }
  }

  /** Clicks an element as soon as that is possible. */
  async click<Args extends readonly unknown[]>(
    find: PageFunction<Args, Element | null | undefined>,
    ...args: Args
  ): Promise<void> {
    const place = await this.#waitFor(`(${centre.toString()})(${call(find, args)})`);
    await this.#clickAt(place as { x: number; y: number });
  }

  async #clickAt(at: { x: number; y: number }): Promise<void> {
    const actions = [
      { type: "pointerMove", ...at, duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ] as const;
    await this.#engine.perform({ type: "pointer", id: "mouse", actions });
  }

  /** Types a text, character by character. */
  async type(text: string): Promise<void> {
    await this.#keys(Array.from(text).flatMap((value) => [down(value), up(value)]));
  }

  /** Holds all keys but the last, and presses the last. */
  async chord(...keys: string[]): Promise<void> {
    await this.#keys([...keys.map(down), ...keys.toReversed().map(up)]);
  }

  #keys(actions: (Input & { type: "key" })["actions"]): Promise<void> {
    return this.#engine.perform({ type: "key", id: "keyboard", actions });
  }
}

const down = (value: string) => ({ type: "keyDown", value }) as const;
const up = (value: string) => ({ type: "keyUp", value }) as const;

// These functions run in the page, and can use their arguments only.

/** Returns the button with this name in a part of the page, unless it is hidden. */
export const button = (part: string, name: string): Element | undefined =>
  [...document.querySelectorAll<HTMLElement>(`${part} :is(button, label)`)].find(
    (one) => one.textContent.trim() === name && !one.hidden,
  );

export const first = (selector: string): Element | null => document.querySelector(selector);

export const text = (selector: string): string =>
  document.querySelector(selector)?.textContent.trim() ?? "";

/** Reports whether a part of the page contains this text. */
export const hasText = (selector: string, message: string): boolean =>
  [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(message));

/** Returns the lines of the open editor of a cell. */
export const lines = (cell: number): string[] =>
  [
    ...(document
      .querySelector(`[data-cell="${cell}"] .cell-editor`)
      ?.shadowRoot?.querySelectorAll(".cm-line") ?? []),
  ].map((line) => line.textContent);
