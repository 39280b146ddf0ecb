import { OUTPUT_LIMITS } from "./output-limits.ts";
import { formatNumber, kernelText } from "./messages.ts";
import { partsOf, type Part } from "./parts.ts";

const DEPTH = 6;
const LINE = 72;

/** Maximum number of parts in one description. The length of the text is limited separately. */
const PARTS = 10_000;

/** Formats the number of omitted entries: `… 2,400 more`. */
export const more = (count: number): string => kernelText("more", { n: formatNumber(count) });

/** Shortens text beyond the limit and appends the number of omitted characters. */
export function clip(text: string, limit: number = OUTPUT_LIMITS.characters): string {
  if (text.length <= limit) return text;
  return kernelText("clipped", {
    text: text.slice(0, limit),
    n: formatNumber(text.length - limit),
  });
}

/** Options and remaining budget of one description. */
interface Bounds {
  readonly depth: number;
  readonly entries: number;
  /** Whether the text stays on one line, however long. */
  readonly flat: boolean;
  /** Number of parts that may still be added. */
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

/** Formats a value that is shown without its parts; returns undefined for any other value. */
export function leafText(value: object): string | undefined {
  if (value instanceof Error) return describeError(value);
  if (value instanceof Date) {
    const time = Date.prototype.getTime.call(value);
    return Number.isNaN(time) ? "Invalid Date" : Date.prototype.toISOString.call(value);
  }
  if (value instanceof RegExp) return RegExp.prototype.toString.call(value);
  return value instanceof Promise ? "Promise {}" : undefined;
}

/** Formats an error as `RangeError: no` from its own and inherited properties, without calling getters. */
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

/** Calls a function that describes a value. If it throws, returns a text with the error, if that is readable. */
export function describeSafely(describing: () => string): string {
  try {
    return describing();
  } catch (error) {
    try {
      const reason = error instanceof Error ? error.message : String(error);
      return kernelText("unshowableFor", { reason: clip(reason, 200) });
    } catch {
      return kernelText("unshowable");
    }
  }
}

/**
 * Formats any value as readable text: nested values to a depth of 6, up to a hundred entries each with a
 * count of the rest. Marks cycles, calls no getters, and returns a message if reading the value throws.
 */
export const describe = (value: unknown): string =>
  describeSafely(() => {
    const bounds = { depth: DEPTH, entries: OUTPUT_LIMITS.entries, flat: false, left: PARTS };
    return clip(describeAt(value, [], bounds));
  });

/** Formats a value as a short text on one line, as inside a larger value. */
export const describeBriefly = (value: unknown): string =>
  describeSafely(() => {
    const bounds = { depth: 3, entries: 8, flat: true, left: 20 };
    const text = describeAt(value, [{}], bounds).replace(/\s*\n\s*/g, " ");
    return text.length <= LINE ? text : `${text.slice(0, LINE)}…`;
  });
