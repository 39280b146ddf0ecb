import type { Language } from "../../src/i18n/words.ts";
import type { Failure, Progress } from "../../src/judge/judge.ts";
import type { End } from "../../src/judge/program.ts";
import type { LinkedCell } from "../../src/notebook/link.ts";
import type { Output } from "../../src/notebook/output.ts";
import type { LoadRequest } from "../../src/programs/protocol.ts";
import type { Columns } from "../../src/problems/explanation.ts";
import type { Explained } from "../solver/solve-input.ts";

/** A known mistake in the words of a language. */
export interface MistakeText {
  /** Of its place on a page that explains it. */
  readonly id: string;
  readonly does: string;
  readonly why: string;
}

/** A program to be judged. */
export interface Asked {
  /** The id of a problem, "hdu1848", or of an exercise, "exercise:mex". */
  readonly task: string;
  /** Of the page: what the worker says is in it. */
  readonly language: Language;
  /** In [0, 2^32): the same seed asks the same cases. */
  readonly seed: number;
  readonly program:
    | {
        readonly language: "ts";
        /** In order of dependency; the last one declares the function that is asked. */
        readonly cells: readonly LinkedCell[];
      }
    | LoadRequest;
}

/** Where a program fails, in words. Values are as TypeScript writes them: `"Fibo"`, `[1, 2]`. */
export interface PageFailure {
  readonly verdict: Failure<unknown>["verdict"];
  readonly step: Failure<unknown>["step"];
  /** How many cases show it, asked in a row of a fresh start; most often one. */
  readonly count: number;
  /** The last of them up to the one that goes wrong, at most ten, each as text. */
  readonly cases: readonly string[];
  /** The number of that one, from 1, where others must follow it. */
  readonly before?: number;
  /** All of them as one complete input. */
  readonly input: string;
  /** The right answer to the last of these cases. */
  readonly right: string;
  /** What the program answered to it, cut where it is long; absent where it gave no answer. */
  readonly given?: string;
  /** Of a program that failed, the error, and its line in the reader's text. */
  readonly end: End;
  /** Milliseconds that each input was allowed. */
  readonly allowed: number;
  /** What a function shows when it is asked these cases once more. */
  readonly printed: readonly Output[];
  /** The lines that a program prints for these cases, where they are more than cases, or fewer. */
  readonly lines?: readonly string[];
  /** Of a time limit: whether the last case alone takes too long, or only all of them together. */
  readonly slow?: Failure<unknown>["slow"];
  /** The mistakes that give the same answers, with their words. */
  readonly mistakes: readonly MistakeText[];
  /** Why the last case has its verdict; of a contest problem only. */
  readonly explained?: Explained;
  readonly columns?: Columns;
}

/** The result of a judgement, in words. */
export type PageJudgement =
  | {
      readonly verdict: "accepted";
      /** Of the largest input: needed, and allowed. */
      readonly milliseconds: number;
      readonly allowed: number;
    }
  | { readonly verdict: "stopped" }
  | {
      /** It did not come to its first case. */
      readonly verdict: "unstarted";
      /** For a fault in its text, an error in a cell, no such function; or for want of a kernel. */
      readonly by: "program" | "kernel";
      readonly reason: string;
      /** Of the reader's text. */
      readonly line?: number;
    }
  | PageFailure;

/** Page → worker. */
export type Request =
  | { readonly kind: "judge"; readonly asked: Asked }
  /** A fresh kernel, of which the worker asked. */
  | { readonly kind: "kernel"; readonly port: MessagePort }
  | { readonly kind: "no kernel"; readonly reason: string };

/** Worker → page. */
export type Reply =
  | { readonly kind: "progress"; readonly progress: Progress }
  /** A fresh kernel is wanted. */
  | { readonly kind: "begin" }
  /** The kernel is to end; one that is not done may have died before. */
  | { readonly kind: "end"; readonly isDone: boolean }
  | { readonly kind: "judged"; readonly judgement: PageJudgement };
