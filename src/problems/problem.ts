import type { problems } from "../i18n/en/problems.ts";
import type { Phrase } from "../i18n/fill.ts";
import type { TokenReader } from "./token-reader.ts";

/** The id of a phrase about problems. */
export type PhraseId = keyof typeof problems.phrases;

/** The id of a heading of a column in an explanation. */
type HeadingId = keyof typeof problems.headings;

/** A phrase about an input or in an explanation; `translate` turns it into text. */
export type ProblemPhrase = Phrase<PhraseId>;

/** The bounds of a number in the statement. They are checked when the input is read. */
export interface Limit {
  readonly min: number;
  readonly max: number;
}

/** A complete input and its output. */
export interface Sample {
  readonly input: string;
  readonly output: string;
  /** The author: the judge, in the statement, or us. */
  readonly by: "judge" | "us";
}

/** A limit on programs; "usual" if the problem's own limit is unknown, but the judge's usual limit is known. */
type Allowed = number | "usual";

/** The judge of a problem, and its known limits on programs. */
export interface Judge {
  readonly name: string;
  /** Absent if no public judge has the problem: its statement and its limits are then reconstructed. */
  readonly url?: string;
  /** The time limit for a program in C++; absent if it is unknown. */
  readonly seconds?: Allowed;
  /** The memory limit for a program in C++, in kB as the judges write it; absent if it is unknown. */
  readonly kilobytes?: Allowed;
  /** The newest C++ standard that the judge compiles, if that is an old one. */
  readonly newest?: "C++98";
  /** The same problem at other judges. */
  readonly mirrors?: readonly { readonly name: string; readonly url?: string }[];
}

/** The player who wins with best play: the one who moves first, or the other. */
export type Winner = "first" | "second";

/** Something with a Grundy value: a heap, a row of squares. */
export interface Valued<Status = ProblemPhrase> {
  /** A string in the problem's notation ("5", "19 20"), or a phrase if that string would be empty. */
  readonly value: string | Status;
  /** Absent if no Grundy value applies: an even step, a date. */
  readonly grundy?: number;
}

/** One summand of a case. */
export interface ExplainedRow<Status = ProblemPhrase> extends Valued<Status> {
  /** "heap 1" */
  readonly label: Status;
}

/** A winning first move, described as the change of one row. */
export interface ExplainedMove<Status = ProblemPhrase> {
  /** "Take 2 from heap 1" */
  readonly sentence: Status;
  /** Index of the row that changes. */
  readonly row: number;
  readonly before: Valued<Status>;
  readonly after: Valued<Status>;
}

/**
 * The reasons for a case's verdict, as plain data that can be sent as JSON or in a worker's message. It contains
 * phrases; `formatExplanation` turns them into text.
 */
export interface Explanation<Status = ProblemPhrase> {
  readonly rows: readonly ExplainedRow<Status>[];
  /** Number of rows that are not listed; absent means none. */
  readonly unlistedRows?: number;
  /** The nim-sum of the rows, if the theory uses one. */
  readonly nimSum?: number;
  /** The winner; for a verdict on several positions, the first player if that player wins any of them. */
  readonly winner: Winner;
  /** The verdict in the judge's words, as {@link Problem.format} returns it. */
  readonly verdict: string;
  /** All winning moves, or the first hundred; only one if a move changes many rows; none if the second player wins. */
  readonly winningMoves: readonly ExplainedMove<Status>[];
  /** Whether there are winning moves that are not listed. */
  readonly hasMoreMoves: boolean;
}

/** A position of a game of the library, with the game's id. */
export interface PlayedPosition {
  /** The game's id: "nim", "subtraction:1,3,4". */
  readonly game: string;
  /** The position in the game's notation. */
  readonly position: string;
}

/** Generators of test inputs. `random` returns numbers in [0, 1), seeded by the caller. */
export interface Generators {
  /** Returns an input whose cases are all small enough for brute force. */
  tiny(random: () => number): string;
  /** Returns an input with cases of any size that the statement allows. */
  random(random: () => number): string;
  /** Returns an input with as many and as large cases as the statement allows. */
  largest(random: () => number): string;
}

/** A contest problem: how to read its input, decide its cases and write its verdicts. */
export interface Problem<Case = unknown, Verdict = unknown> {
  /** The name in commands and addresses: "hdu1848". */
  readonly id: string;
  readonly title: string;
  readonly judge: Judge;
  /** The bounds of the statement. */
  readonly limits: Readonly<Record<string, Limit>>;
  /** The judge's samples, if any are known, followed by ours. */
  readonly samples: readonly Sample[];

  /**
   * What ends the input: the end of the file, the number of cases given at the beginning, a last line of one or more
   * zeros, or its only case.
   */
  readonly ends: "file" | "count" | "zero" | "zeros" | "one";

  /**
   * The lines of a case, from which starter programs are generated. A line has names of numbers, "n m", and lists:
   * "heaps[n]", "edges[n-1]*2" for pairs on a line each, "rows[n][]" for lists on a line each after their length.
   * "for n" repeats the following lines n times, "until" and a line repeats them until that line is a 0, and "answer n"
   * prints n answers.
   */
  readonly form: readonly string[];

  /**
   * Yields the cases of an input in order, each as soon as it is complete.
   * @throws {InputError} at the first fault, after all the complete cases before it.
   */
  read(reader: TokenReader): IterableIterator<Case, void, undefined>;

  /** Returns the verdict, fast enough for the largest input. */
  solve(problemCase: Case): Verdict;

  /** Returns the judge's output for a verdict: one line without its line end, or several if {@link begins} is present. */
  format(verdict: Verdict): string;

  /** For verdicts of several lines: matches the first line of a verdict, and no other line. */
  readonly begins?: RegExp;

  /** The column headings of the explanations: ids of `headings` in the texts. */
  readonly columns: { readonly row: HeadingId; readonly value: HeadingId };

  /** Explains the verdict: for one case on a page, not for a whole input. */
  explain(problemCase: Case): Explanation;

  /**
   * Returns the positions to play for a case: one position of the library's games, or one for each row of the
   * explanation, in the same order; none if there is nothing to play. The first player wins the case exactly if one of
   * them is an N-position.
   * Absent if the library has no such game.
   */
  positions?(problemCase: Case): readonly PlayedPosition[];

  /** Returns a complete judge input with these cases, from which `read` yields the same cases. */
  print(cases: readonly Case[]): string;

  readonly generate: Generators;
}
