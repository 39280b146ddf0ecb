type TypedArray = Uint8Array;

const isTypedArray = (value: unknown): value is TypedArray =>
  ArrayBuffer.isView(value) && !(value instanceof DataView);

const isPrimitive = (value: unknown): boolean =>
  value === null || (typeof value !== "object" && typeof value !== "function");

/** Plain data all the way down, and functions where they may be trusted, so that freezing it says all. */
function canFreeze(value: unknown, functions: boolean, seen = new Set<unknown>()): boolean {
  if (isPrimitive(value) || seen.has(value)) return true;
  if (typeof value === "function") return functions;
  seen.add(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  const plain = Array.isArray(value) || prototype === Object.prototype || prototype === null;
  if (!plain && !Object.isFrozen(value)) return false;
  return Object.values(Object.getOwnPropertyDescriptors(value)).every(
    (property) => "value" in property && canFreeze(property.value, functions, seen),
  );
}

function freeze(value: unknown, seen = new Set<unknown>()): void {
  if (isPrimitive(value) || typeof value === "function" || seen.has(value)) return;
  seen.add(value);
  Object.freeze(value);
  Object.values(value as object).forEach((inner) => freeze(inner, seen));
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
  const list = Object.values(values);
  try {
    if (!list.every((value) => isTypedArray(value) || canFreeze(value, functions))) return false;
  } catch {
    // Nested too deeply to look through, or a proxy that resists.
    return false;
  }
  list.filter((value) => !isTypedArray(value)).forEach((value) => freeze(value));
  return true;
}

/** A shared value as one user gets it: a typed array, which cannot be frozen, as a copy of its own. */
export const forUser = (value: unknown): unknown => (isTypedArray(value) ? value.slice() : value);
