import type { Reason, Theory } from "../../src/match/explanation.ts";
import { explainMove } from "../../src/match/explain-move.ts";
import type { Game } from "../../src/match/game.ts";
import { seeOptions } from "../../src/match/see-options.ts";
import type { Rules, Term } from "../../src/theory/ruleset.ts";
import { fill } from "../../src/i18n/fill.ts";
import { say } from "../../src/i18n/say.ts";
import type { Words } from "../../src/i18n/words.ts";
import { itemAt } from "../../src/theory/item-at.ts";
import { sayOptions } from "./say-options.ts";

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

/** A sum of at most so many values is kept on one line. */
const SHORT = 5;

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

/** The values of a sum with the sign between them, “3 ⊕ 4 ⊕ 5”. */
function sayValues(terms: readonly Term[]): string {
  const sign = terms.length > SHORT ? " ⊕\u00a0" : "\u00a0⊕\u00a0";
  return terms.map(({ value }) => value).join(sign);
}

/** Why a position is won or lost, where that is not told from its options: the present one, or the one after a move. */
function sayTheory(
  words: BoardWords,
  theory: Exclude<Theory, { readonly kind: "options" }>,
  when: "theory" | "afterwards",
): string {
  const said = words[when];
  const lost = theory.outcome === "P";
  switch (theory.kind) {
    case "sum": {
      const known = { values: sayValues(theory.terms), sum: theory.nimSum };
      return fill(lost ? said.sumP : said.sumN, known);
    }
    case "digits": {
      const sentence = lost ? said.digitsP : said.digitsN;
      return fill(sentence, { modulus: theory.modulus, odd: theory.odd.join(", ") });
    }
    case "pair": {
      const [a, b] = theory.cold;
      const sentence = lost ? said.pairP : said.pairN;
      return fill(sentence, { difference: b - a, a, b });
    }
  }
}

/** What a reader looks at: the position on the board, or the one after a marked move. */
interface Look<Position> {
  readonly position: Position;
  readonly marked: boolean;
  /** Whether the reader is to move there. */
  readonly yours: boolean;
  readonly values: boolean;
}

/**
 * Why a position is P or N: from its options, or, where it is a sum of several values, from them and from the move that
 * brings their nim-sum to 0. Never from a move of the past.
 */
export function sayWhy<Position>(
  words: BoardWords,
  game: Game<Position>,
  { position, marked, yours, values }: Look<Position>,
): string {
  const when = marked ? "afterwards" : "theory";
  const theory = game.explain(position);
  const options = game.rules.options(position);
  if (options.length === 0) return words[when].terminal;
  if (theory.kind === "options" || (theory.kind === "sum" && theory.terms.length < 2)) {
    return sayOptions(words, seeOptions(game, position), { yours, values });
  }
  const best = marked ? undefined : options.find((option) => game.judge(option) === "P");
  const how = best === undefined ? undefined : sayHint(words, explainMove(game, position, best));
  if (theory.kind !== "sum" || how === undefined) return sayTheory(words, theory, when);
  const known = { values: sayValues(theory.terms), sum: theory.nimSum };
  return `${fill(words.theory.sumIs, known)} ${how}`;
}

/** How a winning move brings the nim-sum to 0: which heap, which bit, and what it becomes; undefined for other games. */
export function sayHint(words: BoardWords, { change, before }: Reason): string | undefined {
  if (change === undefined || before.kind !== "sum" || before.terms.length < 2) return undefined;
  const { from, to, bit } = change;
  const form = to < from ? "winning" : "winningLarger";
  const place = sayTerm(words, change.term);
  return fill(words.whyHint[form], { from, to, bit, place, before: before.nimSum });
}
