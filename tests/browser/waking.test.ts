import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { cell, ended, run } from "./notebook-page.ts";
import { BLANK, address, held, open, scriptsRun } from "./support.ts";

/** What a reader does first on a page, and what shows that it was answered. */
interface FirstPress {
  readonly path: string;
  readonly press: (page: Page) => Promise<unknown>;
  readonly answered: (page: Page) => Promise<unknown>;
  /** Nothing is pressed: a text is typed, or a choice made, which the control itself shows. */
  readonly isTyped?: true;
}

const boardPage = (page: Page) => page.locator(".boards-play");
const shows = (within: Locator, text: string | RegExp) =>
  within.getByRole("status").filter({ hasText: text }).first().waitFor();
const field = (page: Page) => page.getByRole("textbox", { name: "Code, set or rules" });

/** One of each kind of part, and of each way in which a press is kept until its script is there. */
const FIRST_PRESSES: Readonly<Record<string, FirstPress>> = {
  "the board of an address with another game": {
    path: "/boards/?game=kayles",
    press: (page) => boardPage(page).getByRole("button", { name: "Take 1 from heap 1" }).click(),
    answered: async (page) => {
      await boardPage(page).getByRole("heading", { name: "Kayles" }).waitFor();
      await boardPage(page).locator('[data-game="kayles"][data-position="7"]').waitFor();
      expect(page.url()).toMatch(/\?game=kayles/);
    },
  },
  "Run at a cell": {
    path: "/problems/poj1704/",
    press: (page) => cell(page, 1).getByRole("button", { name: "Run", exact: true }).click(),
    answered: (page) => shows(cell(page, 1), "finished"),
  },
  "Control-Shift-Enter": {
    path: "/problems/poj1704/",
    press: (page) => page.keyboard.press("Control+Shift+Enter"),
    answered: (page) => shows(page.locator(".notebook-bar"), /^All \d+ cells ran in/),
  },
  "typing in a cell": {
    path: "/foundations/mex/",
    press: async (page) => {
      await page.getByLabel("Code of cell 1", { exact: true }).focus();
      await page.keyboard.type("abc");
    },
    answered: async (page) => {
      const editor = page.getByRole("textbox", { name: "Code of cell 1", exact: true });
      await expect.poll(() => editor.textContent()).toMatch(/^abc./);
    },
  },
  "the language of a solution": {
    path: "/problems/hdu1848/",
    press: (page) => page.getByRole("radio", { name: "C++" }).click(),
    answered: (page) => page.getByRole("textbox", { name: "Your program in C++" }).waitFor(),
  },
  "Run at a listing": {
    path: "/problems/hdu1848/",
    press: (page) => page.getByRole("button", { name: "Run: table.cpp" }).click(),
    answered: (page) => page.getByRole("button", { name: "Download C++" }).waitFor(),
  },
  "Enter in the laboratory of an address": {
    path: "/laboratory/?game=0.7",
    press: async (page) => {
      await field(page).fill("0.6");
      await field(page).press("Enter");
    },
    answered: (page) => page.waitForURL(/\?game=0\.6/),
  },
  "Mark as read": {
    path: "/foundations/mex/",
    press: (page) => page.getByRole("button", { name: "Mark as read" }).click(),
    answered: (page) => page.locator(".mark-read").getByText("Kept in this browser.").waitFor(),
  },
  "a column of the atlas": {
    path: "/laboratory/octal/",
    press: (page) => page.getByRole("button", { name: "Period", exact: true }).click(),
    answered: (page) => shows(page.locator(".problem-filter"), "sorted by “Period”"),
  },
  "the theme": {
    path: "/",
    press: (page) => page.getByLabel("Theme").selectOption("dark"),
    answered: (page) => page.locator('html[data-theme="dark"]').waitFor(),
    isTyped: true,
  },
};

test.each(Object.entries(FIRST_PRESSES))(
  "%s, first of all, shows at once that it was pressed, and is answered once the scripts are loaded",
  async (_, { path, press, answered, isTyped = false }) => {
    const page = await open(BLANK);
    const release = await held(page, /\.js$/);
    await page.goto(address(path), { waitUntil: "domcontentloaded" });
    await press(page);
    const busy = page.locator(':is(button, pre, input)[aria-busy="true"]');
    expect(await busy.count()).toBe(isTyped ? 0 : 1);
    release();
    await answered(page);
    await expect.poll(() => busy.count()).toBe(0);
  },
);

/** A page on which the reader touches a button of the solver before its script has arrived; `loaded` lets that arrive. */
async function openLoading(touch: (button: Locator) => Promise<unknown>) {
  const page = await open(BLANK);
  const release = await held(page, /SolverPanel\./);
  await page.goto(address("/problems/hdu1848/"));
  const button = page.getByRole("button", { name: "Run solver" });
  await touch(button);
  expect(await page.locator("astro-island[ssr]", { has: button }).count()).toBe(1);
  const loaded = async (): Promise<void> => {
    release();
    await page.locator("astro-island:not([ssr])", { has: button }).waitFor();
  };
  return { page, button, loaded };
}

const answer = (page: Page) => page.locator(".solver-status").filter({ hasText: "2 cases in" });

test("a press that is under way when a panel wakes is not lost", async () => {
  const { page, loaded } = await openLoading(async (button) => {
    await button.hover();
    await button.page().mouse.down();
  });
  await loaded();
  await page.mouse.up();
  await answer(page).waitFor();
});

test("a key that is struck once a panel has woken under it is not lost, nor is the focus", async () => {
  const { page, button, loaded } = await openLoading((button) => button.focus());
  await loaded();
  await page.keyboard.press("Enter");
  await answer(page).waitFor();
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
});

test("a page that is only read loads no board; moving the pointer loads the one in view", async () => {
  const page = await open(BLANK);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(address("/"));
  await scriptsRun(page);
  await page.mouse.move(5, 5); // Where it rests.
  const board = page.locator("astro-island", { has: page.locator(".board") }).first();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(asked.filter((url) => /\/Board(Island)?\.(?!astro)/.test(url))).toEqual([]);
  expect(await board.getAttribute("ssr")).not.toBeNull();
  await page.mouse.move(6, 5);
  await page.locator("astro-island:not([ssr]) .board").first().waitFor();
});

test.each(["/search/?q=mex", "/progress/"])(
  "%s hydrates without any action of the reader",
  async (path) => {
    const page = await open(BLANK);
    await page.goto(address(path));
    await page.locator("main astro-island:not([ssr])").waitFor();
  },
);

/** The site by a connection on which a page stops, in the middle of its last part, until it is released. */
async function serveSlowly(slow: string) {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const pass = async (url: string, response: ServerResponse): Promise<void> => {
    const answer = await fetch(address(url));
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "" });
    const body = Buffer.from(await answer.arrayBuffer());
    const end = url === slow ? body.lastIndexOf(".js") : 0;
    response.write(body.subarray(0, end));
    if (end > 0) await released;
    response.end(body.subarray(end));
  };
  const server = createServer(({ url = "/" }, response) => void pass(url, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, release };
}

test("a page that is painted and pressed before its end has arrived answers when it has", async () => {
  const path = "/foundations/mex/";
  const { url, release } = await serveSlowly(path);
  const page = await open(BLANK);
  await page.goto(url + path, { waitUntil: "commit" });
  await page.locator(".site-footer").waitFor();
  // After two frames what stands there is drawn.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await run(page, 1);
  expect(await page.evaluate(() => document.readyState)).toBe("loading");
  release();
  await ended(page, 1);
});
