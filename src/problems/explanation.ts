import { itemAt } from "../games/theory/item-at.ts";
import { nimSum as sumOf } from "../games/theory/numbers.ts";
import type { Rules } from "../games/theory/ruleset.ts";
import { gameId } from "../games/rulesets/game-kind.ts";
import { fill, translate, type Phrase } from "../i18n/fill.ts";
import { problemWords } from "../i18n/problem-words.ts";
import type { Language, Words } from "../i18n/words.ts";
import type {
  ExplainedMove,
  ExplainedRow,
  Explanation,
  PhraseId,
  PlayedPosition,
  Problem,
  ProblemPhrase,
  Valued,
  Winner,
} from "./problem.ts";

/** Winning moves after these are not looked for: there may be 2^29. */
const MOST_LISTED = 100;

/** More rows than these are counted, but for those of listed moves; as many as a binary tree of seven levels has nodes. */
const MOST_ROWS = 127;

/** What a problem says of a case: all of its rows and moves, of which an explanation lists some. */
export interface Reasons extends Pick<Explanation, "nimSum"> {
  /** A list, or what makes each row when it is asked for. */
  readonly rows: { readonly length: number; at(index: number): ExplainedRow | undefined };
  /** The moves that win, which are made as far as they are listed. */
  readonly moves: Iterable<ExplainedMove>;
  /** Absent where the verdict is the winner. */
  readonly winner?: Winner;
}

/** The explanation of a case: its first rows and moves, and the rows of these moves. */
export function completed(
  { rows, moves, ...reasons }: Reasons & { readonly winner: Winner },
  verdict: string,
): Explanation {
  const listed: ExplainedMove[] = [];
  let hasMoreMoves = false;
  for (const move of moves) {
    hasMoreMoves = listed.length === MOST_LISTED;
    if (hasMoreMoves) break;
    listed.push(move);
  }
  const first = Array.from({ length: Math.min(rows.length, MOST_ROWS) }, (_, index) => index);
  const shown = [...new Set([...first, ...listed.map(({ row }) => row)])].sort((a, b) => a - b);
  return {
    ...reasons,
    verdict,
    rows: shown.map((index) => rows.at(index) as ExplainedRow),
    unlistedRows: rows.length - shown.length,
    winningMoves: listed.map((move) => ({ ...move, row: shown.indexOf(move.row) })),
    hasMoreMoves,
  };
}

/**
 * Why a sum is won or lost: summand by summand its Grundy value, and the moves that make the nim-sum 0.
 *
 * @param movesTo the moves that give a summand a value, each with what it leaves of it
 */
export function explainSum<Summand>(
  summands: readonly Summand[],
  label: (row: number) => ProblemPhrase,
  valued: (summand: Summand) => Required<Valued>,
  movesTo: (
    summand: Summand,
    wanted: number,
    row: number,
  ) => Iterable<readonly [ProblemPhrase, Valued]>,
): Reasons & { readonly nimSum: number } {
  const sum = sumOf(summands.map((summand) => valued(summand).grundy));
  function* moves(): Generator<ExplainedMove, void, undefined> {
    for (const [row, summand] of sum === 0 ? [] : summands.entries()) {
      const before = valued(summand);
      for (const [say, after] of movesTo(summand, sumOf([before.grundy, sum]), row))
        yield { say, row, before, after };
    }
  }
  const at = (row: number) => ({ label: label(row), ...valued(itemAt(summands, row)) });
  return { rows: { length: summands.length, at }, nimSum: sum, moves: moves() };
}

/** Why a position that is no sum is won or lost: the winning moves, each with what it leaves. */
export function explainPosition(
  label: PhraseId,
  value: string,
  moves: readonly (readonly [say: ProblemPhrase, left: string])[],
): Reasons {
  return {
    rows: [{ label: { id: label }, value }],
    moves: moves.map(([say, left]) => ({ say, row: 0, before: { value }, after: { value: left } })),
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
