/** The most entries of a cache when a search begins: about 100 MB at worst. */
const BOUND = 1_000_000;

type Key = string | number;

/**
 * A cache for each ruleset, garbage-collected with it. When a search begins and the cache has over a million entries, it
 * is replaced by an empty one.
 */
export function memo<Value>(): (ruleset: object) => Map<Key, Value> {
  const caches = new WeakMap<object, Map<Key, Value>>();
  return (ruleset) => {
    const known = caches.get(ruleset);
    if (known !== undefined && known.size <= BOUND) return known;
    const fresh = new Map<Key, Value>();
    caches.set(ruleset, fresh);
    return fresh;
  };
}
