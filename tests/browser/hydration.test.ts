import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { cell, waitForState, run } from "./notebook-page.ts";
import { BLANK, address, holdScripts, open, waitForScripts } from "./support.ts";

/** The first action on a page, and a check of its effect. */
interface FirstAction {
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly check: (page: Page) => Promise<unknown>;
  /** Whether nothing is marked as busy, because the control itself shows the new value. */
  readonly showsItself?: true;
}

const boardPage = (page: Page) => page.locator(".boards-play");
const shows = (within: Locator, text: string | RegExp) =>
  within.getByRole("status").filter({ hasText: text }).first().waitFor();
const field = (page: Page) => page.getByRole("textbox", { name: "Code, set or rules" });

/** One action for each kind of component, and for each way in which an action is stored until its script has loaded. */
const FIRST_ACTIONS: Readonly<Record<string, FirstAction>> = {
  "a move on the board of a game in the address": {
    path: "/boards/?game=kayles",
    act: (page) => boardPage(page).getByRole("button", { name: "Take 1 from heap 1" }).click(),
    check: async (page) => {
      await boardPage(page).getByRole("heading", { name: "Kayles" }).waitFor();
      await boardPage(page).locator('[data-game="kayles"][data-position="7"]').waitFor();
      expect(page.url()).toMatch(/\?game=kayles/);
    },
  },
  "Run at a cell": {
    path: "/problems/poj1704/",
    act: (page) => cell(page, 1).getByRole("button", { name: "Run", exact: true }).click(),
    check: (page) => shows(cell(page, 1), "finished"),
  },
  "Control-Shift-Enter": {
    path: "/problems/poj1704/",
    act: (page) => page.keyboard.press("Control+Shift+Enter"),
    check: (page) => shows(page.locator(".notebook-bar"), /^All \d+ cells ran in/),
  },
  "text typed in a cell": {
    path: "/foundations/mex/",
    act: async (page) => {
      await page.getByLabel("Code of cell 1", { exact: true }).focus();
      await page.keyboard.type("abc");
    },
    check: async (page) => {
      const editor = page.getByRole("textbox", { name: "Code of cell 1", exact: true });
      await expect.poll(() => editor.textContent()).toMatch(/^abc./);
    },
  },
  "a language chosen for a solution": {
    path: "/problems/hdu1848/",
    act: (page) => page.getByRole("radio", { name: "C++" }).click(),
    check: (page) => page.getByRole("textbox", { name: "Your program in C++" }).waitFor(),
  },
  "Run at a listing": {
    path: "/problems/hdu1848/",
    act: (page) => page.getByRole("button", { name: "Run: table.cpp" }).click(),
    check: (page) => page.getByRole("button", { name: "Download C++" }).waitFor(),
  },
  "Enter in the laboratory with a game in the address": {
    path: "/laboratory/?game=0.7",
    act: async (page) => {
      await field(page).fill("0.6");
      await field(page).press("Enter");
    },
    check: (page) => page.waitForURL(/\?game=0\.6/),
  },
  "Mark as read": {
    path: "/foundations/mex/",
    act: (page) => page.getByRole("button", { name: "Mark as read" }).click(),
    check: (page) => page.locator(".mark-read").getByText("Saved in this browser.").waitFor(),
  },
  "a column heading of the atlas": {
    path: "/laboratory/octal/",
    act: (page) => page.getByRole("button", { name: "Period", exact: true }).click(),
    check: (page) => shows(page.locator(".problem-filter"), "sorted by “Period”"),
  },
  "a chosen theme": {
    path: "/",
    act: (page) => page.getByLabel("Theme").selectOption("dark"),
    check: (page) => page.locator('html[data-theme="dark"]').waitFor(),
    showsItself: true,
  },
};

test.each(Object.entries(FIRST_ACTIONS))(
  "%s before the scripts load: a control is busy or shows the change, which takes effect afterwards",
  async (_, { path, act, check, showsItself = false }) => {
    const page = await open(BLANK);
    const release = await holdScripts(page, /\.js$/);
    await page.goto(address(path), { waitUntil: "domcontentloaded" });
    await act(page);
    const busy = page.locator(':is(button, pre, input)[aria-busy="true"]');
    expect(await busy.count()).toBe(showsItself ? 0 : 1);
    release();
    await check(page);
    await expect.poll(() => busy.count()).toBe(0);
  },
);

/** Opens a page and uses a button of the solver before its script loads; `finishLoading` lets the script load. */
async function openLoading(act: (button: Locator) => Promise<unknown>) {
  const page = await open(BLANK);
  const release = await holdScripts(page, /SolverPanel\./);
  await page.goto(address("/problems/hdu1848/"));
  const button = page.getByRole("button", { name: "Run solver" });
  await act(button);
  expect(await page.locator("astro-island[ssr]", { has: button }).count()).toBe(1);
  const finishLoading = async (): Promise<void> => {
    release();
    await page.locator("astro-island:not([ssr])", { has: button }).waitFor();
  };
  return { page, button, finishLoading };
}

const result = (page: Page) => page.locator(".solver-status").filter({ hasText: "2 cases in" });

test("a click that begins before a panel is hydrated and ends afterwards runs the solver", async () => {
  const { page, finishLoading } = await openLoading(async (button) => {
    await button.hover();
    await button.page().mouse.down();
  });
  await finishLoading();
  await page.mouse.up();
  await result(page).waitFor();
});

test("a button that is focused when its panel is hydrated keeps the focus and reacts to Enter", async () => {
  const { page, button, finishLoading } = await openLoading((button) => button.focus());
  await finishLoading();
  await page.keyboard.press("Enter");
  await result(page).waitFor();
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
});

test("a page without user input loads no board; a pointer movement loads the board in view", async () => {
  const page = await open(BLANK);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto(address("/"));
  await waitForScripts(page);
  await page.mouse.move(5, 5); // The first position counts as a resting pointer.
  const board = page.locator("astro-island", { has: page.locator(".board") }).first();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(requested.filter((url) => /\/Board(Island)?\.(?!astro)/.test(url))).toEqual([]);
  expect(await board.getAttribute("ssr")).not.toBeNull();
  await page.mouse.move(6, 5);
  await page.locator("astro-island:not([ssr]) .board").first().waitFor();
});

test.each(["/search/?q=mex", "/progress/"])("%s is hydrated without user input", async (path) => {
  const page = await open(BLANK);
  await page.goto(address(path));
  await page.locator("main astro-island:not([ssr])").waitFor();
});

/** Serves the site, but holds the end of one page back, from its last script URL on, until `release` is called. */
async function serveSlowly(slowPath: string) {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const forward = async (url: string, response: ServerResponse): Promise<void> => {
    const original = await fetch(address(url));
    response.writeHead(original.status, {
      "Content-Type": original.headers.get("Content-Type") ?? "",
    });
    const body = Buffer.from(await original.arrayBuffer());
    const end = url === slowPath ? body.lastIndexOf(".js") : 0;
    response.write(body.subarray(0, end));
    if (end > 0) await released;
    response.end(body.subarray(end));
  };
  const server = createServer(({ url = "/" }, response) => void forward(url, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, release };
}

test("a click on Run while the document is loading takes effect when it has loaded", async () => {
  const path = "/foundations/mex/";
  const { url, release } = await serveSlowly(path);
  const page = await open(BLANK);
  await page.goto(url + path, { waitUntil: "commit" });
  await page.locator(".site-footer").waitFor();
  // After two frames the page is painted.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await run(page, 1);
  expect(await page.evaluate(() => document.readyState)).toBe("loading");
  release();
  await waitForState(page, 1);
});
