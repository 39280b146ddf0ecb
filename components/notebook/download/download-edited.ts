import { fetchJson } from "../../chrome/fetch-json.ts";
import { editedNotebook, type EditedCell, type NotebookFile } from "./edited-notebook.ts";

/** Milliseconds for which a browser may take the file before its address is given up. */
const TAKEN = 60_000;

/** Saves the notebook at an address with a reader's texts in it, under a name that says so. */
export async function downloadEdited(
  address: string,
  edits: readonly EditedCell[],
  stale: readonly number[],
): Promise<void> {
  const notebook = editedNotebook(await fetchJson<NotebookFile>(address), edits, stale);
  const text = `${JSON.stringify(notebook, null, 1)}\n`;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/x-ipynb+json" }));
  link.download = address.replace(/^.*\/|\.ipynb$/g, "") + "-edited.ipynb";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN);
}
