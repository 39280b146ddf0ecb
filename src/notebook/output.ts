import { OUTPUT_LIMITS } from "./output-limits.ts";
import { readForms } from "./validation/read-forms.ts";
import {
  count,
  either,
  number,
  object,
  only,
  shortText,
  text,
  where,
  type ReadBy,
} from "./validation/read.ts";

/** The data of a bundle in addition to its text, by media type. Components of the page render it. */
export type Forms = {
  readonly [Type in keyof typeof readForms]: ReadBy<(typeof readForms)[Type]>;
};

export type TableData = Forms["application/vnd.grundy.table+json"];
export type SequenceData = Forms["application/vnd.grundy.sequence+json"];
export type HeatmapData = Forms["application/vnd.grundy.heatmap+json"];
/** A Grundy value, an outcome, or null for an empty entry. */
export type HeatmapEntry = HeatmapData["rows"][number][number];
export type GraphData = Forms["application/vnd.grundy.graph+json"];
export type BitsData = Forms["application/vnd.grundy.bits+json"];

const bundle = object({ "text/plain": text(OUTPUT_LIMITS.text + 2000) }, readForms);

/** One output, keyed by MIME type as in Jupyter. Plain text is always present. */
export type Bundle = ReadBy<typeof bundle>;

/** Validates an error in a message. */
export const failure = object(
  { name: shortText, message: text(5000) },
  {
    /** Line in the cell that was run, from 1. */
    line: count,
    column: count,
    /** The library function that threw the error, if it was not the cell itself. */
    inLibrary: shortText,
  },
);

/** An error that is shown to the reader. */
export type Failure = ReadBy<typeof failure>;

const amount = where(number, (value) => value >= 0);
const progress = object({ done: amount }, { total: amount, label: shortText });

/** The progress of a run. */
export type Progress = ReadBy<typeof progress>;

/** Validates an output in a message. */
export const readOutput = either(
  object({ kind: only("shown"), bundle }),
  object({ kind: only("failure"), failure }),
  /** Number of outputs that were not kept because there were too many. */
  object({ kind: only("cut"), count }),
  /** Replaces the previous progress, and is removed when the run ends. */
  object({ kind: only("progress"), progress }),
);

/** An output of a run below its cell. */
export type Output = ReadBy<typeof readOutput>;

/** Returns the outputs that remain after a run: all except progress. */
export const finalOutputs = (outputs: readonly Output[]): readonly Output[] =>
  outputs.filter(({ kind }) => kind !== "progress");

/**
 * Returns the outputs below a cell while it runs again: those of this run, then the later ones of the previous run,
 * then the progress. Outputs that this run has not reached stay in the layout, so a slider does not move while it is
 * dragged.
 */
export function displayedOutputs(
  outputs: readonly Output[],
  before: readonly Output[],
): readonly Output[] {
  const shown = finalOutputs(outputs);
  const progress = outputs.findLast(({ kind }) => kind === "progress");
  return [...shown, ...before.slice(shown.length), ...(progress ? [progress] : [])];
}
