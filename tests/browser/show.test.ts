import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { firstUnlessWhole } from "../support/extent.ts";
import { openWith, output as outputOf, runToEnd } from "./notebook-page.ts";
import { axeViolations } from "./support.ts";

const output = (page: Page) => outputOf(page, 1);

const run = async (page: Page): Promise<void> => expect(await runToEnd(page, 1)).toBe("fresh");

async function shown(code: string): Promise<Page> {
  const page = await openWith(code);
  await run(page);
  return page;
}

const controls = [
  'input.slider("k", { min: 1, max: 9 })',
  'input.number("heaps", { min: 1, max: 9 })',
  'input.text("name")',
  'input.choice("game", ["nim", "kayles", "wythoff", "staircase", "octal", "subtraction"])',
  'input.set("S", { value: [1, 3, 4], max: 9 })',
];

const everything = `
import { grundyValue, nim, subtraction } from "grundy";
show.tex("\\\\mathcal{G}(n)", { display: true });
show.tex("\\\\frac{1}{");
show.heatmap([0, 1, 2].map((a) => [0, 1, 2].map((b) => grundyValue(nim, [a, b]))), { rows: "a" });
show.heatmap([["P", "N"], ["N", "P"]]);
show.sequence(Array.from({ length: 190 }, (_, n) => n % 12), { period: 12 });
show.graph(subtraction([1, 3, 4]), 6, { caption: "Take 1, 3 or 4" });
show.graph(nim, [1, 1], { values: false });
show.bits([3, 4, 5], { move: { heap: 0, to: 1 } });
show({ wide: "a text that makes its owner too wide for one single line", list: [[1], [2]] });
${controls.join(";\n")};
`;

describe("the output of a cell", () => {
  test.each(firstUnlessWhole([360, 1280], 1))(
    "fits and has no axe violations at %i px",
    async (width) => {
      const page = await openWith(everything);
      await page.setViewportSize({ width, height: 900 });
      await run(page);
      await output(page).locator("math").waitFor({ state: "attached" });
      await expect.poll(() => output(page).locator(".game-graph").count()).toBe(2);
      expect(await axeViolations(page, '.cell[data-cell="1"]')).toEqual([]);
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
      const chart = output(page).locator(".sequence .scroller");
      const scrolled = await chart.evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth),
      );
      expect(await chart.count()).toBeGreaterThan(0);
      expect(scrolled).toEqual([]);
    },
  );

  test("keeps folds that were opened by keyboard, and a focused control, after another run", async () => {
    const page = await shown(everything);
    const list = output(page).locator("summary", { hasText: "list:" });
    await list.focus();
    await page.keyboard.press("Enter");
    expect(await output(page).getByText("0: [1]").isVisible()).toBe(true);
    await run(page);
    expect(await output(page).getByText("0: [1]").isVisible()).toBe(true);

    const slider = output(page).getByRole("slider");
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
    expect(await output(page).locator(".control-value").innerText()).toBe("9");
  });
});

describe("a control", () => {
  test("passes a value of its type to the cell", async () => {
    const page = await shown(`const all = [${controls.join(", ")}]; show(JSON.stringify(all));`);
    const region = output(page);
    await region.getByRole("slider").focus();
    await page.keyboard.press("ArrowRight");
    await region.locator(".control-value", { hasText: /^2$/ }).waitFor();
    await region.getByRole("spinbutton").fill("7");
    await region.getByRole("textbox", { name: "name" }).fill("Ann");
    await region.getByRole("combobox").selectOption("kayles");
    await region.getByRole("textbox", { name: "S" }).fill("{5 2, 2}");
    await region.getByText('[2,7,"Ann","kayles",[2,5]]').waitFor();
  });

  test("shows an error for an invalid text, and keeps the text", async () => {
    const page = await shown(everything);
    const region = output(page);
    const set = region.getByRole("textbox", { name: "S" });
    await set.fill("1, x");
    await region.getByText(/“x” at character 4/).waitFor();
    expect(await set.getAttribute("aria-invalid")).toBe("true");
    await region.getByRole("spinbutton").fill("12");
    // The browser's own message.
    await region.locator(".control:has([type=number]) .control-fault", { hasText: "9" }).waitFor();
    await run(page);
    expect(await set.inputValue()).toBe("1, x");
    await set.fill("1, 12");
    await region.getByText("12 is out of range: enter a value from 0 to 9.").waitFor();
    await set.fill("1");
    await region.getByText(/out of range/).waitFor({ state: "detached" });
    expect(await set.getAttribute("aria-invalid")).toBeNull();
  });
});
