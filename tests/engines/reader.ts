import type { Readable } from "node:stream";
import { expect } from "vitest";

/** One source of input and what it does. The two protocols of WebDriver share these words. */
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

/** A running browser with one tab, driven from outside. What its visitors leave there goes when it ends. */
export interface Engine {
  /** Opens a page, and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, or what a promise there becomes; it travels as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses keys and moves the pointer, as a reader does. */
  perform(input: Input): Promise<void>;
  end(): Promise<void>;
}

/** Waits until a program prints something like this, and returns the group of the pattern. */
export const printed = (stream: Readable, like: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = "";
    stream.on("data", (more: Buffer) => {
      text += more.toString();
      const found = like.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    stream.once("end", () =>
      reject(new Error(`Nothing like ${String(like)} was printed:\n${text}`)),
    );
  });

/** What is said of a page by a function that runs there: it sees the page, and only its arguments. */
type Look<Args extends readonly unknown[], Value> = (...args: Args) => Value;

/** Keys that no letter stands for, as WebDriver writes them. */
export const key = {
  enter: "\uE007",
  shift: "\uE008",
  control: "\uE009",
} as const;

/** How long is waited for what will be so soon, on however busy a machine. */
const PATIENCE = 120_000;

const call = (work: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `(${work.toString()})(...${JSON.stringify(args)})`;

/** The middle of what is found, when it is there to be pressed, rests, and nothing lies above it. */
async function middle(found: Element | null | undefined) {
  if (!found || found.matches(":disabled")) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const before = found.getBoundingClientRect();
  // What has just come into sight may still make room for itself.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = found.getBoundingClientRect();
  if (x !== before.x || y !== before.y) return null;
  const at = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const top = (found.getRootNode() as Document | ShadowRoot).elementFromPoint(at.x, at.y);
  return found.contains(top) ? at : null;
}

/** A reader with a keyboard and a mouse. */
export class Reader {
  readonly #engine: Engine;
  readonly #site: string;

  constructor(engine: Engine, site: string) {
    this.#engine = engine;
    this.#site = site;
  }

  /** Opens a page of the site, or an address in full. */
  async open(path: string): Promise<void> {
    await this.leave();
    await this.#engine.open(new URL(path, this.#site).href);
  }

  /** Becomes another visitor, of whom the browser knows nothing. */
  async forget(): Promise<void> {
    await this.open("/404.html"); // Edits are kept when their page goes.
    await this.see(() => localStorage.clear());
  }

  /** Nothing may have gone wrong on the page that is left. */
  async leave(): Promise<void> {
    const look = () => ({ at: location.href, troubles: (window as { troubles?: string[] }).troubles }); // prettier-ignore
    const { at, troubles = [] } = await this.see(look);
    expect.soft(troubles, at).toEqual([]);
  }

  async see<Args extends readonly unknown[], Value>(
    look: Look<Args, Value>,
    ...args: Args
  ): Promise<Awaited<Value>> {
    return (await this.#engine.evaluate(call(look, args))) as Awaited<Value>;
  }

  /** Looks until there is something to be seen. */
  async until<Args extends readonly unknown[], Value>(
    look: Look<Args, Value>,
    ...args: Args
  ): Promise<NonNullable<Awaited<Value>>> {
    return (await this.#until(call(look, args))) as NonNullable<Awaited<Value>>;
  }

  async #until(expression: string): Promise<unknown> {
    const end = Date.now() + PATIENCE;
    for (let seen: unknown; ; await new Promise((resolve) => setTimeout(resolve, 30))) {
      try {
        seen = await this.#engine.evaluate(expression);
      } catch (error) {
        seen = undefined; // The page may just be going.
        if (Date.now() > end) throw error;
      }
      if (seen !== undefined && seen !== null && seen !== false) return seen;
      if (Date.now() > end) throw new Error(`It was never seen: ${expression}`);
    }
  }

  /** Presses what is found, as soon as it can be. */
  async press<Args extends readonly unknown[]>(
    find: Look<Args, Element | null | undefined>,
    ...args: Args
  ): Promise<void> {
    const place = await this.#until(`(${middle.toString()})(${call(find, args)})`);
    await this.click(place as { x: number; y: number });
  }

  /** Presses at a place. */
  async click(at: { x: number; y: number }): Promise<void> {
    const actions = [
      { type: "pointerMove", ...at, duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ] as const;
    await this.#engine.perform({ type: "pointer", id: "mouse", actions });
  }

  /** Types a text, sign by sign. */
  async type(text: string): Promise<void> {
    await this.#keys(Array.from(text).flatMap((value) => [down(value), up(value)]));
  }

  /** Holds all keys but the last, and presses that. */
  async chord(...keys: string[]): Promise<void> {
    await this.#keys([...keys.map(down), ...keys.toReversed().map(up)]);
  }

  #keys(actions: (Input & { type: "key" })["actions"]): Promise<void> {
    return this.#engine.perform({ type: "key", id: "keyboard", actions });
  }
}

const down = (value: string) => ({ type: "keyDown", value }) as const;
const up = (value: string) => ({ type: "keyUp", value }) as const;

// These run in the page: each sees the page, and only its own arguments.

/** The button of this name in a part of the page, unless it is hidden. */
export const button = (part: string, name: string): Element | undefined =>
  [...document.querySelectorAll<HTMLElement>(`${part} :is(button, label)`)].find(
    (one) => one.textContent.trim() === name && !one.hidden,
  );

export const first = (selector: string): Element | null => document.querySelector(selector);

export const text = (selector: string): string =>
  document.querySelector(selector)?.textContent.trim() ?? "";

/** Whether a part of the page says this. */
export const says = (selector: string, message: string): boolean =>
  [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(message));

/** The lines of the open editor of a cell. */
export const lines = (cell: number): string[] =>
  [
    ...(document
      .querySelector(`[data-cell="${cell}"] .cell-editor`)
      ?.shadowRoot?.querySelectorAll(".cm-line") ?? []),
  ].map((line) => line.textContent);
