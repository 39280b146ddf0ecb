import { OUTPUT_LIMITS } from "./output-limits.ts";
import { grouped, inWords } from "./own-words.ts";
import { partsOf, type Part } from "./parts.ts";

const DEPTH = 6;
const LINE = 72;

/** Bound on the parts that one description names; the text is cut for its length anyway. */
const PARTS = 10_000;

/** The number of omitted entries: `… 2,400 more`. */
export const more = (count: number): string => inWords("more", { n: grouped(count) });

/** Shortens text beyond the limit and says by how much. */
export function clip(text: string, limit: number = OUTPUT_LIMITS.characters): string {
  if (text.length <= limit) return text;
  return inWords("clipped", { text: text.slice(0, limit), n: grouped(text.length - limit) });
}

/** Options and remaining budget of one description. */
interface Bounds {
  readonly depth: number;
  readonly entries: number;
  /** On one line, however long. */
  readonly flat: boolean;
  /** Parts that may still be named. */
  left: number;
}

type Seen = readonly object[];

function join(open: string, parts: readonly string[], close: string, flat: boolean): string {
  if (parts.length === 0) return open.trimEnd() + close.trimStart();
  const line = `${open}${parts.join(", ")}${close}`;
  if (flat || (line.length <= LINE && !line.includes("\n"))) return line;
  if (parts.every((part) => part.length <= 8 || part.startsWith("…"))) return line;
  const inner = parts.map((part) => `  ${part.replaceAll("\n", "\n  ")}`).join(",\n");
  return `${open.trimEnd()}\n${inner}\n${close.trimStart()}`;
}

/** A value without parts worth naming, as text; undefined for one that has them. */
export function leafText(value: object): string | undefined {
  if (value instanceof Error) return describeError(value);
  if (value instanceof Date) {
    const time = Date.prototype.getTime.call(value);
    return Number.isNaN(time) ? "Invalid Date" : Date.prototype.toISOString.call(value);
  }
  if (value instanceof RegExp) return RegExp.prototype.toString.call(value);
  return value instanceof Promise ? "Promise {}" : undefined;
}

/** `RangeError: no`, from what an error has, or inherits, without calling a getter of it. */
function describeError(error: Error): string {
  const read = (property: "name" | "message"): string => {
    let owner: object | null = error;
    while (owner !== null) {
      const found = Object.getOwnPropertyDescriptor(owner, property);
      if (found) return typeof found.value === "string" ? clip(found.value, 2000) : "";
      owner = Object.getPrototypeOf(owner) as object | null;
    }
    return "";
  };
  const [name, message] = [read("name") || "Error", read("message")];
  return message === "" ? name : `${name}: ${message}`;
}

function describePart({ name, key, value, getter }: Part, seen: Seen, bounds: Bounds): string {
  const text = getter ? "[getter]" : describeAt(value, seen, bounds);
  if (key) return `${describeAt(key[0], seen, bounds)} => ${text}`;
  return name === undefined ? text : `${name}: ${text}`;
}

function describeObject(value: object, seen: Seen, bounds: Bounds): string {
  const leaf = leafText(value);
  if (leaf !== undefined) return leaf;
  const within = [...seen, value];
  const { open, close, parts, size } = partsOf(value, Math.min(bounds.entries, bounds.left));
  bounds.left -= parts.length;
  const texts = parts.map((part) => describePart(part, within, bounds));
  if (size > parts.length) texts.push(more(size - parts.length));
  return join(open, texts, close, bounds.flat);
}

function describeFunction(value: object): string {
  const kind = /^class\b/.test(Function.prototype.toString.call(value)) ? "class" : "function";
  const name: unknown = Object.getOwnPropertyDescriptor(value, "name")?.value;
  return typeof name === "string" && name ? `[${kind} ${clip(name, 100)}]` : `[${kind}]`;
}

function describeAt(value: unknown, seen: Seen, bounds: Bounds): string {
  switch (typeof value) {
    case "string":
      return seen.length === 0 ? value : JSON.stringify(clip(value, 200));
    case "bigint":
      return `${value}n`;
    case "number":
      return Object.is(value, -0) ? "-0" : String(value);
    case "function":
      return describeFunction(value);
    case "object":
      if (value === null) return "null";
      if (seen.includes(value)) return "[cycle]";
      if (seen.length >= bounds.depth) return Array.isArray(value) ? "[…]" : "{…}";
      return describeObject(value, seen, bounds);
    default:
      return String(value);
  }
}

/** Runs a description; if it throws, names the error. Even that error may have no readable text. */
export function guarded(describing: () => string): string {
  try {
    return describing();
  } catch (error) {
    try {
      const reason = error instanceof Error ? error.message : String(error);
      return inWords("unshowableFor", { reason: clip(reason, 200) });
    } catch {
      return inWords("unshowable");
    }
  }
}

/**
 * Any value as readable text: nested values cut at a depth of 6, a hundred entries each, with a
 * count of the rest; cycles named; getters not called. A value that throws is named as such.
 */
export const describe = (value: unknown): string =>
  guarded(() => {
    const bounds = { depth: DEPTH, entries: OUTPUT_LIMITS.entries, flat: false, left: PARTS };
    return clip(describeAt(value, [], bounds));
  });

/** A value in a few words on one line, as inside a larger one. */
export const glance = (value: unknown): string =>
  guarded(() => {
    const bounds = { depth: 3, entries: 8, flat: true, left: 20 };
    const text = describeAt(value, [{}], bounds).replace(/\s*\n\s*/g, " ");
    return text.length <= LINE ? text : `${text.slice(0, LINE)}…`;
  });
