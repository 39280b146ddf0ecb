/** Names that classes and objects of a cell may well give a meaning of their own. */
const OVERRIDABLE = ["constructor", "toString", "toLocaleString", "valueOf", "name", "message"];

/**
 * The language's own globals, and those through which the kernel talks with its page: through a
 * changed one a cell could get at the kernel's port. What a host adds beside them is left alone.
 */
const LANGUAGE =
  /^(Event(Target)?|Message(Event|Port)|Object|Function|Array|String|Number|Boolean|BigInt|Symbol|Math|JSON|Reflect|Proxy|Map|Set|WeakMap|WeakSet|WeakRef|Date|RegExp|Promise|Iterator|Intl|DataView|Atomics|globalThis|eval|parse(Int|Float)|is(NaN|Finite)|(en|de)codeURI(Component)?|\w*Error|\w+Array|(Shared)?ArrayBuffer|FinalizationRegistry)$/;

/**
 * Lets objects have a property of their own where a frozen prototype has one: with a frozen data
 * property above it, an assignment would throw.
 */
function allowOverride(prototype: object, name: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  if (!descriptor?.configurable || !("value" in descriptor)) return;
  const { value } = descriptor as { value: unknown };
  Object.defineProperty(prototype, name, {
    get: () => value,
    set(this: object, own: unknown) {
      if (this === prototype) throw new TypeError(`Cannot change ${name}: every cell uses it`);
      Object.defineProperty(this, name, {
        value: own,
        writable: true,
        enumerable: true,
        configurable: true,
      });
    },
    enumerable: false,
    configurable: false,
  });
}

function freezeAll(roots: readonly unknown[], world: object): void {
  const seen = new Set<unknown>([world]);
  const visit = (value: unknown): void => {
    if ((typeof value !== "object" && typeof value !== "function") || value === null) return;
    if (seen.has(value)) return;
    seen.add(value);
    visit(Object.getPrototypeOf(value));
    const properties = Object.getOwnPropertyDescriptors(value);
    for (const property of Object.values<PropertyDescriptor>(properties)) {
      const { value: inner, get, set } = property as Record<"value" | "get" | "set", unknown>;
      [inner, get, set].forEach(visit);
    }
    if (Object.hasOwn(value, "constructor")) {
      OVERRIDABLE.forEach((name) => allowOverride(value, name));
    }
    Object.freeze(value);
  };
  roots.forEach(visit);
}

/** Objects of the language that no global names: the kinds of functions and of iterators. */
const unnamed = (): readonly object[] => [
  async () => {},
  function* () {},
  async function* () {},
  [][Symbol.iterator](),
  ""[Symbol.iterator](),
  new Map()[Symbol.iterator](),
  new Set()[Symbol.iterator](),
  "".matchAll(/a/g),
];

/**
 * Freezes the language's own objects and their global names, so that no cell can change what
 * another one finds: a method added to every array would outlive the text that added it.
 *
 * @returns what takes back the globals made since: they last for one run
 */
export function harden(world: object): () => void {
  const names = Object.getOwnPropertyNames(world).filter((name) => LANGUAGE.test(name));
  freezeAll([...names.map((name): unknown => Reflect.get(world, name)), ...unnamed()], world);
  for (const name of names) {
    Object.defineProperty(world, name, { writable: false, configurable: false });
  }
  const known = new Set(Object.keys(world));
  return () => {
    for (const name of Object.keys(world))
      if (!known.has(name)) Reflect.deleteProperty(world, name);
  };
}
