import { href } from "../../src/articles/href.ts";
import type { SequenceData } from "../../src/notebook/output.ts";
import { textOfGame } from "../../src/octal/named-games.ts";

/** What to type in the laboratory for the game of a sequence; undefined where none is named that it can read. */
export const gameOf = ({ game, typed }: SequenceData): string | undefined =>
  typed ?? (game === undefined ? undefined : textOfGame(game));

/** The address of the laboratory with a game in it. */
export const laboratoryAddress = (game: string, language: string): string =>
  `${href("laboratory", language)}?${new URLSearchParams({ game }).toString()}`;
