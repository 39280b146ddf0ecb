import type { Bundle, Output } from "../../src/kernel/output.ts";
import { OUTPUT_LIMITS } from "../../src/kernel/output-limits.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { Heatmap } from "../charts/Heatmap.tsx";
import { SequenceChart } from "../charts/SequenceChart.tsx";
import { BoardView } from "./BoardView.tsx";
import { BitsView } from "./BitsView.tsx";
import { FailureView } from "./FailureView.tsx";
import { GraphView } from "./GraphView.tsx";
import { InputView } from "./InputView.tsx";
import { ProgressView } from "./ProgressView.tsx";
import { TableView } from "./TableView.tsx";
import { TexView } from "./TexView.tsx";
import { ValueView } from "./ValueView.tsx";

interface BundleProps {
  readonly bundle: Bundle;
  readonly words: Words["cell"];
}

/** Draws a bundle in the richest form that it has. */
function BundleView({ bundle, words }: BundleProps) {
  const {
    "text/plain": text,
    "text/latex": latex,
    "application/vnd.grundy.table+json": table,
    "application/vnd.grundy.sequence+json": sequence,
    "application/vnd.grundy.heatmap+json": heatmap,
    "application/vnd.grundy.graph+json": graph,
    "application/vnd.grundy.bits+json": bits,
    "application/vnd.grundy.value+json": values,
    "application/vnd.grundy.input+json": input,
    "application/vnd.grundy.board+json": board,
  } = bundle;
  if (input) return <InputView input={input} text={text} words={words} />;
  if (board) return <BoardView board={board} text={text} language={words.language} />;
  if (table) return <TableView table={table} words={words} />;
  if (sequence) return <SequenceChart sequence={sequence} words={words} />;
  if (heatmap) return <Heatmap heatmap={heatmap} text={text} words={words} />;
  if (graph) return <GraphView graph={graph} text={text} words={words} />;
  if (bits) return <BitsView bits={bits} words={words} />;
  if (latex !== undefined) return <TexView latex={latex} words={words} />;
  if (values) return <ValueView values={values} words={words} />;
  return <pre class="output-text">{text}</pre>;
}

interface Props {
  readonly output: Output;
  readonly words: Words["cell"];
}

/** Draws one output: at build and in the browser by this same code. A cell sends data, never HTML. */
export function OutputView({ output, words }: Props) {
  switch (output.kind) {
    case "shown":
      return <BundleView bundle={output.bundle} words={words} />;
    case "failure":
      return <FailureView failure={output.failure} words={words} />;
    case "progress":
      return <ProgressView progress={output.progress} words={words} />;
    case "cut": {
      const values = {
        n: output.count.toLocaleString("en"),
        limit: OUTPUT_LIMITS.outputs,
        marks: OUTPUT_LIMITS.marks.toLocaleString("en"),
      };
      return <p class="output-note">{fill(words.cut, values)}</p>;
    }
  }
}
