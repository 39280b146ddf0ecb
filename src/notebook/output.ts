import { OUTPUT_LIMITS } from "./output-limits.ts";
import { readForms } from "./validation/read-forms.ts";
import {
  count,
  either,
  number,
  object,
  only,
  short,
  text,
  where,
  type ReadBy,
} from "./validation/read.ts";

/** The data of a bundle beside its text, by media type; components of the page render it. */
export type Forms = {
  readonly [Type in keyof typeof readForms]: ReadBy<(typeof readForms)[Type]>;
};

export type TableData = Forms["application/vnd.grundy.table+json"];
export type SequenceData = Forms["application/vnd.grundy.sequence+json"];
export type HeatmapData = Forms["application/vnd.grundy.heatmap+json"];
/** A Grundy value, or an outcome; null where the table has nothing. */
export type HeatmapEntry = HeatmapData["rows"][number][number];
export type GraphData = Forms["application/vnd.grundy.graph+json"];
export type BitsData = Forms["application/vnd.grundy.bits+json"];

const bundle = object({ "text/plain": text(OUTPUT_LIMITS.text + 2000) }, readForms);

/** One thing shown, keyed by MIME type as in Jupyter; plain text is always there. */
export type Bundle = ReadBy<typeof bundle>;

/** Validates an error of a message. */
export const failure = object(
  { name: short, message: text(5000) },
  {
    /** Line of the cell that was run, from 1. */
    line: count,
    column: count,
    /** The library function in which it arose, if not in the cell itself. */
    inLibrary: short,
  },
);

/** An error for the reader: name, message, line and cell. */
export type Failure = ReadBy<typeof failure>;

const amount = where(number, (value) => value >= 0);
const progress = object({ done: amount }, { total: amount, label: short });

/** How far a run has come. */
export type Progress = ReadBy<typeof progress>;

/** Validates an output of a message. */
export const readOutput = either(
  object({ kind: only("shown"), bundle }),
  object({ kind: only("failure"), failure }),
  /** Outputs that were not kept, because there were too many. */
  object({ kind: only("cut"), count }),
  /** Replaces the progress before it; removed when the run ends. */
  object({ kind: only("progress"), progress }),
);

/** What a run leaves under its cell, in order. */
export type Output = ReadBy<typeof readOutput>;

/** The outputs that remain when a run has ended: all but progress. */
export const lasting = (outputs: readonly Output[]): readonly Output[] =>
  outputs.filter(({ kind }) => kind !== "progress");

/**
 * The outputs under a cell while it runs again: those of this run, then those of the run before at later places, then
 * the progress. Outputs that this run has not reached stay in the layout: a slider stays where the reader drags it.
 */
export function standing(outputs: readonly Output[], before: readonly Output[]): readonly Output[] {
  const shown = lasting(outputs);
  const progress = outputs.findLast(({ kind }) => kind === "progress");
  return [...shown, ...before.slice(shown.length), ...(progress ? [progress] : [])];
}
