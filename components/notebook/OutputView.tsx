import { OUTPUT_LIMITS, type Output } from "../../src/kernel/output.ts";
import { fill } from "../../src/words/fill.ts";
import type { Words } from "../../src/words/words.ts";
import { SequenceChart } from "../charts/SequenceChart.tsx";
import { FailureView } from "./FailureView.tsx";
import { TableView } from "./TableView.tsx";

interface Props {
  readonly output: Output;
  readonly words: Words["cell"];
}

/** Draws one output: at build and in the browser by this same code. A cell sends data, never HTML. */
export function OutputView({ output, words }: Props) {
  if (output.kind === "failure") return <FailureView failure={output.failure} words={words} />;
  if (output.kind === "cut") {
    const values = { n: output.count.toLocaleString("en"), limit: OUTPUT_LIMITS.outputs };
    return <p class="output-note">{fill(words.cut, values)}</p>;
  }
  const { bundle } = output;
  const table = bundle["application/vnd.grundy.table+json"];
  if (table) return <TableView table={table} words={words} />;
  const sequence = bundle["application/vnd.grundy.sequence+json"];
  if (sequence) return <SequenceChart sequence={sequence} words={words} />;
  return <pre class="output-text">{bundle["text/plain"]}</pre>;
}
