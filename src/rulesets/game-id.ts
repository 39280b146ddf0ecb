/** The ids of the rulesets that the library itself has made. A copy with other rules is not among them. */
const ids = new WeakMap<object, string>();

/** Notes the id by which a game of the library is found again; gives its rules back. */
export function identified<Rules extends object>(rules: Rules, id: string): Rules {
  ids.set(rules, id);
  return rules;
}

/**
 * The id of a game of the library: that of its kind, and what it is made from after a colon. It stays the same for ever,
 * and stands in addresses, in pages and in what browsers keep. Undefined when the library has not made these rules.
 *
 * @example
 * gameId(nim); // "nim"
 * gameId(subtraction([4, 1, 3])); // "subtraction:1,3,4"
 * gameId({ ...nim }); // undefined
 */
export const gameId = (rules: object): string | undefined => ids.get(rules);
