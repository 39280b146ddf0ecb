import {
  count,
  either,
  exactText,
  boolean,
  object,
  oneOf,
  only,
  shortText,
  type ReadBy,
} from "../notebook/validation/read.ts";
import { PROGRAM_FAULTS } from "./run.ts";
import { MAX_OUTPUT } from "../judge/text-program.ts";
import type { ToolFiles } from "./tools.ts";

/** A program, which is sent to the worker once. */
export type LoadRequest =
  | {
      readonly language: "cpp";
      readonly wasm: Uint8Array<ArrayBuffer>;
      /** Bytes of memory that the module may have. */
      readonly most: number;
    }
  | { readonly language: "python"; readonly source: string; readonly files: ToolFiles };

/** Judge → worker: the program, and then inputs, each of which gets one reply. */
export type ProgramRequest =
  ({ readonly type: "load" } & LoadRequest) | { readonly type: "run"; readonly input: string };

/**
 * Validates a message of a program's worker; returns undefined for any other value. The program itself can post any message
 * from there.
 */
export const readProgramReply = either(
  object({ type: only("loaded") }),
  object({ type: only("failed"), message: shortText }, { line: count }),
  object(
    { type: only("ran"), output: exactText(MAX_OUTPUT) },
    {
      fault: oneOf(...PROGRAM_FAULTS),
      message: shortText,
      line: count,
      memory: count,
      needsFreshWorker: boolean,
    },
  ),
);

export type ProgramReply = ReadBy<typeof readProgramReply>;
