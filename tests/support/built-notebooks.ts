import { globSync, readFileSync } from "node:fs";
import type { CodeCell, Notebook } from "../../src/export/notebook/notebook.ts";

/** The addresses of the notebooks that were built. */
export const builtNotebookFiles = (): string[] =>
  globSync("**/*.ipynb", { cwd: "dist" })
    .map((file) => `/${file.replaceAll("\\", "/")}`)
    .sort();

export const readNotebook = (path: string): Notebook =>
  JSON.parse(readFileSync(`dist${path}`, "utf8")) as Notebook;

export const codeOf = ({ cells }: Notebook): CodeCell[] =>
  cells.filter((cell) => cell.cell_type === "code");
