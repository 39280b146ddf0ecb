/**
 * The values in memory of this process. The modules of the configuration and of pages are loaded separately, each with
 * variables of its own; these are shared by both.
 */
const NAME = Symbol.for("grundy.remembered");
const here = globalThis as Record<symbol, unknown>;
const known = (here[NAME] ??= new Map()) as Map<string, unknown>;

/** The value made under a name before, or a new one. A rejected promise is not kept. */
export function remembered<Value>(name: string, make: () => Value): Value {
  if (known.has(name)) return known.get(name) as Value;
  const value = make();
  known.set(name, value);
  if (value instanceof Promise) value.catch(() => forgetIf(name, value));
  return value;
}

function forgetIf(name: string, value: unknown): void {
  if (known.get(name) === value) known.delete(name);
}

/** Deletes all values: a file was saved. */
export const forget = (): void => known.clear();
