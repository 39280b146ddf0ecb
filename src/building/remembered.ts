/**
 * What this process knows already. The configuration's modules and the pages' are loaded apart, each with variables of
 * its own; this is one for all of them.
 */
const NAME = Symbol.for("grundy.remembered");
const here = globalThis as Record<symbol, unknown>;
const known = (here[NAME] ??= new Map()) as Map<string, unknown>;

/** What was made under a name before, or what is made now. A promise that is rejected is not remembered. */
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

/** Forgets everything: a file was saved. */
export const forget = (): void => known.clear();
