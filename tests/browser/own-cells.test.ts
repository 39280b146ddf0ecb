import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { encodePage } from "../../components/cell/drafts/share-link.ts";
import { type OwnCell, writeOwn } from "../../src/notebook/own-cells.ts";
import { wholeOnly } from "../support/extent.ts";
import { cell, output, writeCell } from "./notebook-page.ts";
import { open, openStored } from "./support.ts";

const MEX = "/foundations/mex/";

const own = (page: Page, n: number) =>
  page.getByRole("group", { name: `Your cell ${n}`, exact: true });

const ownOutput = (page: Page, n: number) =>
  page.getByRole("region", { name: `Output of your cell ${n}`, exact: true });

const click = (page: Page, n: number, name: string) =>
  own(page, n).getByRole("button", { name, exact: true }).click();

/** Types a text at the end of the open editor of a cell; a focus without a click does not always keep the cursor. */
async function write(page: Page, n: number, text: string): Promise<void> {
  await page.getByRole("textbox", { name: `Code of your cell ${n}`, exact: true }).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(text);
}

const names = (page: Page) =>
  page.locator(".cell[data-kind]").evaluateAll((all) => all.map((one) => one.ariaLabel));

/** Opens the article with these own cells. */
function openOwn(...cells: readonly Partial<OwnCell>[]): Promise<Page> {
  const all = cells.map((one, i) => {
    const common = { n: i + 1, kind: "ts", text: "", cell: 1, hash: "" } as const;
    return { ...common, ...one };
  });
  return openStored(MEX, { [`grundy-cells:${MEX}`]: writeOwn({ cells: all }) });
}

describe("own cells of an article", () => {
  test("a cell can be added, uses the article's names, and is restored after a reload", async () => {
    const page = await open(MEX);
    await cell(page, 1).getByRole("button", { name: "Add cell below" }).click();
    await write(page, 1, "const mine = mex([0, 1, 3]);\nmine + 40");
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => ownOutput(page, 1).textContent()).toBe("42");
    await click(page, 1, "Add cell below");
    await write(page, 2, "mine + 1");
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => ownOutput(page, 2).textContent()).toBe("3");
    await page.reload();
    await own(page, 2).waitFor();
    expect(await ownOutput(page, 2).textContent()).toBe("");
    await click(page, 2, "Run");
    await expect.poll(() => ownOutput(page, 2).textContent()).toBe("3");
    expect(await cell(page, 1).evaluate((one) => one.nextElementSibling?.ariaLabel)).toBe(
      "Your cell 1",
    );
  });

  test("a cell in an endless loop can be deleted, and restored with its last text", async () => {
    const page = await openOwn({ text: "" }, { text: "6 * 7" });
    await click(page, 1, "Edit");
    await write(page, 1, "for (;;);");
    await page.keyboard.press("Control+Enter");
    await own(page, 1).getByRole("button", { name: "Stop" }).waitFor();
    await click(page, 1, "Delete cell");
    await click(page, 2, "Run");
    await expect.poll(() => ownOutput(page, 2).textContent()).toBe("42");
    await page.locator(".own-deleted").getByRole("button", { name: "Undo" }).click();
    expect(await names(page)).toEqual(["Your cell 1", "Your cell 2"]);
    expect(await own(page, 1).locator("pre code").textContent()).toBe("for (;;);");
  });

  wholeOnly("Move up moves a cell by one place, over cells and over text", async () => {
    const page = await openOwn({ text: "1" }, { text: "2" });
    await click(page, 2, "Move up");
    expect(await names(page)).toEqual(["Your cell 2", "Your cell 1"]);
    await click(page, 2, "Move up");
    expect(await own(page, 2).evaluate((one) => one.nextElementSibling?.ariaLabel)).toBe("Cell 1");
    await page.reload();
    await own(page, 2).waitFor();
    expect(await own(page, 2).evaluate((one) => one.nextElementSibling?.ariaLabel)).toBe("Cell 1");
  });

  wholeOnly("outside an editor the keys a and b add cells above and below", async () => {
    const page = await openOwn({ text: "1" });
    await own(page, 1).getByRole("button", { name: "Edit" }).focus();
    await page.keyboard.press("a");
    await own(page, 2).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("b");
    await own(page, 3).waitFor();
    expect(await names(page)).toEqual(["Your cell 2", "Your cell 3", "Your cell 1"]);
  });

  test("a text cell is rendered without HTML; a C++ cell offers the download and stores its input", async () => {
    const page = await openOwn({ kind: "text", text: "*a* <b>$x^2$" }, { text: "1" });
    await own(page, 1).locator("em").waitFor();
    await own(page, 1).locator(".katex").waitFor();
    expect(await own(page, 1).locator("b").count()).toBe(0);
    await own(page, 2).getByLabel("Kind of cell").selectOption("C++");
    await own(page, 2).getByRole("button", { name: "Download C++" }).waitFor();
    await own(page, 2).getByLabel("Input").fill("5\n");
    const stored = () => page.evaluate(() => Object.values(localStorage).join());
    await expect.poll(stored).toContain("5\\n");
    await page.reload();
    await expect.poll(() => own(page, 2).getByLabel("Input").inputValue()).toBe("5\n");
  });

  test("a change stored by another tab does not remove a cell that is not stored yet", async () => {
    const page = await openOwn({ text: "1" });
    await own(page, 1).waitFor();
    await page.evaluate(async (key) => {
      document.querySelector<HTMLElement>('.cell[data-cell="1"] [data-act="add"]')?.click();
      await new Promise((done) => setTimeout(done, 50));
      const stored = localStorage.getItem(key) ?? "";
      localStorage.setItem(key, stored.replace('"text":"1"', '"text":"7"'));
      dispatchEvent(new StorageEvent("storage", { key }));
    }, `grundy-cells:${MEX}`);
    await expect.poll(() => own(page, 1).locator("pre code").textContent()).toBe("7");
    expect(await names(page)).toEqual(["Your cell 2", "Your cell 1"]);
  });

  test("a link adds its cells only when it is accepted, and runs no code", async () => {
    const shared = { kind: "ts", text: "show(1)", cell: 1, hash: "", above: false } as const;
    const fragment = (await encodePage({ edits: [], own: [shared] })) ?? "";
    const page = await open(MEX + fragment);
    const dialog = page.getByRole("dialog");
    await dialog.getByText("New cell: TypeScript").waitFor();
    expect(await names(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Use these edits" }).click();
    await own(page, 1).waitFor();
    expect(await ownOutput(page, 1).textContent()).toBe("");
    expect(await output(page, 1).count()).toBe(1);
  });
});

describe("the notebook page", () => {
  const status = (page: Page) => page.locator(".notebook-status");

  async function choose(page: Page, text: string | Buffer, name = "a.ipynb"): Promise<void> {
    const file = join(tmpdir(), `${process.pid}-${name}`);
    writeFileSync(file, text);
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Open file" }).click();
    await (await chooser).setFiles(file);
  }

  test("a file is saved as it was opened, and its notebook is stored under its name", async () => {
    const page = await open("/notebook/", { acceptDownloads: true });
    const text = readFileSync("dist/problems/poj1704.ipynb", "utf8");
    await choose(page, text, "poj1704.ipynb");
    await expect.poll(() => status(page).textContent()).toMatch(/^Opened \d+ cells/);
    const downloaded = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download notebook" }).click();
    expect(readFileSync(await (await downloaded).path(), "utf8")).toBe(text);
    await page.getByLabel("Name").fill("My own");
    await page.getByRole("button", { name: "New notebook" }).click();
    expect(await names(page)).toEqual([]);
    await page.getByLabel("Notebooks").selectOption("My own");
    await own(page, 1).waitFor();
  });

  test("on a phone the first cell is on the first screen, and the menu closes after a choice", async () => {
    const page = await open("/notebook/", { viewport: { width: 390, height: 844 } });
    await page.getByRole("button", { name: "Add cell", exact: true }).click();
    await write(page, 1, "1");
    const top = await own(page, 1).evaluate((one) => one.getBoundingClientRect().top + scrollY);
    expect(top).toBeLessThan(700);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name: "New notebook" }).click();
    await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Notebook 2");
    expect(await page.getByRole("button", { name: "Share" }).count()).toBe(0);
  });

  test("Shift-Enter in the last cell adds a cell; a saved file has no output of older code", async () => {
    const page = await open("/notebook/", { acceptDownloads: true });
    await page.getByRole("button", { name: "Add cell", exact: true }).click();
    await write(page, 1, 'import { kayles, grundyValue } from "grundy";\ngrundyValue(kayles, 5)');
    await page.keyboard.press("Shift+Enter");
    await expect.poll(() => ownOutput(page, 1).textContent()).toBe("4");
    const next = page.getByRole("textbox", { name: "Code of your cell 2", exact: true });
    await next.and(page.locator(":focus")).waitFor();

    await write(page, 1, " + 1");
    const downloaded = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download notebook" }).click();
    const saved: unknown = JSON.parse(readFileSync(await (await downloaded).path(), "utf8"));
    const source = expect.stringContaining("5) + 1") as string;
    expect(saved).toMatchObject({ cells: [{ source, outputs: [] }, {}] });
  });

  test("damaged and large files are rejected; one in another language opens as another notebook", async () => {
    const page = await open("/notebook/");
    await page.getByRole("button", { name: "Add cell", exact: true }).click();
    await write(page, 1, "41 + 1");
    const shows = (text: string) => expect.poll(() => status(page).textContent()).toContain(text);
    await choose(page, "{}");
    await shows("This file is not a notebook, or is damaged.");
    await choose(page, Buffer.alloc(50e6, 32));
    await shows("This file has 50 MB; the limit for a notebook is 20 MB.");
    expect(await page.getByLabel("Notebooks").locator("option").count()).toBe(1);
    const metadata = { kernelspec: { language: "python" } };
    const cells = [{ cell_type: "code", source: "x" }];
    await choose(page, JSON.stringify({ nbformat: 4, metadata, cells }));
    await shows("Opened 1 cell. Nothing has run. Cells of unsupported kinds do not run here.");
    expect(await page.getByLabel("Notebooks").locator("option").count()).toBe(2);
  });

  test("a link opens as another notebook, and a damaged link is reported", async () => {
    const shared = { kind: "text", text: "# Hello", cell: 0, hash: "", above: false } as const;
    const page = await open(`/notebook/${await encodePage({ edits: [], own: [shared] })}`);
    await own(page, 1).getByRole("heading", { name: "Hello" }).waitFor();
    expect(await page.getByLabel("Name").inputValue()).toBe("From a link");
    await page.evaluate(() => (location.hash = "#cells=1.damaged"));
    await expect.poll(() => status(page).textContent()).toContain("incomplete or damaged");
  });
});

test("the download of a notebook with edits is offered after an edit", async () => {
  const page = await open(MEX, { acceptDownloads: true });
  const button = page.getByRole("button", { name: "Download with your edits" });
  expect(await button.count()).toBe(0);
  await writeCell(page, 1, "const mine: number = 6;");
  const downloaded = page.waitForEvent("download");
  await button.click();
  expect((await downloaded).suggestedFilename()).toBe("mex-edited.ipynb");
});
