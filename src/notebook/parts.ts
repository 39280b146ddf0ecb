/** One part of a value: a property, an entry of a Map with a key of any kind, or an item at an index. */
export interface Part {
  readonly name?: string;
  readonly key?: readonly [unknown];
  readonly value: unknown;
  /** Set for a getter, which is never called. */
  readonly getter?: true;
}

/** The parts of a value. */
export interface Parts {
  readonly open: string;
  readonly close: string;
  /** The first parts. */
  readonly parts: readonly Part[];
  readonly size: number;
}

function take<Item>(items: Iterable<Item>, most: number): Item[] {
  const taken: Item[] = [];
  if (most === 0) return taken;
  for (const item of items) {
    taken.push(item);
    if (taken.length === most) break;
  }
  return taken;
}

const nameOf = (name: string | symbol): string => {
  const text = String(name).slice(0, 100);
  if (typeof name === "symbol") return `[${text}]`;
  return /^[\w$]+$/.test(text) ? text : JSON.stringify(text);
};

/** Returns the class name of an object without calling code of the cell. */
function className(value: object): string | undefined {
  const prototype = Object.getPrototypeOf(value) as object | null;
  const type: unknown =
    prototype && Object.getOwnPropertyDescriptor(prototype, "constructor")?.value;
  const name: unknown =
    typeof type === "function" ? Object.getOwnPropertyDescriptor(type, "name")?.value : undefined;
  return typeof name === "string" ? name.slice(0, 100) : undefined;
}

function fieldsOf(value: object, most: number): Parts {
  const keys = Reflect.ownKeys(value);
  const parts = take(keys, most).map((key): Part => {
    const property = Object.getOwnPropertyDescriptor(value, key);
    return property && "value" in property
      ? { name: nameOf(key), value: property.value }
      : { name: nameOf(key), value: undefined, getter: true };
  });
  const title = className(value);
  const open = title === undefined || title === "Object" ? "{ " : `${title} { `;
  return { open, close: " }", parts, size: keys.length };
}

/** Returns an item of a list, which may be a hole or a getter defined by the cell. */
function itemAt(list: object, index: number): Part {
  const item = Object.getOwnPropertyDescriptor(list, index);
  return item && !("value" in item)
    ? { value: undefined, getter: true }
    : { value: item?.value as unknown };
}

function listOf(list: object & ArrayLike<unknown>, title: string, most: number): Parts {
  const { length } = list;
  const parts = Array.from({ length: Math.min(length, most) }, (_, i) => itemAt(list, i));
  return { open: `${title}[`, close: "]", parts, size: length };
}

const sizeOf = (holder: typeof Map | typeof Set, value: object): number =>
  Reflect.get(holder.prototype, "size", value);

/**
 * Returns the first `most` parts of an array, a typed array, a Map, a Set or any other object, and the number of all
 * parts. No code of the value is called.
 */
export function partsOf(value: object, most: number): Parts {
  if (value instanceof Map) {
    const pairs = Map.prototype.entries.call(value) as Iterable<[unknown, unknown]>;
    const parts = take(pairs, most).map(([key, held]): Part => ({ key: [key], value: held }));
    const size = sizeOf(Map, value);
    return { open: `Map(${size}) { `, close: " }", parts, size };
  }
  if (value instanceof Set) {
    const items: Iterable<unknown> = Set.prototype.values.call(value);
    const parts = take(items, most).map((item): Part => ({ value: item }));
    const size = sizeOf(Set, value);
    return { open: `Set(${size}) { `, close: " }", parts, size };
  }
  if (Array.isArray(value)) return listOf(value, "", most);
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    const list = value as Uint8Array;
    return listOf(list, `${className(list) ?? "Array"}(${list.length}) `, most);
  }
  return fieldsOf(value, most);
}
