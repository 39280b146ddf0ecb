import { fill } from "../../src/i18n/fill.ts";
import { plural } from "../../src/i18n/plural.ts";
import type { Words } from "../../src/i18n/words.ts";
import { findGame, kindOf, type FoundGame } from "../../src/rulesets/find-game.ts";

type BoardWords = Words["board"];

/** The name of a set lists all of at most `whole` numbers, or else the first `beginning` numbers and the last. */
const SHORT = { beginning: 6, whole: 8 };

function sayGame(
  words: BoardWords,
  what: "name" | "rule",
  { kind, of }: Pick<FoundGame, "kind" | "of">,
  mover = "",
): string {
  const said = words.games[kind.id]?.[what] ?? "";
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
export function gameTitle(words: BoardWords, id: string): string {
  const found = findGame(id);
  return found === undefined ? id : sayGame(words, "name", found);
}

/**
 * The rule of a game in a sentence, or an empty text; for a partizan game it includes the colour of the player to move.
 */
export function gameRule(words: BoardWords, rules: object, position: unknown): string {
  const kind = kindOf(rules);
  if (kind === undefined) return "";
  const white = (position as { mover?: unknown } | undefined)?.mover === "white";
  return sayGame(words, "rule", kind, white ? words.white : words.black);
}
