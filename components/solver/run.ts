import type { Reply } from "./protocol.ts";
import { append, emptyRoll, type VerdictRoll } from "./verdict-roll.ts";

/** The state of a run. However it ends, its verdicts so far are kept. */
export type Progress =
  | { readonly kind: "built" }
  | { readonly kind: "running"; readonly bytes: number }
  | Extract<Reply, { kind: "finished" | "refused" }>
  | { readonly kind: "stopped" }
  | { readonly kind: "failed"; readonly message: string | undefined };

/** One press of Run. */
export interface Run {
  readonly input: Blob;
  readonly roll: VerdictRoll;
  readonly progress: Progress;
}

export const begin = (input: Blob): Run => ({
  input,
  roll: emptyRoll,
  progress: { kind: "running", bytes: 0 },
});

/** The state of a run after a message of its worker. */
export function advance(run: Run, reply: Reply): Run {
  switch (reply.kind) {
    case "progress":
      return { ...run, progress: { kind: "running", bytes: reply.bytes } };
    case "verdicts":
      return {
        ...run,
        roll: append(run.roll, reply.text, reply.cases, reply.sorted),
        progress: { kind: "running", bytes: reply.bytes },
      };
    case "finished":
    case "refused":
    case "failed":
      return { ...run, progress: reply };
    case "explained":
    case "made":
      return run;
  }
}
