import { namedGames, textOfName } from "./named-games.ts";

/**
 * What to type in the laboratory for a game of the library, by its id; undefined where the laboratory cannot read it.
 *
 * @example
 * textOfGame("kayles"); // "0.77"
 * textOfGame("subtraction:1,3,4"); // "{1,3,4}"
 * textOfGame("wythoff"); // undefined
 */
export function textOfGame(id: string): string | undefined {
  const [, kind, of] = /^(octal|subtraction):(.+)$/.exec(id) ?? [];
  if (of !== undefined) return kind === "octal" ? of : `{${of}}`;
  return namedGames.some((name) => name === id) ? textOfName(id) : undefined;
}
