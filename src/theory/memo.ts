/** Beyond this a memo starts afresh: about 100 MB at worst. */
const BOUND = 1_000_000;

type Key = string | number;

/**
 * A memory that each ruleset has of its own, lives as long as the ruleset, and is emptied between two searches when it
 * has grown past a million entries.
 */
export function memo<Value>(): (ruleset: object) => Map<Key, Value> {
  const memories = new WeakMap<object, Map<Key, Value>>();
  return (ruleset) => {
    const known = memories.get(ruleset);
    if (known !== undefined && known.size <= BOUND) return known;
    const fresh = new Map<Key, Value>();
    memories.set(ruleset, fresh);
    return fresh;
  };
}
