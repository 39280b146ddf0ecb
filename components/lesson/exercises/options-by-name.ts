import type { AskedPosition } from "./asked-position.ts";

/** The different options of a position, each with its name in the game's notation, in the ruleset's order. */
export const optionsByName = (
  { ruleset }: AskedPosition,
  position: unknown,
): ReadonlyMap<string, unknown> =>
  new Map(ruleset.options(position).map((option) => [ruleset.print(option), option]));

/** The names of the options that are P. */
export const winningNames = (asked: AskedPosition, position: unknown): readonly string[] =>
  [...optionsByName(asked, position)]
    .filter(([, option]) => asked.valueOf(option) === 0)
    .map(([name]) => name);
