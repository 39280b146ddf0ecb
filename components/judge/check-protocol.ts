import type { Language } from "../../src/i18n/languages.ts";
import type { Checked } from "../../src/judge/output.ts";
import type { Remark } from "../../src/judge/text-program.ts";
import type { PackedFile } from "../../src/judge/test-package.ts";
import type { Explained } from "../solver/protocol.ts";
import type { MistakeText } from "./protocol.ts";

/** The tests of which one is chosen. */
export const TESTS = ["sample", "small", "random", "largest"] as const;

export type TestName = (typeof TESTS)[number];

/** One input of a problem; of the sample and of the small cases, the seed says nothing. */
export interface Test {
  readonly problem: string;
  readonly name: TestName;
  /** In [0, 2^32). */
  readonly seed: number;
}

/** A request to the worker, which answers each once. */
export type CheckRequest =
  | { readonly kind: "make"; readonly test: Test }
  | {
      readonly kind: "check";
      readonly test: Test;
      readonly language: Language;
      readonly output: Blob;
    }
  | {
      readonly kind: "pack";
      readonly problem: string;
      readonly seed: number;
      readonly fixed: readonly PackedFile[];
    };

export interface CheckedOutput {
  readonly checked: Checked;
  /** How many lines the right output has. */
  readonly lines: number;
  readonly remarks: readonly (Remark | "utf16")[];
  /** Of the case of the first wrong line. */
  readonly explained?: Explained;
  readonly mistakes: readonly MistakeText[];
}

/** What the worker answers. */
export type CheckReply =
  | {
      readonly kind: "made";
      readonly input: Blob;
      readonly cases: number;
      /** Whether they are more than the statement allows in one input. */
      readonly isTooMany: boolean;
    }
  | { readonly kind: "checked"; readonly result: CheckedOutput }
  | { readonly kind: "packed"; readonly zip: Blob }
  | { readonly kind: "failed"; readonly message: string };
