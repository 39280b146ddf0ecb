import { fill } from "../../src/i18n/fill.ts";
import { plural } from "../../src/i18n/plural.ts";
import type { Words } from "../../src/i18n/words.ts";
import { gameId } from "../../src/games/rulesets/game-id.ts";

type BoardWords = Words["board"];

/** The name of a set lists all of at most `whole` numbers, or else the first `beginning` numbers and the last. */
const SHORT = { beginning: 6, whole: 8 };

/** Names a game, or says its rule, by its id; undefined for the id of no game of the library. */
function sayGame(
  words: BoardWords,
  what: "name" | "rule",
  id: string,
  mover = "",
): string | undefined {
  const [kind = "", of = ""] = id.split(/:(.*)/s);
  const said = Object.hasOwn(words.games, kind) ? words.games[kind]?.[what] : undefined;
  if (said === undefined) return undefined;
  const set = of.split(",");
  const short =
    set.length <= SHORT.whole ? set : [...set.slice(0, SHORT.beginning), "…", set.at(-1)];
  return fill(typeof said === "string" ? said : plural(words.language, said, Number(of)), {
    of: set.join(", "),
    short: short.join(", "),
    mover,
  });
}

/** The name of the game of an id. */
export const gameTitle = (words: BoardWords, id: string): string =>
  sayGame(words, "name", id) ?? id;

/** The rule of the game of an id in a sentence; in a partizan game black begins. */
export const ruleOf = (words: BoardWords, id: string): string =>
  sayGame(words, "rule", id, words.black) ?? "";

/**
 * The rule of a game in a sentence, or an empty text; for a partizan game it includes the colour of the player to move.
 */
export function gameRule(words: BoardWords, rules: object, position: unknown): string {
  const white = (position as { mover?: unknown } | undefined)?.mover === "white";
  return sayGame(words, "rule", gameId(rules) ?? "", white ? words.white : words.black) ?? "";
}
