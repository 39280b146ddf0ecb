import type { LinkedCell, Program } from "./link.ts";
import { OUTPUT_LIMITS } from "./output-limits.ts";
import { readOutput } from "./output.ts";
import { bounded, either, boolean, number, object, only, type ReadBy } from "./validation/read.ts";

/** Page → kernel, once: a kernel serves one run. If `calls` is set, any number of `Calls` messages follow. */
export interface Request extends Pick<Program, "controls"> {
  /** In order of dependency; the outputs of the last one are sent back. */
  readonly cells: readonly LinkedCell[];
  /** The page's language, in which the kernel writes its own texts. */
  readonly language: string;
  /** The function of the last cell that is called after the cells have run. */
  readonly calls?: {
    readonly entry: string;
    /** Whether the outputs of the last cell and of the calls are sent back. */
    readonly isHeard: boolean;
  };
}

/** One end of the message channel between a page and its kernel. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: { data: unknown }) => void) | null;
}

/**
 * Validates a message from the kernel and copies its known fields, because a cell runs in the same worker and can post
 * any message. Returns undefined for a value that is not a reply.
 */
export const readReply = bounded(
  OUTPUT_LIMITS.marks,
  either(
    object({ type: only("ready") }),
    object({ type: only("output"), output: readOutput }),
    object({ type: only("done"), ok: boolean, milliseconds: number }),
  ),
);

/** Kernel → page. */
export type Reply = ReadBy<typeof readReply>;
