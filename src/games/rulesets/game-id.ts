/** The ids of the rulesets that the library has made. A changed copy of a ruleset has no id. */
const ids = new WeakMap<object, string>();

/** Registers the id of a game of the library, and returns its rules. */
export function identified<Rules extends object>(rules: Rules, id: string): Rules {
  ids.set(rules, id);
  return rules;
}

/**
 * The id of a game of the library: the id of its kind, and its parameter after a colon. It never changes, since
 * addresses, pages and data stored in browsers contain it. Undefined when the library has not made these rules.
 *
 * @param rules any object
 * @cost O(1).
 * @example
 * gameId(nim); // "nim"
 * gameId(subtraction([4, 1, 3])); // "subtraction:1,3,4"
 * gameId({ ...nim }); // undefined
 */
export const gameId = (rules: object): string | undefined => ids.get(rules);
