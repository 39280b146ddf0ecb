import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hydrate, open, openShared } from "./support.ts";

const PAGE = "/foundations/mex/";

/** Returns the group with this name, in view and hydrated. */
async function group(page: Page, name: string) {
  const found = page.getByRole("group", { name, exact: true });
  return hydrate(found);
}

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
const shows = (on: Locator, text: string) =>
  on.getByRole("status").filter({ hasText: text }).waitFor();
const field = (on: Locator) => on.getByRole("textbox");

describe("mex of the reader's own set", () => {
  test("the mex label is at the first empty box, whether the set is typed, clicked or entered by keys", async () => {
    const page = await openShared(PAGE);
    const play = await group(page, "mex of your own set");
    await play.getByRole("textbox", { name: "Your set" }).fill("0 1 2 4");
    expect(await play.getByRole("status").textContent()).toContain("mex {0, 1, 2, 4} = 3");
    await play.getByRole("button", { name: "3 mex, the first empty box" }).click();
    expect(await play.getByRole("status").textContent()).toContain("mex {0, 1, 2, 3, 4} = 5");
    expect(await play.getByRole("textbox", { name: "Your set" }).inputValue()).toBe(
      "0, 1, 2, 3, 4",
    );
    await play.getByRole("textbox", { name: "Your set" }).fill("{2 3 5}");
    expect(await play.getByRole("status").textContent()).toContain("= 0");
    expect(await play.getByRole("button", { name: "3" }).getAttribute("aria-pressed")).toBe("true");
    await play.getByRole("textbox", { name: "Your set" }).fill("0 1 2 4");
    await play.getByRole("button", { name: "0", exact: true }).focus();
    await page.keyboard.press("Space");
    expect(await play.getByRole("status").textContent()).toContain("= 0");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await play.getByRole("textbox", { name: "Your set" }).inputValue()).toBe("2, 4");
  });
});

describe("Grundy values on a game graph", () => {
  test("steps compute the values from the end of the graph, and Step back undoes a step", async () => {
    const page = await openShared(PAGE);
    const play = await group(page, "Grundy values on a game graph");
    const report = play.getByRole("status").first();
    const shown = play.locator(".game-graph-node[data-open='true']");
    expect(await shown.count()).toBe(9);
    await play.getByRole("button", { name: "Start over" }).focus();
    await page.keyboard.press("Enter");
    expect(await shown.count()).toBe(0);
    await play.getByRole("button", { name: "Step", exact: true }).focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press("Enter");
    expect(await report.textContent()).toContain("g(f) = mex {0} = 1.");
    expect(await shown.count()).toBe(3);
    await play.getByRole("button", { name: "Step back" }).click();
    expect(await shown.count()).toBe(2);
    await play.getByRole("button", { name: "All" }).click();
    expect(await report.textContent()).toBe("All 9 positions are done.");
  });

  test.each([
    ["on a phone, below the picture,", 360, 700, 80],
    // The bottom of the picture, where the steps begin, is below the window.
    ["on a desktop, next to the picture,", 1280, 800, 400],
  ])("%s the steps and the current position stay in view", async (_, width, height, top) => {
    const viewport = { width, height };
    const page = await open("/foundations/who-wins/", { viewport, reducedMotion: "reduce" });
    const play = page.locator(".graph-play").first();
    await hydrate(play);
    await play.evaluate((all, top) => scrollBy(0, all.getBoundingClientRect().top - top), top);
    const placeOf = (part: string) =>
      play.locator(part).evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    expect((await placeOf(".game-graph svg")).bottom).toBeGreaterThan(height);
    await play.getByRole("button", { name: "Start over" }).click();
    const nodes = await play.locator(".game-graph-node").count();
    for (let steps = 0; steps < nodes; steps++) {
      await play.getByRole("button", { name: "Step", exact: true }).click();
      await expect
        .poll(async () => {
          const [bar, node] = [await placeOf(".graph-play-bar"), await placeOf('.game-graph-node[data-current="true"]')]; // prettier-ignore
          const isCovered = width < 700 && node.bottom > bar.top;
          return (
            bar.top >= 0 &&
            node.top >= 0 &&
            !isCovered &&
            Math.max(node.bottom, bar.bottom) <= height + 1
          );
        })
        .toBe(true);
    }
  });
});

describe("the hints of a problem", () => {
  test("open one at a time, with the answer last, without scripts", async () => {
    const page = await open("/problems/hdu1848/", { javaScriptEnabled: false });
    const hints = page.getByRole("group", { name: "Hints", exact: true });
    const heads = ["Hint 1", "Hint 2", "Hint 3", "Answer"];
    const shown = async (): Promise<string[]> => {
      const seen = heads.map((head) => hints.getByText(head, { exact: true }).isVisible());
      const visible = await Promise.all(seen);
      return heads.filter((_, i) => visible[i]);
    };
    for (const [i, head] of heads.entries()) {
      expect(await shown()).toEqual(heads.slice(0, i + 1));
      await hints.getByText(head, { exact: true }).click();
    }
    await hints.getByText("Hint 1", { exact: true }).click();
    expect(await shown()).toEqual(["Hint 1"]);
  });
});

describe("an exercise", () => {
  test("has Check, Hint and Answer in one row, and opens a hint below it by keyboard", async () => {
    const page = await open(PAGE, { viewport: { width: 1280, height: 800 } });
    const exercise = page.locator("#exercise-1");
    await hydrate(exercise.getByRole("textbox"));
    const controls = [exercise.getByRole("button", { name: "Check" }), exercise.locator("summary")];
    const middles = async (): Promise<number[]> => {
      const all = await Promise.all(controls.map((one) => one.all()));
      const boxes = await Promise.all(all.flat().map((one) => one.boundingBox()));
      return boxes.map((box) => (box ? box.y + box.height / 2 : NaN));
    };
    const [row = NaN, ...others] = await middles();
    expect(others).toHaveLength(2);
    for (const middle of others) expect(Math.abs(middle - row)).toBeLessThan(2);
    await exercise.getByRole("button", { name: "Check" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const hint = exercise.locator(".fold-body").first();
    await hint.waitFor();
    expect((await hint.boundingBox())?.y).toBeGreaterThan(row + 20);
    expect((await middles())[1]).toBe(others[0]);
  });
});

describe("the columns of a nim-sum", () => {
  test("a position with nim-sum 0 can be reached by keyboard alone", async () => {
    const page = await openShared("/", { reducedMotion: "reduce" });
    const play = await group(page, "Columns of a nim-sum");
    await field(play).fill("3 4 5");
    await shows(play, "3 ⊕ 4 ⊕ 5 = 2");
    const four = play.getByRole("button", { name: "4 in heap 1", exact: true });
    await four.focus();
    await page.keyboard.press("ArrowRight");
    expect(await focusedName(page)).toBe("2 in heap 1");
    await page.keyboard.press("Space");
    await shows(play, "1 ⊕ 4 ⊕ 5 = 0");
    expect(await play.locator('[data-link="alone"]').count()).toBe(0);
    expect(await play.getByRole("listitem").count()).toBe(0);
    expect(await field(play).inputValue()).toBe("1 4 5");
    await page.keyboard.press("ArrowDown");
    expect(await focusedName(page)).toBe("2 in heap 2");
    await page.keyboard.press("Enter");
    await shows(play, "1 ⊕ 6 ⊕ 5 = 2");
  });

  test("the board takes their position as a new game, unless it is invalid", async () => {
    const page = await open("/", { reducedMotion: "reduce" });
    const play = await group(page, "Columns of a nim-sum");
    const board = await hydrate(page.getByRole("group", { name: "Board", exact: true }));
    await play.getByRole("button", { name: "4 in heap 1", exact: true }).press("Enter");
    await shows(board, "Your move. Take any number of stones");
    expect(await board.getAttribute("data-position")).toBe("7 4 5");
    await field(play).fill("6 2 300");
    expect(await board.getAttribute("data-position")).toBe("7 4 5");
    expect(await play.locator(".error").textContent()).not.toBe("");
    await field(play).fill("6 2 3");
    await expect.poll(() => board.getAttribute("data-position")).toBe("6 2 3");
    expect(await play.locator(".error").textContent()).toBe("");
  });
});
