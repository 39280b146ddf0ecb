import type { Language } from "../../src/i18n/words.ts";
import type { Explanation, PlayedPosition } from "../../src/problems/problem.ts";
import type { Sorted } from "./verdict-kinds.ts";

/** What a problem's generator can make. */
export type TestKind = "tiny" | "random" | "largest";

/** A request to the solver's worker, with the language of the answer. A worker answers one request after the other. */
export type Request =
  | {
      readonly kind: "run";
      readonly problem: string;
      readonly language: Language;
      readonly input: Blob;
    }
  | {
      readonly kind: "explain";
      readonly problem: string;
      readonly language: Language;
      readonly input: Blob;
      /** From 0. */
      readonly index: number;
    }
  | {
      readonly kind: "make";
      readonly problem: string;
      readonly test: TestKind;
      /** In [0, 2^32): the same seed makes the same test. */
      readonly seed: number;
    };

/** A case with its explanation. */
export interface Explained {
  readonly index: number;
  /** The case alone, as judge input without what begins and ends an input. */
  readonly input: string;
  readonly explanation: Explanation<string>;
  /** The positions in which it can be played: one, one for each row, or none. */
  readonly positions: readonly PlayedPosition[];
}

/** A message of the worker. `bytes` counts the input read so far. */
export type Reply =
  | { readonly kind: "progress"; readonly bytes: number }
  | {
      readonly kind: "verdicts";
      /** Joined, each line with its end. */
      readonly text: string;
      readonly cases: number;
      readonly bytes: number;
      /** The kind of each; undefined for good once there are too many kinds. */
      readonly sorted: Sorted | undefined;
    }
  | {
      readonly kind: "finished";
      readonly milliseconds: number;
      /** What the input lacks though every case is answered: "the input ended without the line 0 0 0". */
      readonly lacks?: string;
    }
  | {
      readonly kind: "refused";
      readonly milliseconds: number;
      readonly line: number;
      readonly column: number;
      readonly message: string;
    }
  | { readonly kind: "explained"; readonly explained: Explained }
  | { readonly kind: "made"; readonly test: TestKind; readonly input: Blob }
  | { readonly kind: "failed"; readonly message: string };
