import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Notebook } from "../../src/export/notebook/notebook.ts";
import { builtNotebookFiles, codeOf, readNotebook } from "../support/built-notebooks.ts";
import { whole } from "../support/extent.ts";
import { cell } from "./notebook-page.ts";
import { open } from "./support.ts";

test.each(whole ? builtNotebookFiles() : ["/foundations/mex.ipynb"])(
  "%s is saved under its own name, without scripts too",
  async (path) => {
    const page = await open(path.replace(/\.ipynb$/, "/"), {
      javaScriptEnabled: false,
      acceptDownloads: true,
    });
    const toolbar = page.getByRole("toolbar", { name: "Notebook" });
    const downloaded = page.waitForEvent("download");
    await toolbar.getByRole("link", { name: "Download notebook", exact: true }).click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe(path.split("/").at(-1));
    expect(readFileSync(await download.path(), "utf8")).toBe(readFileSync(`dist${path}`, "utf8"));
  },
);

const EDITED = "Download with your edits";

describe("a notebook with edits", () => {
  test("is offered once there are any, has them, and lacks the outputs of other code", async () => {
    const page = await open("/foundations/mex/", { acceptDownloads: true });
    const toolbar = page.getByRole("toolbar", { name: "Notebook" });
    expect(await toolbar.getByRole("button", { name: EDITED }).count()).toBe(0);
    await cell(page, 1).getByRole("button", { name: "Edit" }).click();
    const editor = page.getByRole("textbox", { name: "Code of cell 1", exact: true });
    await expect.poll(() => editor.evaluate((one) => one.matches(":focus"))).toBe(true);
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText("const mine: number = 6;\nmine * 7");
    const downloaded = page.waitForEvent("download");
    await toolbar.getByRole("button", { name: EDITED }).click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe("mex-edited.ipynb");
    const [first, ...rest] = codeOf(
      JSON.parse(readFileSync(await download.path(), "utf8")) as Notebook,
    );
    expect(first?.source).toMatch(/^import \{ show.*\nconst mine: number = 6;\nawait show\.result\(mine \* 7\)$/); // prettier-ignore
    expect(first?.outputs).toEqual([]);
    const built = codeOf(readNotebook("/foundations/mex.ipynb")).slice(1);
    expect(rest.map(({ source }) => source)).toEqual(built.map(({ source }) => source));
  });

  test("has room for its buttons on a phone: none lies on another", async () => {
    const page = await open("/foundations/mex/", { viewport: { width: 320, height: 700 } });
    await page.locator("[data-of-edits]").evaluateAll((all) => {
      for (const button of all) (button as HTMLElement).hidden = false;
    });
    const toolbar = page.getByRole("toolbar", { name: "Notebook" });
    const boxes = await toolbar
      .locator("button, a")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBe(6);
    const overlaps = boxes.flatMap((one, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    );
    expect(overlaps).toEqual([]);
    for (const box of boxes) expect(box.right).toBeLessThanOrEqual(320);
  });
});
