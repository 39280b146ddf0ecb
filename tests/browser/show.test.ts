import { build } from "esbuild";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { Reading } from "../../components/cell/read-control.ts";
import { some } from "../support/extent.ts";
import { openWith } from "./notebook-page.ts";
import { faults } from "./support.ts";

const output = (page: Page) => page.getByRole("region", { name: "Output of cell 1", exact: true });

async function run(page: Page): Promise<void> {
  const cell = page.getByRole("group", { name: "Cell 1", exact: true });
  await cell.evaluate((element: HTMLElement) => delete element.dataset["state"]);
  await cell.getByRole("button", { name: "Run" }).click();
  await cell.and(page.locator('[data-state="fresh"]')).waitFor();
}

async function shown(code: string): Promise<Page> {
  const page = await openWith(code);
  await run(page);
  return page;
}

const everything = `
import { grundyValue, nim, subtraction } from "grundy";
show.tex("\\\\mathcal{G}(n)", { display: true });
show.tex("\\\\frac{1}{");
show.heatmap([0, 1, 2].map((a) => [0, 1, 2].map((b) => grundyValue(nim, [a, b]))), { rows: "a" });
show.heatmap([["P", "N"], ["N", "P"]]);
show.graph(subtraction([1, 3, 4]), 6, { caption: "Take 1, 3 or 4" });
show.graph(nim, [1, 1], { values: false });
show.bits([3, 4, 5], { move: { heap: 0, to: 1 } });
show({ wide: "a text that makes its owner too wide for one single line", list: [[1], [2]] });
input.slider("k", { min: 1, max: 9 });
input.number("heaps", { min: 1, max: 9 });
input.text("name");
input.choice("player", ["you", "the computer"]);
input.choice("game", ["nim", "kayles", "wythoff", "staircase", "octal", "subtraction"]);
input.set("S", { value: [1, 3, 4] });
`;

describe("what a cell shows", () => {
  test.each(some([360, 1280], 1))("has no fault that axe finds, at %i px", async (width) => {
    const page = await openWith(everything);
    await page.setViewportSize({ width, height: 900 });
    await run(page);
    await output(page).locator("math").waitFor({ state: "attached" });
    await expect.poll(() => output(page).locator(".game-graph").count()).toBe(2);
    expect(await faults(page, '.cell[data-cell="1"]')).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });

  test("is drawn whole: a formula, two maps, two graphs, nim-sums, a tree, six controls", async () => {
    const page = await shown(everything);
    const region = output(page);
    await region.locator("math").waitFor({ state: "attached" });
    await expect.poll(() => region.locator(".game-graph svg").count()).toBe(2);
    expect(await region.getByText(/This formula cannot be set/).count()).toBe(1);
    expect(await region.locator(".heatmap svg").count()).toBe(2);
    expect(await region.locator(".xor-columns").count()).toBe(2);
    expect(await region.getByRole("slider", { name: "k" }).count()).toBe(1);
    expect(await region.getByRole("spinbutton", { name: "heaps" }).count()).toBe(1);
    expect(await region.getByRole("radio", { name: "you" }).isChecked()).toBe(true);
    expect(await region.getByRole("combobox", { name: "game" }).inputValue()).toBe("0");
    expect(await region.getByRole("textbox", { name: "S" }).inputValue()).toBe("1, 3, 4");
  });

  test("opens and closes by keyboard, and stays open when it is shown again", async () => {
    const page = await shown(everything);
    const list = output(page).locator("summary", { hasText: "list:" });
    await list.focus();
    await page.keyboard.press("Enter");
    expect(await output(page).getByText("0: [1]").isVisible()).toBe(true);
    await run(page);
    expect(await output(page).getByText("0: [1]").isVisible()).toBe(true);
  });

  test("leaves the page usable when it is a flood", { timeout: 60_000 }, async () => {
    const page = await shown(
      'for (let i = 0; i < 1e5; i++) show("x".repeat(1e5), [i]); show.heatmap([[1]]);',
    );
    const said = output(page).getByText(/more outputs were not kept/);
    await said.waitFor();
    expect(await said.count()).toBe(1);
    expect(await page.evaluate(() => 1 + 1)).toBe(2);
  });
});

describe("a control", () => {
  let reader = "";

  beforeAll(async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `
          import { readControl } from "./components/cell/read-control.ts";
          import { showReading } from "./components/cell/show-reading.ts";
          document.addEventListener("input", ({ target }) => {
            const reading = readControl(target);
            if (!reading) return;
            showReading(target, reading);
            (window.readings ??= []).push(reading);
          });`,
        resolveDir: ".",
      },
      bundle: true,
      write: false,
      format: "iife",
    });
    reader = outputFiles[0]?.text ?? "";
  });

  /** The controls, on a page that listens to them. */
  async function listening(): Promise<{ page: Page; region: Locator }> {
    const page = await shown(everything);
    await page.evaluate(reader);
    return { page, region: output(page) };
  }

  const lastReading = (page: Page): Promise<Reading | undefined> =>
    page.evaluate(() => (window as { readings?: Reading[] }).readings?.at(-1));

  test("is read as what it is", async () => {
    const { page, region } = await listening();
    await region.getByRole("slider").focus();
    await page.keyboard.press("ArrowRight");
    expect(await lastReading(page)).toEqual({ control: 0, value: 2 });
    expect(await region.locator(".control-value").innerText()).toBe("2");
    await region.getByRole("spinbutton").fill("7");
    expect(await lastReading(page)).toEqual({ control: 1, value: 7 });
    await region.getByRole("textbox", { name: "name" }).fill("Ann");
    expect(await lastReading(page)).toEqual({ control: 2, value: "Ann" });
    await region.getByRole("radio", { name: "the computer" }).check();
    expect(await lastReading(page)).toEqual({ control: 3, value: 1 });
    await region.getByRole("combobox").selectOption("kayles");
    expect(await lastReading(page)).toEqual({ control: 4, value: 1 });
    await region.getByRole("textbox", { name: "S" }).fill("{5 2, 2}");
    expect(await lastReading(page)).toEqual({ control: 5, value: [2, 5] });
  });

  test("says what is wrong with its text, and keeps the text", async () => {
    const { page, region } = await listening();
    const set = region.getByRole("textbox", { name: "S" });
    await set.fill("1, x");
    expect(await lastReading(page)).toMatchObject({ control: 5, fault: /“x” at character 4/ });
    expect(await set.getAttribute("aria-invalid")).toBe("true");
    expect(await region.getByText(/“x” at character 4/).isVisible()).toBe(true);
    await region.getByRole("spinbutton").fill("12");
    expect(await region.getByText("12 is out of range: it has to be from 1 to 9.").count()).toBe(1);
    await run(page);
    expect(await set.inputValue()).toBe("1, x");
    await set.fill("1");
    expect(await set.getAttribute("aria-invalid")).toBeNull();
    expect(await region.getByText(/at character/).count()).toBe(0);
  });

  test("in the reader's hand is the same element, where the reader put it, after a run", async () => {
    const { page, region } = await listening();
    const slider = region.getByRole("slider");
    const element = await slider.elementHandle();
    await slider.focus();
    await page.keyboard.press("End");
    await page.evaluate(() => {
      document.querySelector<HTMLButtonElement>('.cell[data-cell="1"] [data-act="run"]')?.click();
    });
    await page.locator('.cell[data-cell="1"][data-state="fresh"]').waitFor();
    expect(await slider.evaluate((now, before) => now === before, element)).toBe(true);
    expect(await slider.evaluate((now) => now === document.activeElement)).toBe(true);
    expect(await slider.inputValue()).toBe("9");
    expect(await region.locator(".control-value").innerText()).toBe("9");
  });

  test("that nobody holds takes the value that its run had", async () => {
    const page = await openWith(
      'const n = input.slider("n", { min: 1, max: 9, value: 9 }); const k = input.slider("k", { min: 0, max: n, value: 0 }); show(k);',
    );
    await run(page);
    const k = page.getByRole("slider", { name: "k" });
    await k.fill("5");
    await page.getByRole("slider", { name: "n" }).focus();
    await page.getByRole("slider", { name: "n" }).fill("3");
    await expect.poll(() => k.inputValue()).toBe("0");
  });
});
