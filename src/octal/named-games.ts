/** Games that have a name, and what they are: ids as boards and addresses have them, where the library has the game. */
const NAMED = [
  ["nim", "0.[3]"],
  ["kayles", "0.77"],
  ["dawsons-kayles", "0.07"],
  ["dawsons-chess", "0.137"],
  ["treblecross", "treblecross"],
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
