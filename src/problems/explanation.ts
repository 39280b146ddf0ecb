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

/** Maximum number of winning moves that are computed: there may be 2^29. */
const MAX_MOVES = 100;

/** Maximum number of listed rows, apart from those of listed moves: the nodes of a binary tree with seven levels. */
const MAX_ROWS = 127;

/** All rows and winning moves of a case. {@link completeExplanation} selects those that the explanation lists. */
export interface Reasons extends Pick<Explanation, "nimSum"> {
  /** A list, or an object that computes each row on access. */
  readonly rows: { readonly length: number; at(index: number): ExplainedRow | undefined };
  /** The winning moves. Only those that are listed are computed. */
  readonly moves: Iterable<ExplainedMove>;
  /** Absent if the verdict is the winner. */
  readonly winner?: Winner;
}

/** Returns the explanation of a case: its first rows and moves, and the rows of these moves. */
export function completeExplanation(
  { rows, moves, ...reasons }: Reasons & { readonly winner: Winner },
  verdict: string,
): Explanation {
  const listed: ExplainedMove[] = [];
  let hasMoreMoves = false;
  for (const move of moves) {
    hasMoreMoves = listed.length === MAX_MOVES;
    if (hasMoreMoves) break;
    listed.push(move);
  }
  const first = Array.from({ length: Math.min(rows.length, MAX_ROWS) }, (_, index) => index);
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
 * Explains why a sum is won or lost: the Grundy value of each summand, and the moves that make the nim-sum 0.
 *
 * @param movesTo returns the moves that change a summand to the value `wanted`, each with the summand after the move
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
      for (const [sentence, after] of movesTo(summand, sumOf([before.grundy, sum]), row))
        yield { sentence, row, before, after };
    }
  }
  const at = (row: number) => ({ label: label(row), ...valued(itemAt(summands, row)) });
  return { rows: { length: summands.length, at }, nimSum: sum, moves: moves() };
}

/** Explains why a position that is not a sum is won or lost: the winning moves, each with the position after it. */
export function explainPosition(
  label: PhraseId,
  value: string,
  moves: readonly (readonly [sentence: ProblemPhrase, left: string])[],
): Reasons {
  return {
    rows: [{ label: { id: label }, value }],
    moves: moves.map(([sentence, left]) => ({
      sentence,
      row: 0,
      before: { value },
      after: { value: left },
    })),
  };
}

/**
 * Returns a position as text, with the id of its game.
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

/** Returns an explanation with its phrases as text in a language. */
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
      sentence: text(move.sentence),
      before: valued(move.before),
      after: valued(move.after),
    })),
  };
}

/** The parts of an explanation that determine the sentence about its nim-sum. */
type Summed = Pick<Explanation<unknown>, "winner" | "winningMoves"> & { readonly nimSum: number };

/**
 * Returns the sentence about the consequence of the nim-sum. In misère play the nim-sum does not decide if no value is
 * above 1; if exactly one value is, changing that one so that the nim-sum becomes 0 loses. In the second case the first
 * winning move leaves a nim-sum other than 0. Moves without Grundy values, such as from an even step, prove nothing.
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

/** Returns the headings of the two columns in a problem's explanations. */
export function explanationColumns(language: Language, { columns }: Problem): Columns {
  const { headings } = problemWords(language);
  return { row: headings[columns.row], value: headings[columns.value] };
}

/** The heading of the rows' labels, and that of their values. */
export interface Columns {
  readonly row: string;
  readonly value: string;
}
