import type { LinkedCell, Program } from "./link.ts";
import { OUTPUT_LIMITS } from "./output-limits.ts";
import { readOutput } from "./output.ts";
import { bounded, either, flag, number, object, only, type ReadBy } from "./validation/read.ts";

/** Page → kernel, once: a kernel serves one run. Where a function is to be called, `Calls` follow, any number of times. */
export interface Request extends Pick<Program, "controls"> {
  /** In order of dependency; the outputs of the last one are sent back. */
  readonly cells: readonly LinkedCell[];
  /** Of the page: the kernel's own words in outputs are in it. */
  readonly language: string;
  /** A function of the last cell, which is called once the cells have run. */
  readonly calls?: {
    readonly entry: string;
    /** Whether what the last cell and the calls show is sent back. */
    readonly isHeard: boolean;
  };
}

/** One end of the message channel between a page and its kernel. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: { data: unknown }) => void) | null;
}

/**
 * Validates a message from the kernel and copies its known fields: a cell runs in the same worker and can post any
 * message itself. Undefined for a value that is not a reply.
 */
export const readReply = bounded(
  OUTPUT_LIMITS.marks,
  either(
    object({ type: only("ready") }),
    object({ type: only("output"), output: readOutput }),
    object({ type: only("done"), ok: flag, milliseconds: number }),
  ),
);

/** Kernel → page. */
export type Reply = ReadBy<typeof readReply>;
