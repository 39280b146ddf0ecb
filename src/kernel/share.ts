type TypedArray = Uint8Array;

const isTypedArray = (value: unknown): value is TypedArray =>
  ArrayBuffer.isView(value) && !(value instanceof DataView);

const isPrimitive = (value: unknown): boolean =>
  value === null || (typeof value !== "object" && typeof value !== "function");

/** To look through a longer list takes longer than to make it again. */
const LONGEST = 100_000;

const isLong = (value: unknown): boolean => Array.isArray(value) && value.length > LONGEST;

/** The values inside one value, where it is plain data that freezing makes safe; undefined where not. */
function plainParts(value: object): readonly unknown[] | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  const plain = Array.isArray(value) || prototype === Object.prototype || prototype === null;
  if (isLong(value) || (!plain && !Object.isFrozen(value))) return undefined;
  const properties = Object.values(Object.getOwnPropertyDescriptors(value));
  return properties.every((property) => "value" in property)
    ? properties.map((property): unknown => property.value)
    : undefined;
}

/**
 * The objects to freeze so that nothing in the values can change: plain data all the way down, and
 * functions where they may be trusted. Undefined where that cannot be had. Its own list of what is
 * still to do, so that deep data does not overflow the stack.
 */
function freezable(values: readonly unknown[], functions: boolean): Set<object> | undefined {
  const seen = new Set<object>();
  const open = [...values];
  while (open.length > 0) {
    const value = open.pop();
    if (isPrimitive(value) || seen.has(value as object)) continue;
    if (typeof value === "function") {
      if (!functions) return undefined;
      continue;
    }
    seen.add(value as object);
    const parts = plainParts(value as object);
    if (!parts) return undefined;
    for (const part of parts) open.push(part);
  }
  return seen;
}

/**
 * Whether one instance of a cell's values can serve every cell that uses them: nothing that one
 * user does can then be seen by another. If so, the values are made so: plain data is frozen.
 *
 * @param functions functions among the values keep no state of the cell's own
 */
export function makeShareable(
  values: Readonly<Record<string, unknown>>,
  functions: boolean,
): boolean {
  const list = Object.values(values).filter((value) => !isTypedArray(value));
  try {
    const found = freezable(list, functions);
    found?.forEach((value) => Object.freeze(value));
    return found !== undefined;
  } catch {
    // A proxy may refuse to be looked into.
    return false;
  }
}

/** A shared value as one user gets it: a typed array, which cannot be frozen, as a copy of its own. */
export const forUser = (value: unknown): unknown => (isTypedArray(value) ? value.slice() : value);
