import { gameId, grundyTable, type HeapRuleset } from "../../grundy.ts";
import { provePeriod } from "../../games/theory/prove-period.ts";
import { clip, more } from "../describe.ts";
import type { SequenceData } from "../output.ts";
import { OUTPUT_LIMITS } from "../output-limits.ts";
import { inWords } from "../own-words.ts";
import { captionLine, checkCount, defined, optional, refuse, takeFirst } from "./common.ts";

/** The longest name of a game that is sent with a sequence: one that a person might type. */
const LONGEST_ID = 200;

/** What `show.sequence` draws, and how. */
export interface SequenceOptions {
  /** n of the first value; 0 unless given. */
  readonly start?: number;
  readonly period?: number;
  readonly preperiod?: number;
  /** What a period adds to the values; 0 unless given. */
  readonly saltus?: number;
  /** The n whose value closed the proof, as `findPeriod` says it; then the caption says so. */
  readonly provedAt?: number;
  /** The game whose values these are, as the laboratory reads it: `"0.77"`, `"{squares}"`. A link leads to it there. */
  readonly game?: string;
  readonly caption?: string;
}

/**
 * The data of a sequence.
 *
 * @throws TypeError when a value is not a finite number, or the game no text
 * @throws RangeError when a value is beyond ±2^53 − 1, start no integer, or a number of the period no count
 */
export function sequenceData(
  values: Iterable<number>,
  options: SequenceOptions = {},
): SequenceData {
  const { start = 0, period, preperiod, saltus, provedAt, game, caption } = options;
  const counts = defined({ period, preperiod, saltus, provedAt });
  if (!Number.isSafeInteger(start)) refuse("sequence", "start must be an integer", start, true);
  for (const [name, value] of Object.entries(counts)) checkCount("sequence", name, value);
  if (game !== undefined && typeof game !== "string") {
    refuse("sequence", "game must be a text", game, false);
  }
  const { retained, cut } = takeFirst(values, OUTPUT_LIMITS.values);
  retained.forEach((value, i) => {
    if (typeof value !== "number" || !Number.isFinite(value)) {
      refuse("sequence", `value ${i} must be a finite number`, value, false);
    }
    if (Math.abs(value) > Number.MAX_SAFE_INTEGER) {
      refuse("sequence", `value ${i} must be from −(2^53 − 1) to 2^53 − 1`, value);
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
 * The data of the values of a game and of their period: as far as the proof needs, and one period more; or all of
 * them, if they prove none.
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

/** A sequence as text, on one line, with its period beneath. */
export function sequenceText(data: SequenceData): string {
  const { values, start, caption, cut } = data;
  const to = start + values.length - 1;
  const claim = claimText(data);
  const rest = cut > 0 ? `\n${more(cut)}` : "";
  const body = clip(values.join(" "), OUTPUT_LIMITS.text);
  return `${captionLine(caption)}n = ${start}..${to}: ${body}${rest}${claim}`;
}

function claimText({ period, preperiod, saltus = 0, provedAt, searched }: SequenceData): string {
  if (searched !== undefined) return `\n${inWords("unproved", { n: searched })}`;
  if (period === undefined) return "";
  const parts = [
    inWords("period", { n: period }),
    ...(preperiod === undefined ? [] : [inWords("preperiod", { n: preperiod })]),
    ...(saltus === 0 ? [] : [inWords("saltus", { n: saltus })]),
    ...(provedAt === undefined ? [] : [inWords("proved", { n: provedAt })]),
  ];
  return `\n${parts.join(", ")}`;
}
