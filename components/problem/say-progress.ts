import { fill } from "../../src/i18n/fill.ts";
import type { Run } from "./run.ts";
import type { Say } from "./say.ts";

/** The status line of a run. As a live region it is short, and changes only at the start and the end. */
export function sayProgress({ progress, roll }: Run, say: Say): string {
  const { words } = say;
  const cases = say.cases(roll.count);
  switch (progress.kind) {
    case "built":
      return words.sampleStatus;
    case "running":
      return words.running;
    case "finished": {
      const { milliseconds, lacks } = progress;
      const finished = fill(words.finished, { cases, seconds: say.seconds(milliseconds) });
      return lacks === undefined ? finished : `${finished}. ${fill(words.lacks, { lacks })}`;
    }
    case "refused":
      return fill(words.refusedStatus, { cases });
    case "stopped":
      return fill(words.stopped, { cases });
    case "failed":
      return "";
  }
}
