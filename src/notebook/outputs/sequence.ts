import { gameId, grundyTable, type HeapRuleset } from "../../grundy.ts";
import { provePeriod } from "../../games/theory/prove-period.ts";
import { clip, more } from "../describe.ts";
import type { SequenceData } from "../output.ts";
import { OUTPUT_LIMITS } from "../output-limits.ts";
import { kernelText } from "../messages.ts";
import { captionLine, checkCount, defined, optional, throwInvalid, takeFirst } from "./common.ts";

/** Maximum length of a game's name that is sent with a sequence: a name that a person might type. */
const LONGEST_ID = 200;

/** Options of `show.sequence`. */
export interface SequenceOptions {
  /** The n of the first value; defaults to 0. */
  readonly start?: number;
  readonly period?: number;
  readonly preperiod?: number;
  /** The number that each period adds to the values; defaults to 0. */
  readonly saltus?: number;
  /** The n whose value completed the proof, as `findPeriod` returns it. The caption shows it. */
  readonly provedAt?: number;
  /** The game with these values, in the laboratory's notation: `"0.77"`, `"{squares}"`. A link opens it there. */
  readonly game?: string;
  readonly caption?: string;
}

/**
 * Returns the data of a sequence.
 *
 * @throws TypeError when a value is not a finite number, or the game is not a string
 * @throws RangeError when a value is not from −(2^53 − 1) to 2^53 − 1, `start` is not an integer, or a number of the
 *   period is not a non-negative integer
 */
export function sequenceData(
  values: Iterable<number>,
  options: SequenceOptions = {},
): SequenceData {
  const { start = 0, period, preperiod, saltus, provedAt, game, caption } = options;
  const counts = defined({ period, preperiod, saltus, provedAt });
  if (!Number.isSafeInteger(start))
    throwInvalid("sequence", "start must be an integer", start, true);
  for (const [name, value] of Object.entries(counts)) checkCount("sequence", name, value);
  if (game !== undefined && typeof game !== "string") {
    throwInvalid("sequence", "game must be a string", game, false);
  }
  const { retained, cut } = takeFirst(values, OUTPUT_LIMITS.values);
  retained.forEach((value, i) => {
    if (typeof value !== "number" || !Number.isFinite(value)) {
      throwInvalid("sequence", `value ${i} must be a finite number`, value, false);
    }
    if (Math.abs(value) > Number.MAX_SAFE_INTEGER) {
      throwInvalid("sequence", `value ${i} must be from −(2^53 − 1) to 2^53 − 1`, value);
    }
  });
  return {
    values: retained,
    start,
    cut,
    ...counts,
    ...(game !== undefined && game.length <= LONGEST_ID ? { typed: game } : {}),
    ...optional("caption", caption),
  };
}

/**
 * Returns the data of a game's values and their period: the values that the proof needs and one period more, or all
 * values if they prove no period.
 *
 * @throws TypeError | RangeError as `grundyTable` does
 */
export function periodData(ruleset: HeapRuleset, limit: number): SequenceData {
  const values = grundyTable(ruleset, limit);
  const found = ruleset.law && provePeriod(values, ruleset.law);
  const id = gameId(ruleset);
  return {
    ...sequenceData(found ? values.slice(0, found.provedAt + found.period + 1) : values, found),
    ...(found ? {} : { searched: limit }),
    ...(id !== undefined && id.length <= LONGEST_ID ? { game: id } : {}),
  };
}

/** Formats a sequence as text on one line, with its period below. */
export function sequenceText(data: SequenceData): string {
  const { values, start, caption, cut } = data;
  const to = start + values.length - 1;
  const claim = claimText(data);
  const rest = cut > 0 ? `\n${more(cut)}` : "";
  const body = clip(values.join(" "), OUTPUT_LIMITS.text);
  return `${captionLine(caption)}n = ${start}..${to}: ${body}${rest}${claim}`;
}

function claimText({ period, preperiod, saltus = 0, provedAt, searched }: SequenceData): string {
  if (searched !== undefined) return `\n${kernelText("unproved", { n: searched })}`;
  if (period === undefined) return "";
  const parts = [
    kernelText("period", { n: period }),
    ...(preperiod === undefined ? [] : [kernelText("preperiod", { n: preperiod })]),
    ...(saltus === 0 ? [] : [kernelText("saltus", { n: saltus })]),
    ...(provedAt === undefined ? [] : [kernelText("proved", { n: provedAt })]),
  ];
  return `\n${parts.join(", ")}`;
}
