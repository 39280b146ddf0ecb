import { OUTPUT_LIMITS } from "./output.ts";

const DEPTH = 6;
const ENTRIES = 100;
const LINE = 72;

type Seen = readonly object[];

/** Shortens text beyond the limit and says by how much. */
export function clip(text: string, limit: number = OUTPUT_LIMITS.characters): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit)}… (${(text.length - limit).toLocaleString("en")} more characters)`;
}

function join(open: string, parts: readonly string[], close: string): string {
  if (parts.length === 0) return open.trimEnd() + close.trimStart();
  const line = `${open}${parts.join(", ")}${close}`;
  if (line.length <= LINE && !line.includes("\n")) return line;
  if (parts.every((part) => part.length <= 8 || part.startsWith("…")))
    return `${open}${parts.join(", ")}${close}`;
  const inner = parts.map((part) => `  ${part.replaceAll("\n", "\n  ")}`).join(",\n");
  return `${open.trimEnd()}\n${inner}\n${close.trimStart()}`;
}

/** At most ENTRIES of them, then how many more there are. */
function entries<Item>(items: Iterable<Item>, size: number, say: (item: Item) => string): string[] {
  const parts: string[] = [];
  for (const item of items) {
    if (parts.length === ENTRIES) break;
    parts.push(say(item));
  }
  if (size > parts.length) parts.push(`… ${(size - parts.length).toLocaleString("en")} more`);
  return parts;
}

const key = (name: string | symbol): string =>
  typeof name === "symbol"
    ? `[${String(name)}]`
    : /^[\w$]+$/.test(name)
      ? name
      : JSON.stringify(name);

function describeObject(value: object, seen: Seen): string {
  const within = [...seen, value];
  const say = (item: unknown): string => describeAt(item, within);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Date) return Number.isNaN(+value) ? "Invalid Date" : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (value instanceof Promise) return "Promise {}";
  if (value instanceof Map) {
    const pairs = entries(
      value,
      value.size,
      ([k, v]: [unknown, unknown]) => `${say(k)} => ${say(v)}`,
    );
    return join(`Map(${value.size}) { `, pairs, " }");
  }
  if (value instanceof Set)
    return join(`Set(${value.size}) { `, entries(value, value.size, say), " }");
  if (Array.isArray(value)) return join("[", entries(value, value.length, say), "]");
  const name = (Object.getPrototypeOf(value) as { constructor?: { name?: string } } | null)
    ?.constructor?.name;
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    const list = value as unknown as ArrayLike<unknown> & Iterable<unknown>;
    return join(`${name ?? "Array"}(${list.length}) [`, entries(list, list.length, say), "]");
  }
  const keys = Reflect.ownKeys(value);
  const fields = entries(keys, keys.length, (property) => {
    const descriptor = Object.getOwnPropertyDescriptor(value, property);
    return `${key(property)}: ${descriptor && "value" in descriptor ? say(descriptor.value) : "[getter]"}`;
  });
  const title = name === undefined || name === "Object" ? "" : `${name} `;
  return join(`${title}{ `, fields, " }");
}

function describeAt(value: unknown, seen: Seen): string {
  switch (typeof value) {
    case "string":
      return seen.length === 0 ? value : JSON.stringify(clip(value, 200));
    case "bigint":
      return `${value}n`;
    case "number":
      return Object.is(value, -0) ? "-0" : String(value);
    case "function": {
      const kind = /^class\b/.test(Function.prototype.toString.call(value)) ? "class" : "function";
      return `[${kind}${value.name ? ` ${value.name}` : ""}]`;
    }
    case "object":
      if (value === null) return "null";
      if (seen.includes(value)) return "[cycle]";
      if (seen.length >= DEPTH) return Array.isArray(value) ? "[…]" : "{…}";
      return describeObject(value, seen);
    default:
      return String(value);
  }
}

/**
 * Any value as readable text: nested values cut at a depth of 6, a hundred entries each, with a
 * count of the rest; cycles named; getters not called. A value that resists is named as such.
 */
export function describe(value: unknown): string {
  try {
    return clip(describeAt(value, []));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `[a value that cannot be shown: ${reason}]`;
  }
}
