import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open, stay, load } from "./support.ts";

const PAGE = "/foundations/mex/";

/** The group with this name, scrolled into view and alive. */
async function group(page: Page, name: string) {
  const found = page.getByRole("group", { name, exact: true });
  return load(found);
}

describe("mex of the reader's own set", () => {
  test("the sign stands at the first empty box, whichever way the set is given, by keyboard too", async () => {
    const page = await stay(PAGE);
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
  test("steps settle the graph from its end, and can be taken back", async () => {
    const page = await stay(PAGE);
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

  test("on a phone the steps stay below the picture, and what they settle comes into sight", async () => {
    const viewport = { width: 360, height: 700 };
    const page = await open("/foundations/who-wins/", { viewport, reducedMotion: "reduce" });
    const play = page.locator(".graph-play").first();
    await load(play);
    await play.evaluate((all) => all.scrollIntoView({ block: "start" }));
    const placeOf = (part: string) =>
      play.locator(part).evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    const picture = await placeOf(".game-graph svg");
    expect(picture.bottom).toBeGreaterThan(viewport.height);
    const step = play.getByRole("button", { name: "Step", exact: true });
    await play.getByRole("button", { name: "Start over" }).click();
    for (let steps = 0; steps < (await play.locator(".game-graph-node").count()); steps++) {
      await step.click();
      await expect
        .poll(async () => {
          const [bar, node] = [await placeOf(".graph-play-bar"), await placeOf('.game-graph-node[data-current="true"]')]; // prettier-ignore
          return node.top >= 0 && node.bottom <= bar.top && bar.bottom <= viewport.height + 1;
        })
        .toBe(true);
    }
  });

  test("beside the picture the steps stay in sight, and what they settle comes there, too", async () => {
    const viewport = { width: 1280, height: 800 };
    const page = await open("/foundations/who-wins/", { viewport, reducedMotion: "reduce" });
    const play = page.locator(".graph-play").first();
    await load(play);
    // The picture's foot, where the steps begin, is below the window's.
    await play.evaluate((all) => scrollBy(0, all.getBoundingClientRect().top - innerHeight / 2));
    await play.getByRole("button", { name: "Start over" }).click();
    for (let steps = 0; steps < (await play.locator(".game-graph-node").count()); steps++) {
      await play.getByRole("button", { name: "Step", exact: true }).click();
      for (const part of [".graph-play-bar", '.game-graph-node[data-current="true"]']) {
        const { top, bottom } = await play
          .locator(part)
          .evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
        expect(top, part).toBeGreaterThanOrEqual(0);
        expect(bottom, part).toBeLessThanOrEqual(viewport.height);
      }
    }
  });

  test("an edited graph is drawn again with its values", async () => {
    const page = await stay(PAGE);
    const play = await group(page, "Grundy values on a game graph");
    await play.getByRole("textbox", { name: "Your graph" }).fill("top: left right\nleft: right");
    await play.getByText("3 positions, 3 moves.").waitFor();
    await play.getByText("The graph as a table").click();
    const row = play.getByRole("row", { name: /^top/ });
    expect(await row.getByRole("cell").allTextContents()).toEqual([
      "left, right",
      "0, 1",
      "2",
      "N",
    ]);
  });
});

describe("the hints of a problem", () => {
  test("come one at a time, and the answer last, without scripts too", async () => {
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
  test("has Check, Hint and Answer in one row, and what they hold below it, by keyboard too", async () => {
    const page = await open(PAGE, { viewport: { width: 1280, height: 800 } });
    const exercise = page.locator("#exercise-1");
    await load(exercise.getByRole("textbox"));
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
