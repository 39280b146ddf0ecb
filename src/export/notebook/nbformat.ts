import type { MimeBundle } from "../../notebook/mime-bundle.ts";

/** An output of a code cell: the kinds that articles have, with the notebook format's names. */
export type NotebookOutput =
  | { readonly output_type: "display_data"; readonly data: MimeBundle; readonly metadata: object }
  | { readonly output_type: "stream"; readonly name: "stdout" | "stderr"; readonly text: string }
  | {
      readonly output_type: "error";
      readonly ename: string;
      readonly evalue: string;
      readonly traceback: readonly string[];
    };

/** A cell with TypeScript and its outputs. */
export interface CodeCell {
  readonly cell_type: "code";
  readonly id: string;
  readonly metadata: { readonly jupyter?: object; readonly tags?: readonly string[] };
  readonly source: string;
  readonly execution_count: number | null;
  readonly outputs: readonly NotebookOutput[];
}

/** A cell with Markdown. */
export interface MarkdownCell {
  readonly cell_type: "markdown";
  readonly id: string;
  readonly metadata: object;
  readonly source: string;
}

/** A notebook file, version 4.5 of the format: https://nbformat.readthedocs.io */
export interface Notebook {
  readonly nbformat: 4;
  readonly nbformat_minor: 5;
  readonly metadata: object;
  readonly cells: readonly (CodeCell | MarkdownCell)[];
}

/** The text of a notebook file, as Jupyter writes it. */
export const notebookText = (notebook: Notebook): string =>
  `${JSON.stringify(notebook, null, 1)}\n`;
