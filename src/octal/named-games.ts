/** The named games and their texts. If the library has the game, the id is the same as in boards and URLs. */
const NAMED = [
  ["nim", "0.[3]"],
  ["kayles", "0.77"],
  ["dawsons-kayles", "0.07"],
  ["dawsons-chess", "0.137"],
  // Equal to 0.007 with two stones more, by the lemmas of `standardForm`.
  ["treblecross", "0.11337"],
  ["grundys-game", "4!.0"],
  ["laskers-nim", "4.[3]"],
  ["officers", "0.6"],
  ["guiles", "0.15"],
] as const;

/** The id of a named game; its names are in the texts of each language. */
export type NamedGame = (typeof NAMED)[number][0];

/** The ids of all named games. */
export const namedGames: readonly NamedGame[] = NAMED.map(([id]) => id);

/** Returns the text of the game with an English name, ignoring case and apostrophes; undefined if there is none. */
export function textOfName(name: string): string | undefined {
  const id = name
    .trim()
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[\s-]+/g, "-");
  return NAMED.find(([known]) => known === id)?.[1];
}

/** Returns the id of the named game with a canonical text, if there is one. */
export const nameOf = (text: string): NamedGame | undefined =>
  NAMED.find(([, game]) => game === text)?.[0];

/**
 * Returns the laboratory text of a game of the library, by its id; undefined if the laboratory cannot read the game.
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

/** The OEIS numbers of sequences of values, from heap 0 or from heap 1 on, by the game's canonical text. */
const KNOWN: Readonly<Record<string, string>> = {
  "0.77": "A002186",
  "0.137": "A002187",
  "0.6": "A046695",
  "0.127": "A071464",
  "4!.0": "A002188",
  "{squares}": "A014586",
  "{divisors}": "A007814",
};

/** Returns the OEIS number of the sequence of a game's values, by the game's canonical text, if it is listed. */
export const sequenceNumber = (text: string): string | undefined =>
  Object.hasOwn(KNOWN, text) ? KNOWN[text] : undefined;
