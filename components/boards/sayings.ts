import type { Reason } from "../../src/games/match/game.ts";
import type { Rules, Term } from "../../src/games/theory/ruleset.ts";
import { fill } from "../../src/i18n/fill.ts";
import { say } from "../../src/i18n/say.ts";
import type { Words } from "../../src/i18n/words.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";

type BoardWords = Words["board"];

/** The name of a move from a position to one of its options, as a sentence or within one. */
export function nameMove<Position>(
  words: BoardWords,
  rules: Rules<Position>,
  position: Position,
  option: Position,
  form: "alone" | "within" = "alone",
): string {
  const fact = rules.describe?.(position, option);
  if (fact !== undefined) return say(words.move[form], fact);
  const own = rules.say(position, option);
  return form === "alone" ? own : own.charAt(0).toLowerCase() + own.slice(1);
}

/** The gaps of the name of a unit for the numbers of a place. */
const GAPS = ["a", "b"];

/** The name of a term: "heap 3", "step 1". */
export const sayTerm = (words: BoardWords, { unit, place }: Term): string =>
  fill(
    words.units[unit],
    Object.fromEntries(place.map((number, at) => [itemAt(GAPS, at), number])),
  );

/** Why a move wins or does not, in a clause that continues "I take 2 from heap 3: …". */
export function sayBecause(words: BoardWords, { verdict, after }: Reason): string {
  if (verdict === "mistaken") return words.because.mistaken;
  const clause = words.because[after.kind][verdict];
  return after.kind === "pair" ? fill(clause, { a: after.cold[0], b: after.cold[1] }) : clause;
}
