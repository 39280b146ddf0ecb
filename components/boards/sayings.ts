import type { Change, Reason, Theory } from "../../src/match/explanation.ts";
import type { Rules, Term } from "../../src/theory/ruleset.ts";
import { fill } from "../../src/i18n/fill.ts";
import { say } from "../../src/i18n/say.ts";
import type { Words } from "../../src/i18n/words.ts";
import { itemAt } from "../../src/theory/item-at.ts";

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

/** Why a position is won or lost, in a sentence or two: the present position, or the one after a move. */
export function sayTheory(
  words: BoardWords,
  theory: Theory,
  when: "theory" | "afterwards" = "theory",
): string {
  const said = words[when];
  const lost = theory.outcome === "P";
  switch (theory.kind) {
    case "sum": {
      if (theory.terms.length < 2) {
        return fill(lost ? said.oneP : said.oneN, { sum: theory.nimSum });
      }
      const sign = theory.terms.length > SHORT ? " ⊕\u00a0" : "\u00a0⊕\u00a0";
      const values = theory.terms.map(({ value }) => value).join(sign);
      const sentence = lost ? said.sumP : said.sumN;
      return fill(sentence, { values, sum: theory.nimSum });
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
    case "options": {
      if (theory.options === 0) return said.terminal;
      const sentence = lost ? said.optionsP : said.optionsN;
      return fill(sentence, { lost: theory.lost, options: theory.options });
    }
  }
}

/** The full reason of a past move, or of a hint: which heap, which bit, and what it becomes. */
export function sayReason(words: BoardWords, reason: Reason, isHint = false): string {
  const { change, before, after } = reason;
  if (change === undefined || before.kind !== "sum" || after.kind !== "sum") {
    return `${sayTheory(words, before)} ${sayTheory(words, after, "afterwards")}`;
  }
  const { from, to, bit } = change;
  const place = sayTerm(words, change.term);
  const known = { from, to, bit, place, before: before.nimSum, after: after.nimSum };
  const form = whyOf(reason, change);
  const hint = isHint && (form === "winning" || form === "winningLarger");
  return fill(hint ? words.whyHint[form] : words.why[form], known);
}

function whyOf({ verdict }: Reason, { from, to }: Change): keyof BoardWords["why"] {
  if (verdict === "winning") return to < from ? "winning" : "winningLarger";
  if (verdict === "mistaken") return "mistaken";
  return to < from ? "resisting" : "resistingLarger";
}
