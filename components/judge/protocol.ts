import type { Language } from "../../src/i18n/words.ts";
import type { Failure, Progress } from "../../src/judge/judge.ts";
import type { End } from "../../src/judge/program.ts";
import type { LinkedCell } from "../../src/notebook/link.ts";
import type { Output } from "../../src/notebook/output.ts";
import type { LoadRequest } from "../../src/programs/protocol.ts";
import type { Columns } from "../../src/problems/explanation.ts";
import type { Explained } from "../solver/solve-input.ts";

/** A known mistake with its texts in the page's language. */
export interface MistakeText {
  /** The id of its place on a page that explains it. */
  readonly id: string;
  readonly does: string;
  readonly why: string;
}

/** A program to be judged. */
export interface JudgeRequest {
  /** The id of a problem, "hdu1848", or of an exercise, "exercise:mex". */
  readonly task: string;
  /** The page's language, which the worker uses for its texts. */
  readonly language: Language;
  /** An integer in [0, 2^32). The same seed generates the same cases. */
  readonly seed: number;
  readonly program:
    | {
        readonly language: "ts";
        /** In order of dependency; the last one declares the function to be judged. */
        readonly cells: readonly LinkedCell[];
      }
    | LoadRequest;
}

/** A failure of a program, as text. Values are in TypeScript notation: `"Fibo"`, `[1, 2]`. */
export interface PageFailure {
  readonly verdict: Failure<unknown>["verdict"];
  readonly step: Failure<unknown>["step"];
  /** Number of cases in the failing input, usually one. */
  readonly count: number;
  /** The cases up to the one that fails, each as text; only the last ten. */
  readonly cases: readonly string[];
  /** The number of the failing case, from 1; present only if other cases must follow it. */
  readonly before?: number;
  /** All cases as one complete input. */
  readonly input: string;
  /** The right answer to the failing case. */
  readonly right: string;
  /** The program's answer to the failing case, cut if it is long; absent if there is none. */
  readonly given?: string;
  /** How the run ended. For a program that failed, it contains the error and its line in the reader's text. */
  readonly end: End;
  /** Milliseconds for each input. */
  readonly allowed: number;
  /** The outputs that a function shows when it runs on these cases again. */
  readonly printed: readonly Output[];
  /** The lines that a program prints for these cases; present only if there are more or fewer answers than cases. */
  readonly lines?: readonly string[];
  /** For a time limit: whether the last case alone takes too long, or only all cases together. */
  readonly slow?: Failure<unknown>["slow"];
  /** The known mistakes that give the same answers. */
  readonly mistakes: readonly MistakeText[];
  /** The explanation of the failing case; only for contest problems. */
  readonly explained?: Explained;
  readonly columns?: Columns;
}

/** The result of a judgement, as text. */
export type PageJudgement =
  | {
      readonly verdict: "accepted";
      /** The time of the largest input, and its limit. */
      readonly milliseconds: number;
      readonly allowed: number;
    }
  | { readonly verdict: "stopped" }
  | {
      /** The program did not reach its first case. */
      readonly verdict: "unstarted";
      /** "program" for an error in its text or a cell, or a missing function; "kernel" if no kernel could be started. */
      readonly by: "program" | "kernel";
      readonly reason: string;
      /** The line in the reader's text. */
      readonly line?: number;
    }
  | PageFailure;

/** Page → worker. */
export type Request =
  | { readonly kind: "judge"; readonly asked: JudgeRequest }
  /** A fresh kernel, which the worker has requested. */
  | { readonly kind: "kernel"; readonly port: MessagePort }
  | { readonly kind: "no kernel"; readonly reason: string };

/** Worker → page. */
export type Reply =
  | { readonly kind: "progress"; readonly progress: Progress }
  /** Requests a fresh kernel. */
  | { readonly kind: "begin" }
  /** Requests the end of the kernel. If it is not done, it may have crashed already. */
  | { readonly kind: "end"; readonly isDone: boolean }
  | { readonly kind: "judged"; readonly judgement: PageJudgement };
