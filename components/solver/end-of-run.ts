import { problemWords } from "../../src/i18n/problem-words.ts";
import { sayFault } from "../../src/i18n/say.ts";
import type { Language } from "../../src/i18n/words.ts";
import type { InputError } from "../../src/games/theory/input-error.ts";
import type { Reply } from "./protocol.ts";

/** Faults of an input that ends after a complete case, without the last line that its format has. */
const WITHOUT_LAST_LINE: ReadonlySet<string> = new Set(["endedBefore0", "endedBefore000"]);

/**
 * How a run ended that has answered so many cases. A last line that is missing after a case is no mistake: every case has
 * its answer.
 *
 * @param fault of the input, if it has one
 */
export function endOfRun(
  language: Language,
  answered: number,
  milliseconds: number,
  fault: InputError | undefined,
): Extract<Reply, { kind: "finished" | "refused" }> {
  if (fault === undefined) return { kind: "finished", milliseconds };
  const message = sayFault(problemWords(language).phrases, fault);
  if (answered > 0 && WITHOUT_LAST_LINE.has(fault.fault.id)) {
    return { kind: "finished", milliseconds, lacks: message };
  }
  const { line, column } = fault;
  return { kind: "refused", milliseconds, line, column, message };
}
