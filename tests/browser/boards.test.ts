import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible, hydrate, open, openShared } from "./support.ts";
import { wholeOnly, whole } from "../support/extent.ts";

/** The queries of the links in the list of games, and "own" for the board of a cell's own game. */
const all = readFileSync("dist/boards/index.html", "utf8").matchAll(/href="\?([^"]*)#board"/g);
const names = [...all].map(([, query = ""]) => query.replace("game=", "")).concat("own");

/** Returns the hydrated board of the page with a game chosen from the list, or the board of a cell's own game. */
async function board(page: Page, name: string): Promise<Locator> {
  if (name === "own") {
    const own = page.locator('section[aria-labelledby="game-own"]');
    await own.scrollIntoViewIfNeeded();
    return hydrate(own.getByRole("group", { name: "Board", exact: true }));
  }
  const found = page.locator(".boards-play").getByRole("group", { name: "Board", exact: true });
  await hydrate(found);
  const link = page.locator(`.boards-games a[href="?game=${name}#board"]`);
  await link.click();
  await link.and(page.locator("[aria-current]")).waitFor();
  // The board shows the game a frame after the game's name has the focus; an earlier move would be lost.
  await page.locator("#boards-game:focus").waitFor();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) {
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    }
  });
  return found;
}

/** One board of each kind, for the short extent. */
const FEW = names.filter((name) =>
  /^(nim|kayles|stair-tree|sliding-strip|wythoff|geography-grid)\b/.test(name),
);

/** More than the opponent's delay, in milliseconds of the page's clock. */
const OPPONENT_DELAY = 2000;

const button = (on: Locator, name: string) => on.getByRole("button", { name, exact: true });
const status = async (on: Locator): Promise<string> =>
  (await on.getByRole("status").textContent()) ?? "";

/** Makes one move by keyboard with the focused piece. If it opens a choice, takes the first. */
async function moveByKeys(page: Page, on: Locator): Promise<void> {
  await page.keyboard.press("Enter");
  // The choice is drawn when the page's clock advances.
  await page.clock.runFor(100);
  if (await on.getByRole("group", { name: "Choose your move" }).isVisible()) {
    while (!(await page.evaluate(() => document.activeElement?.matches(".chooser-moves button")))) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  } else if ((await status(on)).startsWith("Choose a square")) {
    for (const key of ["ArrowLeft", "ArrowRight"]) {
      await page.keyboard.press(key);
      if (!(await status(on)).startsWith("Choose a square")) break;
      const picked = await page.evaluate(() => document.activeElement?.hasAttribute("data-picked"));
      if (picked === false) break;
    }
    await page.keyboard.press("Enter");
  }
}

/** Asserts that each arrow key moves the focus in its direction or not at all. */
async function expectArrows(page: Page): Promise<void> {
  const place = () =>
    page.evaluate(() => {
      const { x = 0, y = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return { x: x + scrollX, y: y + scrollY };
    });
  for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
    const before = await place();
    await page.keyboard.press(key);
    const { x, y } = await place();
    const step = { ArrowUp: before.y - y, ArrowDown: y - before.y, ArrowLeft: before.x - x }[key];
    if (x !== before.x || y !== before.y) expect(step ?? x - before.x, key).toBeGreaterThan(0);
  }
}

/** Coin products are excluded: they take more than 60 moves. */
const playable = whole ? names.filter((name) => !name.startsWith("coin-product")) : FEW;

test.each(playable)("%s can be played to its end by keyboard alone", async (name) => {
  const page = await openShared("/boards/", { reducedMotion: "reduce" });
  await page.clock.install();
  const on = await board(page, name);
  await button(on, "New game").press("Enter");
  await page.clock.runFor(100);
  await on.locator('[data-spot][tabindex="0"]').focus();
  await expectArrows(page);
  for (let moves = 0; ; moves++) {
    expect(moves).toBeLessThan(60);
    await moveByKeys(page, on);
    await page.clock.runFor(OPPONENT_DELAY);
    const report = on.getByRole("status").filter({ hasText: /Your move|No move is left/ });
    await report.waitFor();
    if ((await status(on)).includes("No move is left")) break;
    const inside = await on.locator(".board-picture [data-spot]:focus").count();
    expect(inside, `the focus is on the board after: ${await status(on)}`).toBe(1);
  }
  expect(await on.locator("[data-spot]").count()).toBe(0);
  await on.locator("button:focus").waitFor();
  await page.keyboard.press("Enter");
  await on.locator("[data-spot]:enabled").first().waitFor();
});

wholeOnly("axe finds no violations on any board, in either theme", async () => {
  const page = await openShared("/boards/", { reducedMotion: "reduce" });
  for (const name of names) {
    const on = await board(page, name);
    await button(on, "New game").press("Enter");
    await on.getByRole("checkbox", { name: "All winning moves" }).check();
    await on.getByRole("checkbox", { name: /^Show / }).check();
    await button(on, "Why?").click();
  }
  await expectAccessible(page);
});

test("on a touch screen nothing is wider than the screen, and controls are at least 44 px high", async () => {
  const page = await open("/boards/", { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true }); // prettier-ignore
  for (const name of names) {
    const on = await board(page, name);
    const small = await on.locator("button:visible, summary, label:visible").evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        // Squares of a row are narrower, so that twelve fit.
        return height < 43.9 || width < (one.matches(".square > *") ? 24 : 43.9)
          ? [`${width}×${height} ${one.outerHTML.slice(0, 99)}`]
          : [];
      }),
    );
    expect(small, name).toEqual([]);
  }
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
});

test("on a phone a row of twelve squares fits the screen, and a longer row shows its piece", async () => {
  const page = await open("/problems/hdu5724/", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }); // prettier-ignore
  const figure = page.locator('[data-board-name="rows"]');
  const row = figure.locator(".strip-scroll");
  const beyond = () => row.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(await beyond()).toBe(0);
  const { width = 0, height = 0 } = (await row.getByRole("button").first().boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(24);
  expect(height).toBeGreaterThanOrEqual(44);

  await page.goto(
    `${page.url()}?board=rows&game=row-chess-rows:20&position=${"X".padStart(18, ".")}..`,
  );
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(beyond).toBeGreaterThan(0);
  const box = await row.getByRole("button").boundingBox();
  expect((box?.x ?? 390) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test("two boards that share a state show each other's moves, Undo and New game", async () => {
  const page = await open("/problems/p2575/", { reducedMotion: "reduce" });
  const [row, stairs] = [page.locator('.board[data-name="row"]'), page.locator('.board[data-name="stairs"]')]; // prettier-ignore
  const both = async () => [
    await row.getAttribute("data-position"),
    await stairs.getAttribute("data-position"),
  ];
  const start = await both();
  await hydrate(row);
  await button(row, "Move the piece on square 10 to square 11 in row 1").click();
  await hydrate(stairs);
  await expect.poll(both).toEqual([".XX.X..XX.XX", "2 2 0 1 2 0"]);
  await button(stairs, "Move 1 from step 1 to the ground").click();
  await expect.poll(both).toEqual([".XX.X..X.XXX", "3 1 0 1 2 0"]);
  expect(await status(row)).toContain("chose to move the piece on square 9 to square 10");
  expect(await row.getByRole("status").getAttribute("aria-live")).toBe("off");
  await button(row, "Undo").click();
  await expect.poll(both).toEqual([".XX.X..XX.XX", "2 2 0 1 2 0"]);
  await button(stairs, "New game").click();
  await expect.poll(both).toEqual(start);
});

describe("the address of the page of boards", () => {
  const on = (page: Page) => page.locator(".boards-play .board");
  const shows = (page: Page, game: string, position: string) =>
    on(page)
      .and(page.locator(`[data-game="${game}"][data-position="${position}"]`))
      .waitFor();
  const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);

  test("contains the game and the position, so that Back, Forward and a reload restore them", async () => {
    const page = await open("/boards/", { reducedMotion: "reduce" });
    await hydrate(on(page));
    await button(on(page), "Take 1 from heap 3").click();
    await shows(page, "nim", "0 4 4");
    await expect.poll(() => query(page)).toBe("?game=nim&position=0+4+4");
    await page.getByRole("link", { name: "Kayles", exact: true }).click();
    await shows(page, "kayles", "7");
    expect(await page.locator("#boards-game").evaluate((one) => one === document.activeElement)).toBe(true); // prettier-ignore
    await page.goBack();
    await shows(page, "nim", "0 4 4");
    await page.goForward();
    await shows(page, "kayles", "7");
    await page.goBack();
    await page.reload();
    await shows(page, "nim", "0 4 4");
    const link = page.getByRole("link", { name: "Link to this position" });
    await expect.poll(() => link.first().getAttribute("href")).toBe("?game=nim&position=0+4+4");
  });

  test("is reported on the first game's board if it has an unknown game or an invalid position", async () => {
    const page = await open("/boards/?game=chess&position=1");
    await on(page).getByRole("status").filter({ hasText: "no game named chess" }).waitFor();
    await page.goto(new URL("/boards/?game=octal:0.6&position=x", page.url()).href);
    await on(page).getByRole("status").filter({ hasText: "Line 1, column 1" }).waitFor();
    await shows(page, "nim", "3 4 5");
  });
});

test("the panel of a board is next to it at 1024 px, and below it at 768 px", async () => {
  const page = await open("/boards/", { viewport: { width: 1024, height: 768 } });
  const places = async () => ({
    picture: await page.locator(".boards-play .board-picture").boundingBox(),
    panel: await page.locator(".boards-play .board-side").boundingBox(),
  });
  const wide = await places();
  expect(wide.panel?.x).toBeGreaterThan((wide.picture?.x ?? 0) + (wide.picture?.width ?? 0));
  expect(Math.abs((wide.panel?.y ?? 0) - (wide.picture?.y ?? 0))).toBeLessThan(10);
  await page.setViewportSize({ width: 768, height: 900 });
  const narrow = await places();
  expect(narrow.panel?.y).toBeGreaterThan((narrow.picture?.y ?? 0) + (narrow.picture?.height ?? 0));
});

test("a piece can be picked up, put back with Escape, and dragged to a square", async () => {
  const page = await openShared("/boards/?game=sliding-strip&position=15+18", {
    reducedMotion: "reduce",
  });
  await page.keyboard.press("Shift"); // Boards are hydrated after user input.
  const on = page.locator(".boards-play").getByRole("group", { name: "Board", exact: true });
  const pick = button(on, "Pick up the piece on square 15 of row 1");
  await pick.click();
  const target = button(on, "Slide the piece on square 15 to square 12");
  await target.waitFor();
  await page.keyboard.press("Escape");
  expect(await target.count()).toBe(0);

  const drag = async (square: number) => {
    const [from, to] = [await pick.boundingBox(), await on.locator(`.square[data-drop="0:${square}"]`).boundingBox()]; // prettier-ignore
    if (!from || !to) throw new Error("The strip is not rendered.");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
  };
  await drag(18);
  expect(await status(on)).toContain("Your move");
  await drag(12);
  await on.getByRole("status").filter({ hasText: "You slide the piece on square 15 to square 12" }).waitFor(); // prettier-ignore
});

test("coins move to the next step in an animation, and without one under reduced motion", async () => {
  const page = await open("/boards/");
  const on = await board(page, "staircase");
  const animated = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const piece = target instanceof HTMLElement ? target.dataset["piece"] : undefined;
        return piece === undefined ? [] : [piece];
      }),
    );
  const coin = button(on, "Move 2 from step 2 to step 1");
  await coin.evaluate((one: HTMLElement) => one.click());
  expect((await animated()).sort()).toEqual(["1:2", "1:3"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await button(on, "New game").click();
  await coin.click();
  expect(await animated()).toEqual([]);
  await on.getByRole("group", { name: "Step 1: 4" }).waitFor();
});
