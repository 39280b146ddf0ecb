import type { Reason } from "../../src/games/match/game.ts";
import type { Convention, Rules, Term } from "../../src/games/theory/ruleset.ts";
import { onOneLine, fill, translate, plural } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";
import { findGame } from "../../src/games/rulesets/find-game.ts";
import { gameId } from "../../src/games/rulesets/game-kind.ts";

type BoardWords = Words["board"];

/** Returns the texts for a position: a single heap or row has no number, and in misère play the last move loses. */
export const wordsFor = (
  words: BoardWords,
  position: unknown,
  { misere = false }: Convention = {},
): BoardWords => ({
  ...words,
  ...([position].flat().length === 1 ? words.only : undefined),
  ...(misere ? words.misere : undefined),
});

/** Returns the name of a move from a position to one of its options, as a sentence or as a part of one. */
export function nameMove<Position>(
  words: BoardWords,
  rules: Rules<Position>,
  position: Position,
  option: Position,
  form: "alone" | "within" = "alone",
): string {
  const fact = rules.describe?.(position, option);
  if (fact !== undefined) return translate(wordsFor(words, position).move[form], fact);
  const own = rules.say(position, option);
  return form === "alone" ? own : own.charAt(0).toLowerCase() + own.slice(1);
}

/** The placeholders for the numbers of a place in the name of a unit. */
const PLACEHOLDERS = ["a", "b"];

/** Returns the name of a term: "heap 3", "step 1". */
export const termName = (words: BoardWords, { unit, place }: Term): string =>
  fill(
    words.units[unit],
    Object.fromEntries(place.map((number, at) => [itemAt(PLACEHOLDERS, at), number])),
  );

/** Returns why a move wins or does not, as a clause that continues "I take 2 from heap 3: …". */
export function reasonText(words: BoardWords, { verdict, after }: Reason): string {
  if (verdict === "mistaken") return words.because.mistaken;
  const clause = words.because[after.kind][verdict];
  return after.kind === "pair" ? fill(clause, { a: after.cold[0], b: after.cold[1] }) : clause;
}

/** A short name lists at most `whole` numbers of a set; of a larger set, the first `beginning` numbers and the last. */
const SHORT = { beginning: 6, whole: 8 };

/** Maximum number of characters of a set that is kept on one line, so that it fits a narrow screen. */
const UNBROKEN = 24;

function listOf(numbers: readonly (string | undefined)[]): string {
  const list = numbers.join(", ");
  return list.length <= UNBROKEN ? onOneLine(list) : list;
}

/**
 * Returns the name or the rule of the game with this id; undefined if the library has no such game. The texts in
 * `words` take precedence over the English ones of the game itself.
 */
function gameText(
  words: BoardWords,
  what: "name" | "rule",
  id: string,
  mover = "",
): string | undefined {
  const found = findGame(id);
  if (found === undefined) return undefined;
  const { kind, of, rules } = found;
  const own = words.games[kind.id];
  if (own === undefined && what === "name") return rules.name.replaceAll("'", "’");
  const message = own?.[what] ?? kind.rule;
  const set = of.split(",");
  const short =
    set.length <= SHORT.whole ? set : [...set.slice(0, SHORT.beginning), "…", set.at(-1)];
  return fill(typeof message === "string" ? message : plural(words.language, message, Number(of)), {
    of: what === "rule" ? listOf(set) : set.join(", "),
    any:
      set.length < 2
        ? of
        : fill(words.or, { list: listOf(set.slice(0, -1)), last: set.at(-1) ?? "" }),
    short: short.join(", "),
    mover,
  });
}

/** Returns the name of the game with this id. */
export const gameTitle = (words: BoardWords, id: string): string =>
  gameText(words, "name", id) ?? id;

/** Returns {@link gameTitle} for use within a sentence: a set in it is kept on one line. */
export const titleInLine = (words: BoardWords, id: string): string =>
  gameTitle(words, id).replace(/\{.*?\}/, onOneLine);

/** Returns the rule of the game with this id, as a sentence; in a partizan game black begins. */
export const ruleOf = (words: BoardWords, id: string): string =>
  gameText(words, "rule", id, words.black) ?? "";

/** Returns the rule of a game as a sentence, or ""; for a partizan game, with the colour of the player to move. */
export function gameRule(words: BoardWords, rules: object, position: unknown): string {
  const white = (position as { mover?: unknown } | undefined)?.mover === "white";
  return gameText(words, "rule", gameId(rules) ?? "", white ? words.white : words.black) ?? "";
}
