import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations, contrastViolations, hydrate, open, openShared } from "./support.ts";

const PATH = "/laboratory/";
const form = (page: Page): Locator => page.getByRole("group", { name: "The game to look at" });
const field = (page: Page): Locator =>
  form(page).getByRole("textbox", { name: "Code, set or rules" });
const upTo = (page: Page): Locator => form(page).getByRole("textbox", { name: "Up to heap" });
const button = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true });
const message = (page: Page, text: string | RegExp): Promise<void> =>
  form(page).getByRole("status").filter({ hasText: text }).waitFor();
const region = (page: Page, name: string): Locator => page.getByRole("region", { name });
const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole("tab", { name }).click();
const query = (page: Page): string => new URL(page.url()).searchParams.get("game") ?? "";

async function lookAt(page: Page, game: string, to?: string): Promise<void> {
  await hydrate(form(page));
  if (to !== undefined) await upTo(page).fill(to);
  await field(page).fill(game);
  await button(page, "Look").click();
}

describe("the laboratory", () => {
  test("stores the game in the address, so that Back, Forward and a reload restore it", async () => {
    const page = await open(PATH);
    await lookAt(page, "{1,3,4}");
    await message(page, "Proved: g(n + 7) = g(n)");
    expect(query(page)).toBe("{1,3,4}");
    await lookAt(page, "Lasker's Nim", "10^4");
    await message(page, "g(n + 4) = g(n) + 4 for every n ≥ 1");
    expect(new URL(page.url()).searchParams.get("to")).toBe("10000");
    await page.goBack();
    await message(page, "g(n + 7)");
    expect(await field(page).inputValue()).toBe("{1,3,4}");
    await page.goBack();
    await message(page, "were computed when this page was built");
    expect(await field(page).inputValue()).toBe("0.77");
    await page.goForward();
    await message(page, "g(n + 7)");
    await page.reload();
    await hydrate(form(page));
    await message(page, "g(n + 7)");
    expect(await page.getByRole("heading", { level: 2, name: "{1,3,4}" }).isVisible()).toBe(true);
  });

  test("reports an error with its place, and keeps the text and the previous result", async () => {
    const page = await openShared(PATH);
    await lookAt(page, "{1,3,4}", "1000");
    await message(page, "g(n + 7)");
    await lookAt(page, "0.7?!");
    await message(page, "Character 5:");
    expect(await field(page).getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator(".lab-marked mark").textContent()).toBe("!");
    expect(await field(page).inputValue()).toBe("0.7?!");
    expect(query(page)).toBe("{1,3,4}");
    expect(await region(page, "Period").textContent()).toContain("g(n + 7)");
    // The previous result can still be exported and scrolled.
    const download = page.waitForEvent("download");
    await openTab(page, "Export");
    await button(page, "CSV").click();
    expect((await download).suggestedFilename()).toBe("_1_3_4_.csv");
    await openTab(page, "Values");
    const from = region(page, "Values").getByRole("spinbutton");
    await from.fill("900");
    await from.press("Enter");
    await region(page, "Values").getByRole("row", { name: /^900/ }).waitFor();
    await lookAt(page, "0.77", "10^12");
    await message(page, "from 1 to 10,000,000");
    expect(await upTo(page).getAttribute("aria-invalid")).toBe("true");
    await upTo(page).fill("1000");
    await field(page).press("Enter");
    await message(page, "g(n + 12)");
    expect(await upTo(page).getAttribute("aria-invalid")).toBe("false");
  });

  test("shows its progress, keeps working after an input error, and can be stopped and continued", async () => {
    const page = await open(PATH);
    await lookAt(page, "4!.0", "10^7");
    const known = async (): Promise<number> =>
      Number(/^[\d,]+/.exec((await page.locator(".lab-progress").textContent()) ?? "")?.[0].replaceAll(",", "")); // prettier-ignore
    await page.locator(".lab-progress").waitFor();
    await field(page).fill("4!!");
    await field(page).press("Enter"); // an input error does not stop the work
    await message(page, "The results below are still those of 4!.0");
    const count = await known();
    await expect.poll(known).toBeGreaterThan(count);
    await button(page, "Stop").click();
    await message(page, /still those of 4!\.0\.\s+Stopped after/);
    const before = await region(page, "Period").textContent();
    expect(before).toMatch(/^No period is proved by the heaps up to [\d,]+\./);
    expect(await button(page, "Stop").getAttribute("aria-disabled")).toBe("true");
    await button(page, "Go on").click();
    await expect.poll(known).toBeGreaterThan(count);
    await button(page, "Stop").click();
  });

  test("shows the result on the first screen, one tab panel at a time, and prints all panels", async () => {
    const page = await open(PATH, { viewport: { width: 1280, height: 800 } });
    const { y = NaN, height = NaN } = (await region(page, "Result").boundingBox()) ?? {};
    expect(y + height).toBeLessThan(600);
    await hydrate(form(page));
    await openTab(page, "Values");
    await page.keyboard.press("ArrowLeft");
    const panel = page.getByRole("tabpanel");
    await panel.and(page.getByRole("tabpanel", { name: "Export" })).waitFor();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await panel.and(page.getByRole("tabpanel", { name: "Two heaps" })).waitFor();
    expect(await panel.count()).toBe(1);
    expect(await page.getByRole("tab", { selected: true }).allTextContents()).toEqual(["Two heaps"]); // prettier-ignore
    await region(page, "Result").getByRole("link", { name: "wild from heap 5" }).click();
    await panel.and(page.getByRole("tabpanel", { name: "Misère" })).waitFor();
    await page.emulateMedia({ media: "print" });
    for (const name of ["Values", "Two heaps", "Frequencies", "Sparse space"])
      expect(await region(page, name).isVisible(), name).toBe(true);
  });

  test("marks a heap of the chart in the table, by pointer and keys, and lists winning moves", async () => {
    const page = await open(PATH);
    await hydrate(form(page));
    const marked = page.locator("td[data-marked=true]");
    const slider = page.getByRole("slider", { name: "Heap" });
    await slider.press("End");
    await expect.poll(() => marked.textContent()).toBe("2");
    expect(await slider.getAttribute("aria-valuetext")).toBe("heap 199: value 2");
    await page
      .locator(".lab-plot-area")
      .first()
      .hover({ position: { x: 3, y: 60 } });
    await expect.poll(() => marked.textContent()).toBe("0");
    const part = region(page, "A position");
    await part.getByRole("textbox").fill("1e15+5+7+12");
    await part.getByRole("button").click();
    await part.getByRole("status").filter({ hasText: "1,000,000,000,000,000 →" }).waitFor();
    await openTab(page, "Two heaps");
    await expect.poll(() => region(page, "Two heaps").locator("svg rect").count()).toBe(2);
  });

  test("exports files, and shows a board, a graph and outcomes of a game", async () => {
    const page = await openShared(PATH);
    await lookAt(page, "0.77 + {1,2,3}", "2000");
    await message(page, "The period of each part is proved");
    const download = page.waitForEvent("download");
    await openTab(page, "Export");
    await page.getByRole("button", { name: "b-file" }).last().click();
    expect((await download).suggestedFilename()).toBe("_1_2_3_.b.txt");
    await openTab(page, "Play");
    await page.getByRole("group", { name: "Board" }).first().waitFor();
    await openTab(page, "Graph");
    await region(page, "Graph").locator(".output-graph").waitFor();
    await lookAt(page, "graph a>b b>a a>c");
    await message(page, "All positions of");
    await region(page, "Outcomes").getByText("The graph as a table").press("Enter");
    expect(await region(page, "Outcomes").getByRole("row").nth(1).textContent()).toContain("N");
  });

  test("has no axe violations with a result, and enough contrast with an error in the dark theme", async () => {
    const page = await openShared(PATH);
    await lookAt(page, "4.[3]", "100");
    await message(page, "Proved");
    expect(await axeViolations(page, ".lab")).toEqual([]);
    const dark = await openShared(PATH, { colorScheme: "dark" });
    await lookAt(dark, "0.9q+");
    await message(dark, "Character");
    expect(await contrastViolations(dark, ".lab")).toEqual([]);
  });
});
