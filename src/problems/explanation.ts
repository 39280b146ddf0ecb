import { nimSum as sumOf } from "../games/theory/nim-sum.ts";
import type { Rules } from "../games/theory/ruleset.ts";
import { gameId } from "../games/rulesets/game-kind.ts";
import { fill } from "../i18n/fill.ts";
import { problemWords } from "../i18n/problem-words.ts";
import { translate, type Phrase } from "../i18n/translate.ts";
import type { Language, Words } from "../i18n/words.ts";
import type {
  ExplainedMove,
  ExplainedRow,
  Explanation,
  PlayedPosition,
  Problem,
  Valued,
} from "./problem.ts";

/** More moves than these are counted, not listed. */
export const MOST_LISTED = 100;

/** More rows than these are counted, but for those of listed moves; as many as a binary tree of seven levels has nodes. */
const MOST_ROWS = 127;

/**
 * The winning moves of an explanation: the first hundred, and the number of the others. Iterates over all of them, in
 * constant memory.
 *
 * @example
 * listMoves([]); // { winningMoves: [], unlistedMoves: 0 }
 */
export function listMoves(
  moves: Iterable<ExplainedMove>,
): Pick<Explanation, "winningMoves"> & { readonly unlistedMoves: number } {
  const winningMoves: ExplainedMove[] = [];
  let unlistedMoves = 0;
  for (const move of moves) {
    if (winningMoves.length < MOST_LISTED) winningMoves.push(move);
    else unlistedMoves++;
  }
  return { winningMoves, unlistedMoves };
}

/**
 * The rows of an explanation: the first ones, those of its listed moves, and the number of the others.
 *
 * @param all how many there are
 * @param rowAt of an index below it
 * @param moves those that are listed; their `row` is an index of all rows, and becomes one of those shown
 */
export function listRows(
  all: number,
  rowAt: (index: number) => ExplainedRow,
  moves: readonly ExplainedMove[],
): Pick<Explanation, "rows" | "winningMoves"> & { readonly unlistedRows: number } {
  const first = Array.from({ length: Math.min(all, MOST_ROWS) }, (_, index) => index);
  const shown = [...new Set([...first, ...moves.map(({ row }) => row)])].sort((a, b) => a - b);
  return {
    rows: shown.map(rowAt),
    unlistedRows: all - shown.length,
    winningMoves: moves.map((move) => ({ ...move, row: shown.indexOf(move.row) })),
  };
}

/**
 * A position as text, with the id of its game.
 *
 * @example
 * playAs(nim, [3, 4, 5]); // { game: "nim", position: "3 4 5" }
 */
export function playAs<Position>(rules: Rules<Position>, position: Position): PlayedPosition {
  const game = gameId(rules);
  if (game === undefined) {
    throw new RangeError(`Cannot play ${rules.name}: it must be a game of the library`);
  }
  return { game, position: rules.print(position) };
}

/** An explanation with its phrases as text in a language. */
export function formatExplanation(
  language: Language,
  explanation: Explanation,
): Explanation<string> {
  const { phrases } = problemWords(language);
  const text = (phrase: Phrase | string): string => translate(phrases, phrase);
  const valued = (one: Valued): Valued<string> => ({ ...one, value: text(one.value) });
  return {
    ...explanation,
    rows: explanation.rows.map((row) => ({ ...row, ...valued(row), label: text(row.label) })),
    winningMoves: explanation.winningMoves.map((move) => ({
      ...move,
      say: text(move.say),
      before: valued(move.before),
      after: valued(move.after),
    })),
  };
}

/** Of an explanation, what there is to say of its nim-sum. */
type Summed = Pick<Explanation<unknown>, "winner" | "winningMoves"> & { readonly nimSum: number };

/**
 * The consequence of the nim-sum. In misère play it does not decide where no value is above 1; and where only one is, to
 * make it 0 by that one loses. The first winning move shows that case: it leaves another nim-sum than 0. A move of what
 * has no value, such as an even stair, shows nothing of the sort.
 */
export function nimSumSentence(
  words: Words["solver"],
  { nimSum, winner, winningMoves }: Summed,
): string {
  if ((nimSum === 0) !== (winner === "second")) return fill(words.nimSumTurned, { n: nimSum });
  if (nimSum === 0) return words.nimSumZero;
  const [move] = winningMoves;
  const [before, after] = [move?.before.grundy, move?.after.grundy];
  const makesZero =
    before === undefined || after === undefined || sumOf([nimSum, before, after]) === 0;
  return fill(makesZero ? words.nimSumOther : words.nimSumOnes, { n: nimSum });
}

/** The headings of the columns in which a problem's explanations list their rows. */
export function explanationColumns(language: Language, { columns }: Problem): Columns {
  const { headings } = problemWords(language);
  return { row: headings[columns.row], value: headings[columns.value] };
}

/** A heading for the labels of rows, and one for what they hold. */
export interface Columns {
  readonly row: string;
  readonly value: string;
}
