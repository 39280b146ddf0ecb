import { expect, test } from "vitest";
import { makeEdit, writeDrafts } from "../../src/notebook/drafts.ts";
import { attemptAll, REACHED } from "../support/out-of-reach.ts";
import type { Visits } from "./ask-engine.ts";

const PATH = "/problems/poj1704/";

const lesson = () => document.querySelector('[data-cell="1"] pre')?.textContent ?? "";

const isEdited = () => document.querySelector('[data-cell="1"][data-edited="true"]') !== null;

const run = () => document.querySelector<HTMLElement>('[data-cell="1"] [data-act="run"]')?.click();

const shown = () => {
  const cell = document.querySelector<HTMLElement>('[data-cell="1"]');
  const hasRun = ["failed", "fresh", "stopped"].includes(cell?.dataset["state"] ?? "");
  return hasRun && cell?.querySelector<HTMLElement>(".cell-outputs")?.innerText.trim();
};

const store = (key: string, value: string) => localStorage.setItem(key, value);

/** What a cell attempts, as the reader's own edit of the page's first cell. */
export function askAttacks({ visit }: Visits): void {
  test("a cell reaches nothing but its own global object", async () => {
    const reader = await visit(PATH);
    const edits = [makeEdit(1, await reader.see(lesson), attemptAll())];
    await reader.see(store, `grundy-edits:${PATH}`, writeDrafts(edits));
    await reader.open(PATH);
    await reader.until(isEdited);
    await reader.see(run);
    expect(await reader.until(shown)).toBe(REACHED);
  });
}
