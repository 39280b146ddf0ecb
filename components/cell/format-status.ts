import { fill, sentenceStart } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { isOwn, ownNumber } from "../../src/notebook/cell.ts";
import type { Failure, Output } from "../../src/notebook/output.ts";
import type { CellStatus } from "../../src/notebook/session.ts";

/** The text of a status line. */
export interface StatusText {
  readonly text: string;
  /** The rest of the sentence, for screen readers only; it is also visible in the output. */
  readonly more?: string;
  readonly isError?: boolean;
  readonly isSuccess?: boolean;
}

/** Formats a rounded time: "2.4 ms", "87 ms", "1.3 s". */
export function formatTime(milliseconds: number, words: Words["cell"]): string {
  const rounded = (n: number, digits: number): string =>
    n.toLocaleString(words.language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    });
  if (milliseconds >= 1000) return fill(words.seconds, { n: rounded(milliseconds / 1000, 1) });
  return fill(words.milliseconds, { n: rounded(milliseconds, milliseconds < 10 ? 1 : 0) });
}

/** A function that lists cells by number, and a solution by name: "cell 2, cell 3 and your solution". */
export type FormatCells = (numbers: readonly number[]) => string;

/** Returns a function that lists cells in a language, solutions without a number. */
export function cellFormatter(
  language: string,
  words: Words["drafts"],
  isSolution: (number: number) => boolean,
): FormatCells {
  const list = new Intl.ListFormat(language);
  const nameOf = (n: number): string => {
    if (isSolution(n)) return words.solution;
    return isOwn(n) ? fill(words.ownCell, { n: ownNumber(n) }) : fill(words.cell, { n });
  };
  return (numbers) => list.format(new Set([...numbers].sort((a, b) => a - b).map(nameOf)));
}

/** Maximum length of an error message that is announced; the output shows the whole message. */
const MAX_ANNOUNCED = 300;

/** Formats the place of an error in its cell. */
export function formatPlace(
  { line, inLibrary }: Failure,
  words: Words["cell"],
): string | undefined {
  if (line === undefined) return undefined;
  return inLibrary === undefined
    ? fill(words.errorAt, { line })
    : fill(words.errorIn, { name: inLibrary, line });
}

function formatFailure(failure: Failure, words: Words["cell"]): string {
  const { name, message } = failure;
  const report = {
    name,
    message: message.length > MAX_ANNOUNCED ? `${message.slice(0, MAX_ANNOUNCED)}…` : message,
  };
  const place = formatPlace(failure, words);
  return place === undefined
    ? fill(words.failedNowhere, report)
    : fill(words.failedWith, { ...report, place });
}

const failureIn = (outputs: readonly Output[] | undefined): Failure | undefined =>
  outputs?.flatMap((output) => (output.kind === "failure" ? output.failure : [])).at(-1);

/** Formats the status line of cell `n`: its current activity, otherwise the result of its last run. */
export function formatStatus(
  n: number,
  { phase, stale, request, result }: CellStatus,
  words: Words["cell"],
  formatCells: FormatCells,
): StatusText {
  const cell = sentenceStart(formatCells([n]));
  if (phase === "running" && !request?.isAutomatic) return { text: fill(words.running, { cell }) };
  if (phase !== "idle") return { text: "" };
  const ending = result?.ending;
  if (ending?.kind === "unstarted") {
    return { text: fill(words.noKernel, { reason: ending.reason }), isError: true };
  }
  if (stale) return { text: words.stale };
  switch (ending?.kind) {
    case undefined:
      return { text: "" };
    case "finished": {
      if (request?.isAutomatic) return { text: "" };
      const time = formatTime(ending.milliseconds, words);
      const { alsoRuns = [] } = request ?? {};
      const template = alsoRuns.length === 0 ? words.finished : words.finishedWith;
      return { text: fill(template, { cell, time, cells: formatCells(alsoRuns) }) };
    }
    case "failed": {
      const failure = failureIn(result?.outputs);
      const text = fill(words.failed, { cell });
      return { text, isError: true, ...(failure ? { more: formatFailure(failure, words) } : {}) };
    }
    case "stopped": {
      const report = {
        reader: words.stopped,
        budget: words.overBudget,
        flood: words.flooded,
      };
      return { text: fill(report[ending.why], { time: formatTime(ending.milliseconds, words) }) };
    }
  }
}
