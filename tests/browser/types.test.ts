import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cell } from "./notebook-page.ts";
import { open } from "./support.ts";
import { deep } from "../support/extent.ts";

const script = /\/lib\/types\.[0-9a-f]{10}\.js$/;

const box = (page: Page) => page.getByRole("checkbox", { name: "Check types" });
const status = (page: Page) => page.getByRole("status").and(page.locator(".types-said"));
const list = (page: Page, n: number) =>
  page.getByRole("list", { name: `Type faults of cell ${n}`, exact: true });

/** A page, and the addresses of the type checker that it has asked for. */
async function openPage(): Promise<{ page: Page; asked: string[] }> {
  const page = await open("/foundations/mex/");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (script.test(request.url())) asked.push(request.url());
  });
  return { page, asked };
}

const editor = (page: Page, n: number) =>
  page.getByRole("textbox", { name: `Code of cell ${n}`, exact: true });

/** Gives a cell another text, in its editor. */
async function write(page: Page, n: number, code: string): Promise<void> {
  const field = editor(page, n);
  const isOpen = await field.isVisible();
  if (!isOpen) await cell(page, n).getByRole("button", { name: "Edit", exact: true }).click();
  await field.focus();
  await page.keyboard.press("Control+A");
  if (code) await page.keyboard.insertText(code);
  else await page.keyboard.press("Delete");
}

describe("types", () => {
  test("are not loaded before the reader asks for them, and then once", async () => {
    const { page, asked } = await openPage();
    await cell(page, 1).getByRole("button", { name: "Run" }).click();
    await page.locator('.cell[data-state="fresh"]').first().waitFor();
    expect(asked).toEqual([]);
    await box(page).check();
    await page.getByText("Types checked: no fault.").waitFor();
    await box(page).uncheck();
    await page.getByText(/downloads \d\.\d MB once/).waitFor();
    expect(asked).toHaveLength(1);
  });

  test(
    "a fault of an edited cell is listed under it with its line, and goes when it is mended",
    { timeout: 120_000 },
    async () => {
      const { page } = await openPage();
      await box(page).check();
      await page.getByText("Types checked: no fault.").waitFor();
      await write(page, 2, "const n = 1;\nconst word: string = n;");
      await list(page, 2).waitFor();
      expect(await list(page, 2).getByRole("listitem").allInnerTexts()).toEqual([
        "Type: line 2: Type 'number' is not assignable to type 'string'.",
      ]);
      expect(await status(page).innerText()).toMatch(/^Types checked: .*cell 2, line 2\.$/);
      expect(await editor(page, 2).getAttribute("aria-invalid")).toBe("true");
      await cell(page, 2)
        .getByRole("status")
        .filter({ hasText: /^Line 2: Type 'number'/ })
        .waitFor();
      const axe = new AxeBuilder({ page }).include(".notebook-bar").include('[data-cell="2"]');
      expect((await axe.analyze()).violations).toEqual([]);
      await write(page, 2, "const n = 1;\nconst word: number = n;");
      await list(page, 2).waitFor({ state: "detached" });
      expect(await editor(page, 2).getAttribute("aria-invalid")).toBeNull();
    },
  );

  deep("an edit that takes a name from a later cell shows the fault there", async () => {
    const { page } = await openPage();
    await box(page).check();
    await page.getByText("Types checked: no fault.").waitFor();
    await write(page, 1, "");
    await list(page, 2).getByText("Type: line 12: Cannot find name 'mex'.").waitFor();
  });

  deep("a text that is no program has no types: only the editor says what is wrong", async () => {
    const { page } = await openPage();
    await box(page).check();
    await write(page, 17, "const n = ;");
    await page.getByText("Types checked: no fault.").waitFor();
    await expect.poll(() => editor(page, 17).getAttribute("aria-invalid")).toBe("true");
    expect(await list(page, 17).count()).toBe(0);
  });

  test("a type checker that does not load says so, and can be switched on again", async () => {
    const { page } = await openPage();
    await page.route(script, (route) => route.abort());
    // No check(): the box may be off again before that has looked at it.
    await box(page).click();
    await page.getByText("The type checker could not be loaded.").waitFor();
    expect(await box(page).isChecked()).toBe(false);
    await page.unroute(script);
    await box(page).check();
    await page.getByText("Types checked: no fault.").waitFor();
  });
});
