import { mimeBundle } from "../../kernel/mime-bundle.ts";
import type { Output } from "../../kernel/output.ts";
import { OUTPUT_LIMITS } from "../../kernel/output-limits.ts";
import { fill } from "../../i18n/fill.ts";
import type { Words } from "../../i18n/words.ts";
import type { RecordedCell, RunArticle } from "../run-article.ts";
import { denoCode, type ModuleAddresses } from "./deno-code.ts";
import type { CodeCell, Notebook, NotebookOutput } from "./nbformat.ts";

function outputOf(output: Output, words: Words["cell"]): NotebookOutput[] {
  switch (output.kind) {
    case "shown":
      return [{ output_type: "display_data", data: mimeBundle(output.bundle), metadata: {} }];
    case "failure": {
      const { name, message, line } = output.failure;
      const place = line === undefined ? [] : [`    ${fill(words.errorAt, { line })}`];
      const traceback = [`${name}: ${message}`, ...place];
      return [{ output_type: "error", ename: name, evalue: message, traceback }];
    }
    case "cut": {
      const n = output.count.toLocaleString("en");
      const text = `${fill(words.cut, { n, limit: OUTPUT_LIMITS.outputs })}\n`;
      return [{ output_type: "stream", name: "stderr", text }];
    }
    case "progress":
      return [];
  }
}

function codeCell(cell: RecordedCell, source: string, words: Words["cell"]): CodeCell {
  return {
    cell_type: "code",
    id: `cell-${cell.number}`,
    metadata: {
      ...(cell.folded ? { jupyter: { source_hidden: true } } : {}),
      ...(cell.throws ? { tags: ["raises-exception"] } : {}),
    },
    source,
    execution_count: cell.number,
    outputs: cell.outputs.flatMap((output) => outputOf(output, words)),
  };
}

/** An article's cells as a notebook for Deno's Jupyter kernel, outputs as recorded; no prose yet. */
export function notebookOf(
  article: RunArticle,
  addresses: ModuleAddresses,
  words: Words["cell"],
): Notebook {
  const { cells, program } = article;
  const sources = denoCode(
    cells.map(({ code, outputs, throws }, i) => ({
      code,
      uses: program[i]?.uses ?? [],
      shows: outputs.length > 0 && !throws,
    })),
    addresses,
  );
  return {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {
      kernelspec: { name: "deno", display_name: "Deno", language: "typescript" },
      language_info: {
        name: "typescript",
        file_extension: ".ts",
        mimetype: "text/x.typescript",
        pygments_lexer: "typescript",
      },
    },
    cells: cells.map((cell, i) => codeCell(cell, sources[i] ?? "", words)),
  };
}
