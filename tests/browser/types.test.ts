import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cell } from "./notebook-page.ts";
import { open } from "./support.ts";

const script = /\/lib\/types\.[0-9a-f]{10}\.js$/;

const box = (page: Page) => page.getByRole("checkbox", { name: "Check types" });
const said = (page: Page) => page.getByRole("status").and(page.locator(".types-said"));
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

/** Gives a cell another text through the page's own notebook. As text: tests rewrite `import()`. */
const edit = (page: Page, number: number, code: string): Promise<void> =>
  page.evaluate(`(async () => {
    const urls = performance.getEntriesByType("resource").map((entry) => entry.name);
    const { notebook, ...minified } = await import(urls.find((url) => /\\/notebook\\.[^/]*\\.js$/.test(url)));
    await (notebook ?? Object.values(minified)[0])().edit(${number}, ${JSON.stringify(code)});
  })()`);

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
      await edit(page, 2, "const n = 1;\nconst word: string = n;");
      await list(page, 2).waitFor();
      expect(await list(page, 2).getByRole("listitem").allInnerTexts()).toEqual([
        "Type: line 2: Type 'number' is not assignable to type 'string'.",
      ]);
      expect(await said(page).innerText()).toMatch(/^Types checked: .*cell 2, line 2\.$/);
      const axe = new AxeBuilder({ page }).include(".notebook-bar").include('[data-cell="2"]');
      expect((await axe.analyze()).violations).toEqual([]);
      await edit(page, 2, "const n = 1;\nconst word: number = n;");
      await list(page, 2).waitFor({ state: "detached" });
    },
  );

  test("an edit that takes a name from a later cell shows the fault there", async () => {
    const { page } = await openPage();
    await box(page).check();
    await page.getByText("Types checked: no fault.").waitFor();
    await edit(page, 1, "");
    await list(page, 2).getByText("Type: line 12: Cannot find name 'mex'.").waitFor();
  });

  test("a type checker that does not load says so, and can be switched on again", async () => {
    const { page } = await openPage();
    await page.route(script, (route) => route.abort());
    await box(page).check();
    await page
      .getByText("The type checker could not be loaded. Switch it on to try again.")
      .waitFor();
    expect(await box(page).isChecked()).toBe(false);
    await page.unroute(script);
    await box(page).check();
    await page.getByText("Types checked: no fault.").waitFor();
  });
});
