import { gameOf, laboratoryAddress } from "@components/charts/laboratory-address.ts";
import { mimeBundle } from "../../kernel/mime-bundle.ts";
import type { Output } from "../../kernel/output.ts";
import { sayCut } from "../../kernel/say-cut.ts";
import type { RecordedCell } from "../../articles/run-article.ts";
import { fill } from "../../i18n/fill.ts";
import { say } from "../../i18n/say.ts";
import type { Words } from "../../i18n/words.ts";
import { link, markdown, paragraph } from "./markdown.ts";
import type { CodeCell, NotebookOutput } from "./nbformat.ts";
import { pictureOf } from "./picture.ts";

/** A link to the laboratory, where the page has one under a chart. */
function linkUnder(output: Output, words: Words["cell"], page: string): NotebookOutput[] {
  const sequence =
    output.kind === "shown" ? output.bundle["application/vnd.grundy.sequence+json"] : undefined;
  const game = sequence && gameOf(sequence);
  if (game === undefined) return [];
  const address = new URL(laboratoryAddress(game, words.language), page).href;
  const text = fill(words.openInLaboratory, { game });
  const data = {
    "text/plain": `${text}: ${address}`,
    "text/markdown": markdown([paragraph(link(address, text))]),
  };
  return [{ output_type: "display_data", data, metadata: {} }];
}

function outputOf(output: Output, words: Words["cell"], page: string): NotebookOutput[] {
  switch (output.kind) {
    case "shown": {
      const svg = pictureOf(output, words);
      const picture = svg === undefined ? {} : { "image/svg+xml": svg };
      const data = { ...mimeBundle(output.bundle, words.language), ...picture };
      return [
        { output_type: "display_data", data, metadata: {} },
        ...linkUnder(output, words, page),
      ];
    }
    case "failure": {
      const { name, message, line } = output.failure;
      const place = line === undefined ? [] : [`    ${fill(words.errorAt, { line })}`];
      const [ename, evalue] = [say(words.faults, name), say(words.faults, message)];
      const traceback = [`${ename}: ${evalue}`, ...place];
      return [{ output_type: "error", ename, evalue, traceback }];
    }
    case "cut": {
      const text = `${sayCut(output.count, words)}\n`;
      return [{ output_type: "stream", name: "stderr", text }];
    }
    case "progress":
      return [];
  }
}

/** A cell with its outputs, and the pictures that its page, at this address, draws of them. */
export function codeCell(
  cell: RecordedCell,
  source: string,
  words: Words["cell"],
  page: string,
): CodeCell {
  return {
    cell_type: "code",
    id: `cell-${cell.number}`,
    metadata: {
      ...(cell.folded ? { jupyter: { source_hidden: true } } : {}),
      ...(cell.throws ? { tags: ["raises-exception"] } : {}),
    },
    source,
    // A program that its reader is still to write has not run.
    execution_count: cell.solution ? null : cell.number,
    outputs: cell.outputs.flatMap((output) => outputOf(output, words, page)),
  };
}
