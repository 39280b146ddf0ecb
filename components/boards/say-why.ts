import { explainMove, seeOptions } from "../../src/games/match/explain-move.ts";
import type { Reason, Theory, Game } from "../../src/games/match/game.ts";
import type { Term } from "../../src/games/theory/ruleset.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { sayOptions } from "./say-options.ts";
import { sayTerm } from "./sayings.ts";

type BoardWords = Words["board"];

/** A sum of at most so many values is kept on one line. */
const SHORT = 5;

/** The values of a sum with the sign between them, “3 ⊕ 4 ⊕ 5”. */
function sayValues(terms: readonly Term[]): string {
  const sign = terms.length > SHORT ? " ⊕\u00a0" : "\u00a0⊕\u00a0";
  return terms.map(({ value }) => value).join(sign);
}

/** Why a position is won or lost, where that is not told from its options. */
function sayTheory(
  words: BoardWords,
  theory: Exclude<Theory, { readonly kind: "options" }>,
): string {
  const said = words.theory;
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
  const theory = game.explain(position);
  const options = game.rules.options(position);
  if (options.length === 0) return words.theory.terminal;
  if (theory.kind === "options" || (theory.kind === "sum" && theory.terms.length < 2)) {
    return sayOptions(words, seeOptions(game, position), { yours, values });
  }
  const best = marked ? undefined : options.find((option) => game.judge(option) === "P");
  const how = best === undefined ? undefined : sayHint(words, explainMove(game, position, best));
  if (theory.kind !== "sum" || how === undefined) return sayTheory(words, theory);
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
