import type { CellStatus } from "../../src/notebook/session.ts";
import type { Failure, Output } from "../../src/notebook/output.ts";
import { fill } from "../../src/i18n/fill.ts";
import { say } from "../../src/i18n/say.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { SayCells } from "./drafts/say-cells.ts";
import { sayTime } from "./say-time.ts";

/** What a cell's status says. */
export interface Said {
  readonly text: string;
  /** The rest of the sentence, for those who hear it: it stands in the output for those who see that. */
  readonly more?: string;
  readonly isError?: boolean;
  readonly isSuccess?: boolean;
}

/** Letters of an error's message that are spoken; the output has them all. */
const MOST = 300;

function sayFailure({ name, message, line, inLibrary }: Failure, words: Words["cell"]): string {
  const all = say(words.faults, message);
  const said = {
    name: say(words.faults, name),
    message: all.length > MOST ? `${all.slice(0, MOST)}…` : all,
  };
  if (line === undefined) return fill(words.failedNowhere, said);
  const place =
    inLibrary === undefined
      ? fill(words.errorAt, { line })
      : fill(words.errorIn, { name: inLibrary, line });
  return fill(words.failedWith, { ...said, place });
}

const failureIn = (outputs: readonly Output[] | undefined): Failure | undefined =>
  outputs?.flatMap((output) => (output.kind === "failure" ? output.failure : [])).at(-1);

/** What the status of cell `n` says: one thing, of what it does, or else of what stands under it. */
export function sayCell(
  n: number,
  { phase, stale, request, result }: CellStatus,
  words: Words["cell"],
  sayCells: SayCells,
): Said {
  if (phase === "running" && !request?.quiet) return { text: fill(words.running, { n }) };
  if (phase !== "idle") return { text: "" };
  const ending = result?.ending;
  if (ending?.kind === "unstarted") {
    const reason = say(words.faults, ending.reason);
    return { text: fill(words.noKernel, { reason }), isError: true };
  }
  if (stale) return { text: words.stale };
  switch (ending?.kind) {
    case undefined:
      return { text: "" };
    case "finished": {
      if (request?.quiet) return { text: "" };
      const time = sayTime(ending.milliseconds, words);
      const first = request?.first ?? [];
      if (first.length === 0) return { text: fill(words.finished, { n, time }) };
      return { text: fill(words.finishedAfter, { n, time, cells: sayCells(first) }) };
    }
    case "failed": {
      const failure = failureIn(result?.outputs);
      const text = fill(words.failed, { n });
      return { text, isError: true, ...(failure ? { more: sayFailure(failure, words) } : {}) };
    }
    case "stopped": {
      const said = {
        reader: words.stopped,
        budget: words.overBudget,
        flood: words.flooded,
        lost: words.lost,
      };
      return { text: fill(said[ending.why], { time: sayTime(ending.milliseconds, words) }) };
    }
  }
}
