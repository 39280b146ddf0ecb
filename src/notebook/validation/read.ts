import { showHidden } from "../show-hidden.ts";

/**
 * Validates an untrusted value: returns a copy of the expected fields, or undefined if it has another type.
 */
export type Read<Value> = (value: unknown) => Value | undefined;

/** The type that a `Read` returns. */
export type ReadBy<Reader> = Reader extends Read<infer Value> ? Value : never;

type Readers<Fields> = { readonly [Name in keyof Fields]: Read<Fields[Name]> };

/** Number of items that may still be read from the current message. */
let capacity = Infinity;

/** Subtracts from the number of items that may still be read. Returns false if none is left. */
const spend = (size = 1): boolean => (capacity -= size) >= 0;

/** Limits the number of items read in total: a small message may refer to one list a million times. */
export const bounded =
  <Value>(most: number, read: Read<Value>): Read<Value> =>
  (value) => {
    capacity = most;
    try {
      return read(value);
    } finally {
      capacity = Infinity;
    }
  };

export const number: Read<number> = (value) =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

export const count: Read<number> = (value) =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

export const boolean: Read<boolean> = (value) => (typeof value === "boolean" ? value : undefined);

/** Number of characters of text that count as one item. */
const LINE = 100;

/** Allowed hidden characters: zero-width joiners of letters and emoji, and variation selectors. */
const JOINERS = "\u200C\u200D\uFE0E\uFE0F";

/** Reads a text of at most `most` characters, and shows the code points of hidden characters. */
export const text =
  (most: number): Read<string> =>
  (value) =>
    typeof value === "string" && value.length <= most && spend(value.length / LINE)
      ? showHidden(value, JOINERS)
      : undefined;

export const shortText = text(1000);

/** Reads a text of at most `most` characters, unchanged. */
export const exactText =
  (most: number): Read<string> =>
  (value) =>
    typeof value === "string" && value.length <= most ? value : undefined;

/** Accepts exactly this value. */
export const only =
  <const Value>(known: Value): Read<Value> =>
  (value) =>
    value === known ? known : undefined;

/** Accepts any one of these values. */
export const oneOf =
  <const Value>(...known: readonly Value[]): Read<Value> =>
  (value) =>
    known.find((one) => one === value);

/** Returns the result of the first reader that accepts the value. */
export const either =
  <Values extends readonly unknown[]>(...readers: Readers<Values>): Read<Values[number]> =>
  (value) => {
    for (const read of readers) {
      const found = read(value);
      if (found !== undefined) return found;
    }
    return undefined;
  };

/** Accepts a value that the reader accepts and that passes the test. */
export const where =
  <Value>(read: Read<Value>, test: (value: Value) => boolean): Read<Value> =>
  (value) => {
    const found = read(value);
    return found !== undefined && test(found) ? found : undefined;
  };

/** Accepts a list of at most `most` items, all of them valid. */
export const list =
  <Item>(most: number, read: Read<Item>): Read<readonly Item[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const items: Item[] = [];
    for (const item of value as readonly unknown[]) {
      const found = spend() ? read(item) : undefined;
      if (found === undefined) return undefined;
      items.push(found);
    }
    return items;
  };

/** Accepts a list of exactly these items. */
export const tuple =
  <Items extends readonly unknown[]>(...readers: Readers<Items>): Read<Items> =>
  (value) => {
    if (!Array.isArray(value) || value.length !== readers.length) return undefined;
    const items = readers.map((read, i) => read(value[i]));
    return items.includes(undefined) ? undefined : (items as unknown as Items);
  };

/** Reads own fields of an object: all required ones, and the optional ones that are valid. */
export const object =
  <Required extends object, Optional extends object = object>(
    required: Readers<Required>,
    optional?: Readers<Optional>,
  ): Read<Readonly<Required & Partial<Optional>>> =>
  (value) => {
    if (typeof value !== "object" || value === null) return undefined;
    const own = (name: string): unknown =>
      Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    const found: Record<string, unknown> = {};
    for (const [name, read] of Object.entries<Read<unknown>>(required)) {
      found[name] = read(own(name));
      if (found[name] === undefined) return undefined;
    }
    for (const [name, read] of Object.entries<Read<unknown>>(optional ?? {})) {
      const part = read(own(name));
      if (part !== undefined) found[name] = part;
    }
    return found as Required & Partial<Optional>;
  };

/** The reason why a stored text cannot be read: it is malformed, or was written by another version of the site. */
export type StoredFault = "damaged" | "version";

const VERSION = 1;

/** Parses JSON and validates it; returns undefined if either fails. */
export function readJson<Value>(text: string, read: Read<Value>): Value | undefined {
  try {
    return read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Serializes fields for storage in the browser. */
export const writeStored = (fields: object): string =>
  JSON.stringify({ version: VERSION, ...fields });

/** Returns a function that parses and validates a stored text of at most `most` characters. */
export const stored =
  <Value>(most: number, read: Read<Value>) =>
  (text: string): Value | StoredFault => {
    const found = readJson(text.length > most ? "" : text, (value) => {
      const { version } = object({ version: number })(value) ?? {};
      if (version === VERSION) return read(value);
      return Number.isSafeInteger(version) ? ("version" as const) : undefined;
    });
    return found ?? "damaged";
  };
