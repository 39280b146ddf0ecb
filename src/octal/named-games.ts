/** Games that have a name, and what they are: ids as boards and addresses have them, where the library has the game. */
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

/** The id of a game that has a name; what it is called is among the words of each language. */
export type NamedGame = (typeof NAMED)[number][0];

/** The ids of all games that have a name. */
export const namedGames: readonly NamedGame[] = NAMED.map(([id]) => id);

/**
 * The text of the game of a name in English, in letters of any size, with or without apostrophes; undefined where no game
 * has it.
 */
export function textOfName(name: string): string | undefined {
  const id = name
    .trim()
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[\s-]+/g, "-");
  return NAMED.find(([known]) => known === id)?.[1];
}

/** The name of the game of a canonical text, if it has one. */
export const nameOf = (text: string): NamedGame | undefined =>
  NAMED.find(([, game]) => game === text)?.[0];

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

/** The games whose values the On-Line Encyclopedia of Integer Sequences has, from heap 0 on or from heap 1 on. */
const KNOWN: Readonly<Record<string, string>> = {
  "0.77": "A002186",
  "0.137": "A002187",
  "0.6": "A046695",
  "0.127": "A071464",
  "4!.0": "A002188",
  "{squares}": "A014586",
  "{divisors}": "A007814",
};

/** The number of the sequence of a game's values in the OEIS, as far as it is known here, by the game's canonical text. */
export const sequenceNumber = (text: string): string | undefined =>
  Object.hasOwn(KNOWN, text) ? KNOWN[text] : undefined;
