import { describe, expect, test } from "vitest";
import {
  clippedText,
  covering,
  hiddenFocus,
  motion,
  nameless,
  sideways,
  smallTargets,
  spaceText,
  wakeThrough,
} from "./measures.ts";
import { builtPages } from "../support/built-pages.ts";
import { open } from "./support.ts";

/** Asks every question of a page in one visit; what is empty is as it should be. */
describe.each([...builtPages(), "/404.html"])("%s", (path) => {
  test("can be seen, read and pressed by everyone", async () => {
    const page = await open(path, {
      reducedMotion: "reduce",
      viewport: { width: 1280, height: 800 },
    });
    await wakeThrough(page);
    expect.soft(await motion(page), "moves under reduced motion").toEqual([]);
    expect.soft(await nameless(page), "has no name").toEqual([]);
    expect.soft(await smallTargets(page), "is too small to be pressed").toEqual([]);
    await page.keyboard.press("Tab");
    expect.soft(await hiddenFocus(page), "does not show its focus").toEqual([]);
    await page.emulateMedia({ forcedColors: "active" });
    expect.soft(await hiddenFocus(page), "does not show its focus in forced colours").toEqual([]);
    await page.emulateMedia({ forcedColors: "none" });

    // 1280 by 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await sideways(page), "scrolls sideways at 400 %").toBe(0);
    expect.soft(await covering(page), "covers the page at 400 %").toEqual([]);
    expect.soft(await smallTargets(page), "is too small to be pressed at 400 %").toEqual([]);
    await spaceText(page);
    expect.soft(await sideways(page), "scrolls sideways with spaced text").toBe(0);
    expect.soft(await clippedText(page), "cuts spaced text").toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await clippedText(page), "cuts spaced text at 1280 px").toEqual([]);
  });
});
