import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  cell,
  waitForState,
  openWith,
  output,
  run,
  openFolds,
  writeCell,
} from "./notebook-page.ts";
import { builtNotebooks } from "../support/built-pages.ts";
import { open } from "./support.ts";
import { wholeOnly, whole } from "../support/extent.ts";

/** An article of the foundations, and a problem. */
const FEW = ["/foundations/mex/", "/problems/hdu1848/"];
const articles = whole ? builtNotebooks() : FEW;

describe.each(articles)("the cells of %s", (path) => {
  test("show the outputs that the build recorded", { timeout: 120_000 }, async () => {
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

describe("running cells", () => {
  test("a double click on Run runs a cell once", async () => {
    const page = await openWith("show(1);");
    await cell(page, 1).getByRole("button", { name: "Run" }).dblclick();
    await waitForState(page, 1);
    expect(await output(page, 1).innerText()).toBe("1");
    expect(await cell(page, 1).locator('[data-run="1"]').count()).toBe(1);
  });

  test("Stop ends an endless loop within a second, keeps its output, and the next run works", async () => {
    const page = await openWith('show("kept"); while (true) {}', "const a = 1;", "a + 1");
    let duration = Infinity;
    // Up to three times, because a click may take long on a busy machine.
    for (let attempt = 0; attempt < 3 && duration >= 1000; attempt++) {
      await run(page, 1);
      await waitForState(page, 1, "running");
      await output(page, 1).getByText("kept").waitFor();
      const began = Date.now();
      await cell(page, 1).getByRole("button", { name: "Stop" }).click();
      await waitForState(page, 1, "stopped");
      duration = Date.now() - began;
    }
    expect(duration).toBeLessThan(1000);
    expect(await output(page, 1).innerText()).toBe("kept");
    await run(page, 3);
    await waitForState(page, 3);
    expect(await output(page, 3).innerText()).toBe("2");
  });

  wholeOnly("an endless loop is stopped by the time limit", async () => {
    const page = await openWith("while (true) {}");
    await run(page, 1);
    await cell(page, 1)
      .getByText(/Stopped after 10\.\d s/)
      .waitFor({ timeout: 15_000 });
    await waitForState(page, 1, "stopped");
  });

  test("stale cells run after a cell that they use, unless this is turned off", async () => {
    const page = await openWith("const a = 1;", "const b = a + 1;", "b + 1");
    await writeCell(page, 1, "const a = 10;");
    await run(page, 1);
    await expect.poll(() => output(page, 3).innerText()).toBe("12");
    await cell(page, 1).getByText("; also run: cell 2 and cell 3").waitFor();

    await page.getByLabel("After a cell runs, also run the cells that use it").uncheck();
    await writeCell(page, 1, "const a = 20;");
    await run(page, 1);
    await waitForState(page, 1);
    await page.getByRole("button", { name: "Run 2 stale cells" }).click();
    await expect.poll(() => output(page, 3).innerText()).toBe("22");
    expect(await page.getByRole("button", { name: /stale/ }).count()).toBe(0);
    await page.reload();
    await page.locator("html[data-scripts=on]").waitFor();
    const follow = page.getByLabel("After a cell runs, also run the cells that use it");
    await expect.poll(() => follow.isChecked()).toBe(false);
  });

  test("Run works by keyboard, and keeps the focus", async () => {
    const page = await openWith("1 + 1");
    await cell(page, 1).getByRole("button", { name: "Run" }).focus();
    await page.keyboard.press("Enter");
    await waitForState(page, 1);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Run");
  });
});

describe("a control", () => {
  const slider = (page: Page) => page.getByRole("slider", { name: "largest heap" });
  const largest = (page: Page) =>
    page.locator(".cell:has([data-control]) .cell-shown").textContent();

  test("is rendered by the build, and its first change loads the kernel and runs its cell", async () => {
    const page = await open("/foundations/mex/");
    await openFolds(page);
    expect(await page.locator("iframe").count()).toBe(0);
    await slider(page).focus();
    for (let i = 0; i < 6; i++) await page.keyboard.press("ArrowRight");
    await expect.poll(() => largest(page)).toContain("to 40");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("range");
  });

  test("cancels a long run when its value changes again", async () => {
    const page = await openWith(
      'const k = input.slider("k", { min: 0, max: 9, value: 0 }); if (k === 5) for (;;); show(k);',
    );
    await run(page, 1);
    await waitForState(page, 1);
    await page.getByRole("slider", { name: "k" }).fill("5");
    // During a run that a control starts, the cell keeps the state of the previous run.
    await cell(page, 1).and(page.locator('[aria-busy="true"]')).waitFor();
    await page.getByRole("slider", { name: "k" }).fill("7");
    await expect.poll(() => output(page, 1).innerText()).toMatch(/7$/);
  });
});
