import { fill } from "../../src/i18n/fill.ts";
import type { Run } from "./run.ts";
import { sayKinds } from "./say-kinds.ts";
import type { Say } from "./say.ts";

/**
 * The status line of a run, with the mistake in its input, if it has one. As a live region it is short, and changes only
 * at the start and the end.
 */
export function sayProgress({ input, progress, roll }: Run, say: Say): string {
  const { words } = say;
  const cases = say.cases(roll.count);
  switch (progress.kind) {
    case "built":
      return words.sampleStatus;
    case "running":
      return words.running;
    case "finished": {
      const { milliseconds, lacks } = progress;
      const kinds = sayKinds(roll, say);
      const template = kinds === "" ? words.finished : words.finishedWith;
      const finished = fill(template, { cases, kinds, seconds: say.seconds(milliseconds) });
      return lacks === undefined ? finished : `${finished}. ${fill(words.lacks, { lacks })}`;
    }
    case "refused": {
      const refused = fill(words.refusedStatus, { ...progress });
      if (roll.count > 0) return `${refused} ${say.counted(words.before, roll.count)}`;
      return input.size === 0 ? `${refused} ${words.emptyInput}` : refused;
    }
    case "stopped":
      return fill(words.stopped, { cases });
    case "failed":
      return fill(words.failed, { message: progress.message ?? words.notLoaded });
  }
}
