import { expect, test } from "vitest";
import { makeEdit, writeDrafts } from "../../src/notebook/drafts.ts";
import { some } from "../support/extent.ts";
import { outOfReach } from "../support/out-of-reach.ts";
import type { Visits } from "./ask-engine.ts";

/** A page of 17 cells. */
const PATH = "/foundations/mex/";
const CELLS = 16;

const lessons = () =>
  [...document.querySelectorAll(".cell")].map(
    (cell) => cell.querySelector("pre")?.textContent ?? "",
  );

/** How the last run of a cell ended. */
const ending = (cell: number) => {
  const state = document.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.dataset["state"];
  return ["failed", "fresh", "stopped"].includes(state ?? "") ? state : undefined;
};

const isEdited = (cell: number) =>
  document.querySelector(`[data-cell="${cell}"][data-edited="true"]`) !== null;

const run = (cell: number) =>
  document.querySelector<HTMLElement>(`[data-cell="${cell}"] [data-act="run"]`)?.click();

const keep = (key: string, kept: string) => localStorage.setItem(key, kept);

/** What cells try, as the reader's own edits of the page's cells. */
export function askAttacks({ visit }: Visits): void {
  test("a cell reaches nothing but its own world", async () => {
    const attacks = some(outOfReach, 3);
    for (let from = 0; from < attacks.length; from += CELLS) {
      const tried = attacks.slice(from, from + CELLS);
      const reader = await visit(PATH);
      const texts = await reader.see(lessons);
      const edits = tried.map(([, code], i) => makeEdit(i + 1, texts[i] ?? "", `{ ${code} }`));
      await reader.see(keep, `grundy-edits:${PATH}`, writeDrafts(edits));
      await reader.open(PATH);
      for (const [i, [what]] of tried.entries()) {
        await reader.until(isEdited, i + 1);
        await reader.see(run, i + 1);
        expect.soft(await reader.until(ending, i + 1), what).toBe("failed");
      }
    }
  });
}
