import { OUTPUT_LIMITS } from "./output-limits.ts";
import { readForms } from "./validation/read-forms.ts";
import { readPhrase } from "./validation/read-phrase.ts";
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

/** What a bundle may hold beside its text: data by MIME type, drawn by components of the page. */
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

const failure = object(
  /** Name and message are data where this site says them. */
  { name: either(short, readPhrase), message: either(text(5000), readPhrase) },
  {
    /** Line of the cell that was run, from 1. */
    line: count,
    column: count,
    /** The library function in which it arose, if not in the cell itself. */
    inLibrary: short,
  },
);

/** An error as its reader needs it: what, and on which line of which cell. */
export type Failure = ReadBy<typeof failure>;

const amount = where(number, (value) => value >= 0);
const progress = object({ done: amount }, { total: amount, label: short });

/** How far a run has come. */
export type Progress = ReadBy<typeof progress>;

/** Reads an output at the border. */
export const readOutput = either(
  object({ kind: only("shown"), bundle }),
  object({ kind: only("failure"), failure }),
  /** Outputs that were not kept, because there were too many. */
  object({ kind: only("cut"), count }),
  /** Stands in the place of the progress before it, and goes when the run ends. */
  object({ kind: only("progress"), progress }),
);

/** What a run leaves under its cell, in order. */
export type Output = ReadBy<typeof readOutput>;
