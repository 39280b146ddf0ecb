import { findGame } from "../../src/rulesets/find-game.ts";

/** The name of a game as a page shows it: names are typed with a straight apostrophe. */
export const gameTitle = (name: string): string => name.replaceAll("'", "’");

/** The same from a game's id. */
export const titleOfId = (id: string): string => gameTitle(findGame(id)?.rules.name ?? id);
