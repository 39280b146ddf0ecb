import type { LinkedCell, Program } from "./link.ts";
import { OUTPUT_LIMITS } from "./output-limits.ts";
import { readOutput } from "./output.ts";
import { bounded, either, flag, number, object, only, type ReadBy } from "./validation/read.ts";

/** Page → kernel, once: a kernel serves one run. */
export interface Request extends Pick<Program, "controls"> {
  /** Each after the cells that it needs; the last is the one whose outputs are wanted. */
  readonly cells: readonly LinkedCell[];
  /** The page's: what the kernel writes into an output's text is in it. */
  readonly language: string;
}

/** Either end of the road between a page and its kernel. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: { data: unknown }) => void) | null;
}

/**
 * A message from the kernel, checked field by field and built anew: cells run beside the code that
 * sends it and can send anything themselves. Undefined for whatever is not a reply.
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
