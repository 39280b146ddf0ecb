/** The names of the rulesets that the library itself has made. A copy with other rules is not among them. */
const names = new WeakMap<object, string>();

/** Notes the name by which {@link rulesetOf} finds this ruleset again; gives the ruleset back. */
export function named<Rules extends object>(ruleset: Rules, name: string): Rules {
  names.set(ruleset, name);
  return ruleset;
}

/** The name noted for a ruleset. */
export const notedName = (ruleset: object): string | undefined => names.get(ruleset);
