import type { Language } from "../../src/i18n/words.ts";
import type { Explanation, PlayedPosition } from "../../src/problems/problem.ts";

/** What a problem's generator can make. */
export type TestKind = "tiny" | "random" | "largest";

/** A case by its index from 0; or the next one with a verdict, where the search goes on at the first case. */
export type Wanted =
  { readonly index: number } | { readonly verdict: string; readonly after: number };

/** A request to the solver's worker, which answers one after the other. */
export type Request = { readonly problem: string; readonly language: Language } & (
  | { readonly kind: "run"; readonly input: Blob }
  | { readonly kind: "explain"; readonly input: Blob; readonly wanted: Wanted }
  /** `seed` is in [0, 2^32): the same seed makes the same test. */
  | { readonly kind: "make"; readonly test: TestKind; readonly seed: number }
);

/** A case with its explanation. */
export interface Explained {
  readonly index: number;
  /** The case alone, as judge input without what begins and ends an input. */
  readonly input: string;
  readonly explanation: Explanation<string>;
  /** The positions in which it can be played: one, one for each row, or none. */
  readonly positions: readonly PlayedPosition[];
}

/** A verdict, and how many cases have it. */
export interface Kind {
  readonly verdict: string;
  readonly count: number;
}

/** The next verdicts of a run. */
export interface Verdicts {
  readonly kind: "verdicts";
  /** Joined, each line with its end. */
  readonly text: string;
  readonly cases: number;
  /** Of the input, read so far. */
  readonly bytes: number;
  /** Of all verdicts so far; undefined where they are too many or too long to be counted. */
  readonly kinds: readonly Kind[] | undefined;
}

/** How a run ended. */
export type End =
  | { readonly kind: "finished"; readonly milliseconds: number }
  | {
      readonly kind: "refused";
      readonly milliseconds: number;
      readonly line: number;
      readonly column: number;
      readonly message: string;
    };

/** A message of the worker. All but `verdicts` are the answer to a request. */
export type Reply =
  | Verdicts
  | End
  | { readonly kind: "explained"; readonly explained: Explained }
  | { readonly kind: "made"; readonly input: Blob }
  | { readonly kind: "failed"; readonly message: string };
