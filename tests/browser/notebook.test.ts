import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cell, ended, openWith, output, run, unfold, writeCell } from "./notebook-page.ts";
import { builtNotebooks } from "../support/built-pages.ts";
import { open } from "./support.ts";
import { deep, whole } from "../support/extent.ts";

/** An article of the foundations, and a problem's. */
const FEW = ["/foundations/mex/", "/problems/hdu1848/"];
const articles = whole ? builtNotebooks() : FEW;

describe.each(articles)("the cells of %s", (path) => {
  test("show in the browser what the build recorded", { timeout: 120_000 }, async () => {
    const page = await open(path);
    const cells = page.locator(".cell:not(.cell-solution)");
    const count = await cells.count();
    await page
      .locator("details.prose-fold")
      .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute("open", "")));
    const recorded = await page.locator(".cell-outputs").allInnerTexts();
    await page.getByRole("button", { name: "Run all" }).click();
    for (let n = 1; n <= count; n++) {
      await cells
        .nth(n - 1)
        .and(page.locator('[data-state="fresh"], [data-state="failed"]'))
        .waitFor();
    }
    expect(count).toBeGreaterThan(1);
    expect(await page.locator(".cell-outputs").allInnerTexts()).toEqual(recorded);
  });
});

describe("running", () => {
  test("pressing Run twice at once runs a cell once", async () => {
    const page = await openWith("show(1);");
    await cell(page, 1).getByRole("button", { name: "Run" }).dblclick();
    await ended(page, 1);
    expect(await output(page, 1).innerText()).toBe("1");
    expect(await cell(page, 1).locator('[data-run="1"]').count()).toBe(1);
  });

  test("Stop ends an endless loop within a second, keeps its output, and the next run works", async () => {
    const page = await openWith('show("kept"); while (true) {}', "const a = 1;", "a + 1");
    let took = Infinity;
    // Up to three times, since a busy machine may be slow to press.
    for (let time = 0; time < 3 && took >= 1000; time++) {
      await run(page, 1);
      await ended(page, 1, "running");
      await output(page, 1).getByText("kept").waitFor();
      const began = Date.now();
      await cell(page, 1).getByRole("button", { name: "Stop" }).click();
      await ended(page, 1, "stopped");
      took = Date.now() - began;
    }
    expect(took).toBeLessThan(1000);
    expect(await output(page, 1).innerText()).toBe("kept");
    await run(page, 3);
    await ended(page, 3);
    expect(await output(page, 3).innerText()).toBe("2");
  });

  deep("a loop that nobody stops is stopped by its budget", async () => {
    const page = await openWith("while (true) {}");
    await run(page, 1);
    await cell(page, 1)
      .getByText(/Stopped after 10\.\d s/)
      .waitFor({ timeout: 15_000 });
    await ended(page, 1, "stopped");
  });

  test("stale cells run after a cell that they use, unless that is turned off", async () => {
    const page = await openWith("const a = 1;", "const b = a + 1;", "b + 1");
    await writeCell(page, 1, "const a = 10;");
    await run(page, 1);
    await expect.poll(() => output(page, 3).innerText()).toBe("12");
    await cell(page, 1).getByText("; also run: cell 2 and cell 3").waitFor();

    await page.getByLabel("After a cell, also run the cells that use it").uncheck();
    await writeCell(page, 1, "const a = 20;");
    await run(page, 1);
    await ended(page, 1);
    await page.getByRole("button", { name: "Run 2 stale cells" }).click();
    await expect.poll(() => output(page, 3).innerText()).toBe("22");
    expect(await page.getByRole("button", { name: /stale/ }).count()).toBe(0);
    await page.reload();
    await page.locator("html[data-scripts=on]").waitFor();
    const follow = page.getByLabel("After a cell, also run the cells that use it");
    await expect.poll(() => follow.isChecked()).toBe(false);
  });

  test("works by keyboard alone: the focus stays on the cell's button", async () => {
    const page = await openWith("1 + 1");
    await cell(page, 1).getByRole("button", { name: "Run" }).focus();
    await page.keyboard.press("Enter");
    await ended(page, 1);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Run");
  });
});

describe("a control", () => {
  const slider = (page: Page) => page.getByRole("slider", { name: "largest heap" });
  const largest = (page: Page) =>
    page.locator(".cell:has([data-control]) .cell-shown").textContent();

  test("is drawn at build, and the first movement of it loads the kernel and runs its cell", async () => {
    const page = await open("/foundations/mex/");
    await unfold(page);
    expect(await page.locator("iframe").count()).toBe(0);
    await slider(page).focus();
    for (let i = 0; i < 6; i++) await page.keyboard.press("ArrowRight");
    await expect.poll(() => largest(page)).toContain("to 40");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("range");
  });

  test("drops a long run that the reader has overtaken", async () => {
    const page = await openWith(
      'const k = input.slider("k", { min: 0, max: 9, value: 0 }); if (k === 5) for (;;); show(k);',
    );
    await run(page, 1);
    await ended(page, 1);
    await page.getByRole("slider", { name: "k" }).fill("5");
    // A run that a control starts keeps the look of the one before.
    await cell(page, 1).and(page.locator('[aria-busy="true"]')).waitFor();
    await page.getByRole("slider", { name: "k" }).fill("7");
    await expect.poll(() => output(page, 1).innerText()).toMatch(/7$/);
  });
});
