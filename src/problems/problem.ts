import type { problems } from "../i18n/en/problems.ts";
import type { Phrase } from "../i18n/fill.ts";
import type { TokenReader } from "./token-reader.ts";

/** The id of a phrase about problems. */
export type PhraseId = keyof typeof problems.phrases;

/** The id of a heading of a column in an explanation. */
type HeadingId = keyof typeof problems.headings;

/** A phrase about an input or in an explanation; `say` turns it into text. */
export type ProblemPhrase = Phrase<PhraseId>;

/** A number that the statement bounds: checked when the input is read. */
export interface Limit {
  readonly min: number;
  readonly max: number;
}

/** A complete input and its output. */
export interface Sample {
  readonly input: string;
  readonly output: string;
  /** Whose it is: the judge's own, from the statement, or ours. */
  readonly by: "judge" | "us";
}

/** A limit on programs; "usual" where the problem's own is not known, and only what its judge mostly allows. */
type Allowed = number | "usual";

/** The place where a problem is set, and what is known of its conditions. */
export interface Judge {
  readonly name: string;
  /** Absent when no public judge has the problem: its statement and its limits are then reconstructed. */
  readonly url?: string;
  /** The time for a program in C++; absent where it is not known. */
  readonly seconds?: Allowed;
  /** The memory for a program in C++, in kB as the judges write it; absent where it is not known. */
  readonly kilobytes?: Allowed;
  /** The newest C++ that the judge compiles, where that is old. */
  readonly newest?: "C++98";
  /** The same problem elsewhere. */
  readonly mirrors?: readonly { readonly name: string; readonly url?: string }[];
}

/** The player who wins with best play: the one who moves first, or the other. */
export type Winner = "first" | "second";

/** Something with a Grundy value: a heap, a row of squares. */
export interface Valued<Status = ProblemPhrase> {
  /** In the problem's notation: "5", "19 20"; or in words, where that is empty. */
  readonly value: string | Status;
  /** Absent where no Grundy value applies: an even step, a date. */
  readonly grundy?: number;
}

/** One summand of a case. */
export interface ExplainedRow<Status = ProblemPhrase> extends Valued<Status> {
  /** "heap 1" */
  readonly label: Status;
}

/** A winning first move: what happens to one row. */
export interface ExplainedMove<Status = ProblemPhrase> {
  /** "Take 2 from heap 1" */
  readonly say: Status;
  /** Index of the row that changes. */
  readonly row: number;
  readonly before: Valued<Status>;
  readonly after: Valued<Status>;
}

/**
 * Why a case has its verdict, as plain data: it can be sent as JSON or as a message of a worker. It contains phrases;
 * `formatExplanation` turns them into text.
 */
export interface Explanation<Status = ProblemPhrase> {
  readonly rows: readonly ExplainedRow<Status>[];
  /** How many rows there are beyond these; absent means none. */
  readonly unlistedRows?: number;
  /** The nim-sum of the rows, where the theory uses one. */
  readonly nimSum?: number;
  /** Of a verdict on several positions: the first, when the first player wins any of them. */
  readonly winner: Winner;
  /** The verdict in the judge's words, as {@link Problem.format} writes it. */
  readonly verdict: string;
  /** All of them, or the first hundred; one, where a move changes many rows at once; none when the second player wins. */
  readonly winningMoves: readonly ExplainedMove<Status>[];
  /** Whether there are winning moves beyond these. */
  readonly hasMoreMoves: boolean;
}

/** A position of a game of the library, both as text. */
export interface PlayedPosition {
  /** The game's id: "nim", "subtraction:1,3,4". */
  readonly game: string;
  /** In the game's notation. */
  readonly position: string;
}

/** Inputs for tests. `random` gives numbers in [0, 1), seeded by the caller. */
export interface Generate {
  /** Small enough for brute force to judge every case. */
  tiny(random: () => number): string;
  /** Cases of any size that the statement allows. */
  random(random: () => number): string;
  /** As much, and as large, as the statement allows. */
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
  /** The judge's own first, if one is known. */
  readonly samples: readonly Sample[];

  /**
   * What ends the input: the end of the file, the count of cases that begins it, a last line of zeros; or its first case,
   * which is all of it.
   */
  readonly ends: "file" | "count" | "zero" | "zeros" | "one";

  /**
   * The lines of a case, from which programs that read it are made. A line has names of numbers, "n m", and lists:
   * "heaps[n]", "edges[n-1]*2" of pairs in lines, "rows[n][]" of lists in lines after their length. "for n" repeats what
   * follows n times, "until" and a line repeats it up to a 0 in its place, and "answer n" gives n answers.
   */
  readonly form: readonly string[];

  /**
   * The cases of an input, one at a time and in order, each as soon as it is complete.
   * @throws {InputError} at the first fault, after all the complete cases before it.
   */
  read(reader: TokenReader): IterableIterator<Case, void, undefined>;

  /** The verdict, fast enough for the largest input. */
  solve(problemCase: Case): Verdict;

  /** The verdict in the judge's words: one line, without its end; or several, of which {@link begins} tells the first. */
  format(verdict: Verdict): string;

  /** Where verdicts have several lines: what the first of them is, and no other. */
  readonly begins?: RegExp;

  /** The headings of the rows of its explanations: ids of `headings` in the texts. */
  readonly columns: { readonly row: HeadingId; readonly value: HeadingId };

  /** Explains the verdict: for one case on a page, not for a whole input. */
  explain(problemCase: Case): Explanation;

  /**
   * The positions to play for a case: one position of the library's games, or one for each row of its explanation, in their order;
   * none if there is nothing to play. The first player wins the case exactly when one of them is an N-position.
   * Absent if the library has no such game.
   */
  positions?(problemCase: Case): readonly PlayedPosition[];

  /** A complete judge input with these cases; `read` returns them. */
  print(cases: readonly Case[]): string;

  readonly generate: Generate;
}
