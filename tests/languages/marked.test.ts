import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { cell, ended } from "../browser/notebook-page.ts";
import { address, open, scriptsRun, wake, wakeAll } from "../browser/support.ts";
import { CLOSE, MARKED, OPEN } from "../support/marked-words.ts";
import { isAllowed } from "./allowed.ts";
import { unmarked } from "./unmarked.ts";

const marked = (text: string): string => OPEN + text + CLOSE;
const button = (on: Page | Locator, name: string): Locator =>
  on.getByRole("button", { name: marked(name), exact: true });
const visit = (path: string): Promise<Page> => open(`/${MARKED}/${path}`);
const ARTICLE = "problems/hdu1848/";

/** A program that is accepted for it. */
const RIGHT = `const g = [0];
const moves = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987];
for (let heap = 1; heap <= 1000; heap++) {
  const seen = new Set(moves.filter((f) => f <= heap).map((f) => g[heap - f]));
  for (g[heap] = 0; seen.has(g[heap]); ) g[heap]++;
}
const winner = (m, n, p) => ((g[m] ^ g[n] ^ g[p]) === 0 ? "Nacci" : "Fibo");`;

/** Holds a page to its language: each word is of that language, or may stand as it is. */
async function hold(page: Page): Promise<void> {
  expect(await page.locator("html").getAttribute("lang")).toBe(MARKED);
  const strange = (await unmarked(page)).filter((said) => !isAllowed(said));
  expect.soft(strange, page.url()).toEqual([]);
}

async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
  });
}

test.each([
  "",
  "foundations/",
  "foundations/mex/",
  "reference/",
  ARTICLE,
  "boards/",
  "judge/",
  "laboratory/",
  "problems/",
  "progress/",
  "search/",
  "reference/glossary/",
  "404.html",
  "offline/",
])(
  // prettier-ignore
  "the page %j says every word in its language",
  async (path) => {
    const page = await visit(path);
    await wakeAll(page);
    await unfold(page);
    await hold(page);
  },
);

test("what is said in English is found, in parts that scripts made too", async () => {
  const page = await open("/");
  await wakeAll(page);
  const found = (await unmarked(page)).map(({ where, text }) => `${where}: ${text}`);
  for (const known of [
    "stone aria-label: Take # from heap #",
    "title: Grundy Notebook",
    "board-status: Your move. Take any number of stones from one heap. Whoever makes the last move wins.",
  ])
    expect(found).toContain(known);
});

test("the search over a page says every word in its language", async () => {
  const page = await visit(ARTICLE);
  await scriptsRun(page);
  await page.keyboard.press("Control+k");
  const status = page.getByRole("dialog").getByRole("status");
  await page.getByRole("dialog").getByRole("searchbox").fill("98765432");
  await status.filter({ hasText: "Nothing found" }).waitFor();
  await hold(page);
});

test("the choice of problems says every word in its language", async () => {
  const page = await visit("problems/");
  const status = page.locator(".problem-filter").getByRole("status");
  await page.locator(".problem-filter").getByRole("combobox").first().selectOption("hard");
  await hold(page);
  await page.locator(".problem-filter").getByRole("searchbox").fill("qwertyuiop");
  await status.filter({ hasText: "No problem" }).waitFor();
  await hold(page);
});

test("a game says every word in its language: hints, reasons, mistakes, and its end", async () => {
  const page = await visit("");
  const board = await wake(page.locator(".board").first());
  await unfold(page);
  await button(board, "Hint").click();
  await hold(page);
  await button(board, "Why?").click();
  await hold(page);
  const status = board.getByRole("status").first();
  for (let moves = 0; moves < 12 && (await board.locator("button.stone").count()) > 0; moves++) {
    await board.locator("button.stone").first().click();
    await hold(page);
    await expect.poll(() => status.textContent()).not.toContain("My turn");
    await hold(page);
  }
  for (const bad of ["3 x", "3 4 1000000000", "3 4 1001", "-1"]) {
    await board.getByRole("textbox").fill(bad);
    await button(board, "Set").click();
    expect(await board.getByRole("alert").textContent()).not.toBe("");
    await hold(page);
  }
});

test("a solver says every word in its language: verdicts, a reason, and a mistake in its input", async () => {
  const page = await visit(ARTICLE);
  const panel = page.locator(".solver").first();
  await wake(panel);
  await unfold(page);
  await button(panel, "Load sample").click();
  await button(panel, "Run solver").click();
  await panel.getByRole("option").first().click();
  await hold(page);
  for (const mistake of ["1 4", "1 4 x", "1 4 1001", "1 4 1\n0"]) {
    const input = panel.getByRole("textbox").first();
    await input.fill("1 4 1\n0 0 0\n");
    await button(panel, "Run solver").click();
    await panel.locator(".solver-fault").waitFor({ state: "detached" });
    await input.fill(mistake);
    await button(panel, "Run solver").click();
    await panel.locator(".solver-fault").waitFor();
    await hold(page);
  }
  await panel.getByRole("textbox").first().fill("1 4 1\n");
  await button(panel, "Run solver").click();
  await panel.getByRole("status").filter({ hasText: "Judges end" }).waitFor();
  await hold(page);
  for (const made of ["Tiny test", "Random test", "Largest test"]) {
    await button(panel, made).click();
    await hold(page);
  }
});

test("a solution says every word in its language: wrong, and accepted", async () => {
  const page = await visit(ARTICLE);
  const solution = page.locator(".cell-solution");
  const ended = (verdict: string) =>
    solution.locator(".cell-status").filter({ hasText: verdict }).waitFor({ timeout: 60_000 });
  await button(solution, "Run tests").click();
  await ended("Wrong answer");
  await hold(page);
  await button(solution, "Edit").click();
  await solution.getByRole("textbox").first().focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(RIGHT);
  await ended("Stale");
  await hold(page);
  await button(solution, "Run tests").click();
  await ended("Accepted");
  await hold(page);
});

test("widgets say every word in their language, whatever is pressed, and of what cannot be read", async () => {
  const page = await visit(ARTICLE);
  await wakeAll(page);
  for (const widget of await page
    .locator(".mex-play, .xor-play, .stairs-reply, .graph-play")
    .all()) {
    // prettier-ignore
    const buttons = widget.locator("button");
    expect(await buttons.count()).toBeGreaterThan(0);
    for (let i = 0; i < Math.min(await buttons.count(), 6); i++) {
      if (await buttons.nth(i).isEnabled()) await buttons.nth(i).click();
      await hold(page);
    }
    for (const field of await widget.getByRole("textbox").all()) {
      for (const text of ["a: b\nb: a", "x?", "-1", "99 99"]) {
        await field.fill(text);
        await hold(page);
      }
    }
  }
});

test("exercises say every word in their language, answered wrong and right", async () => {
  const page = await visit(ARTICLE);
  const answers = [
    ["5", "x", "2"],
    [],
    ["7", "0", "1", "2", "3"],
    ["x", "3 4 4", "9 9 9", "1 4 5"],
    ["1 0", "0", "0 1 2", "0 1"],
  ];
  for (const [i, tries] of answers.entries()) {
    const exercise = await wake(page.locator(".exercise").nth(i));
    const said = exercise.locator(".exercise-check-said");
    for (const answer of tries) {
      const before = await said.textContent();
      await exercise.getByRole("textbox").fill(answer);
      await exercise.getByRole("textbox").press("Enter");
      await expect.poll(() => said.textContent()).not.toBe(before);
      await hold(page);
    }
  }
  for (const choice of await page.locator(".check-outcome-choices button").all()) {
    await choice.click();
    await hold(page);
  }
});

test("cells say every word in their language: run, failed, edited, set aside, and shared", async () => {
  const page = await visit(ARTICLE);
  await unfold(page);
  await button(cell(page, 1), "Run").click();
  await ended(page, 1);
  await hold(page);
  await button(cell(page, 2), "Run").click();
  await ended(page, 2, "failed");
  await hold(page);
  await button(cell(page, 1), "Edit").click();
  const editor = cell(page, 1).getByRole("textbox").first();
  await editor.press("Control+End");
  await page.keyboard.type("\nconst fault: string = 1;");
  await page.locator(".draft-note").waitFor();
  await hold(page);
  await page.locator(".draft-note").getByRole("button").first().click();
  await page.getByRole("dialog").waitFor();
  await hold(page);
});

test("the search finds what is written in its language, and what is borrowed, at its own addresses", async () => {
  const page = await visit("search/");
  const shown = page.locator(".search-results a");
  const find = (query: string) => page.getByRole("searchbox").fill(query);
  const found = () =>
    expect.poll(() => shown.evaluateAll((links) => links.map((link) => link.getAttribute("href"))));
  await find("HDU 1848");
  await found().toContain(`/${MARKED}/problems/hdu1848/`);
  await find("preperiod");
  await found().toContain(`/${MARKED}/reference/glossary/#preperiod`);
  expect(await shown.and(page.locator(`:not([href^="/${MARKED}/"])`)).count()).toBe(0);
});

test("what is read in one language is read in the other", async () => {
  const page = await visit(ARTICLE);
  await page.locator(".mark-read button").click();
  await page.locator('.mark-read [data-say="kept"]').waitFor();
  await page.goto(address("/problems/"));
  await page.locator('[data-read-mark="problems/hdu1848"]').waitFor();
});

test("without a network, an address in the language is answered in it", async () => {
  const page = await open(`/${MARKED}/offline/`, { serviceWorkers: "allow" });
  await page.locator(".offline-sign", { hasText: "Works offline" }).waitFor({ timeout: 90_000 });
  await hold(page);
  await page.context().setOffline(true);
  await page.goto(address(`/${MARKED}/boards/`));
  await hold(page);
  expect((await page.goto(address(`/${MARKED}/no/such/page/`)))?.status()).toBe(404);
  await hold(page);
  expect((await page.goto(address("/no/such/page/")))?.status()).toBe(404);
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
});
