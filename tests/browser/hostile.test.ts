import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { encodeEdits } from "../../components/cell/drafts/share-link.ts";
import { makeEdit, writeDrafts } from "../../src/notebook/drafts.ts";
import { some } from "../support/extent.ts";
import { cell, ended, openWith, output, run, runToEnd } from "./notebook-page.ts";
import { address, open, wakeAll } from "./support.ts";

const PAGE = "/problems/poj1704/";

/** Sixty arrow functions, each the default of the next one's parameter: to read them takes some 2⁶⁰ steps. */
const ENDLESS = `${"(a=".repeat(60)}0${")=>0".repeat(60)}`;

const write = async (page: Page, n: number, text: string): Promise<void> => {
  await cell(page, n).getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("textbox", { name: `Code of cell ${n}`, exact: true }).focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
};

/** The page's last cell, on which no other depends. */
const LAST = 2;

/** Puts a text into the browser's storage as the reader's own edit of the last cell, and opens the page. */
async function openStored(text: string): Promise<Page> {
  const page = await open(PAGE);
  const lesson = await cell(page, LAST).locator("pre").first().innerText();
  const kept = writeDrafts([makeEdit(LAST, lesson, text)]);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `grundy-edits:${PAGE}`,
    kept,
  ] as const);
  await page.goto(address(PAGE));
  return page;
}

/** The page answers: another cell is run to its end. */
async function answers(page: Page): Promise<void> {
  await run(page, 1);
  await ended(page, 1);
}

describe("a text over which the compiler thinks for ever", () => {
  test("is a fault of its cell, and the rest of the page goes on, now and at the next visit", async () => {
    const page = await open(PAGE);
    await write(page, LAST, ENDLESS);
    await page.getByText("takes more than 1 s to read").first().waitFor();
    await run(page, LAST);
    await ended(page, LAST, "failed");
    expect(await output(page, LAST).innerText()).toContain("takes more than 1 s to read");
    await page.reload();
    await page.getByText("Edited here, and kept in this browser: cell 2").waitFor();
    await cell(page, LAST).getByRole("button", { name: "Reset", exact: true }).click();
    await answers(page);
  });

  test("does not keep the page from opening when it was stored", async () => {
    const page = await openStored(ENDLESS);
    await page.getByText("Edited here, and kept in this browser: cell 2").waitFor();
    await answers(page);
  });
});

test.each([
  ["too deep for the compiler", `f${"()".repeat(49_000)}`],
  ["brackets without end", "[".repeat(90_000)],
  ["one line of some fifty thousand operators", `1${"+1".repeat(49_000)}`],
])(
  "a text of %s is a fault of its cell, and edits are kept and shared as ever",
  async (_, text) => {
    const page = await openStored(text);
    await page.getByText("Edited here, and kept in this browser: cell 2").waitFor();
    await run(page, LAST);
    await ended(page, LAST, "failed");
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByText(/Copied: a link|too long for a link|Copy the link/).waitFor();
    await answers(page);
  },
);

/** Characters that a browser crashes on, or lays out in quadratic time, where many follow each other. */
const runs = [
  ["marks", "\u0310".repeat(66_000)],
  ["marks, far more", "\u0301".repeat(450_000)],
  ["Thai AM", "\u0e33".repeat(70_000)],
  ["skin tones", "\u{1f3fb}".repeat(33_000)],
  ["Arabic letters", "\u0628".repeat(200_000)],
] as const;

describe("a run of", () => {
  test.each(runs)("%s in a link opens with the page, now and at the next visit", async (_, run) => {
    const text = `// a${run}`;
    const page = await open(PAGE);
    const lesson = (await cell(page, LAST).locator("pre").first().textContent()) ?? "";
    const link = await encodeEdits([makeEdit(LAST, lesson, text)]);
    await page.goto("about:blank");
    await page.goto(address(PAGE + ("fragment" in link ? link.fragment : "")));
    await page.getByRole("button", { name: "Use these edits" }).click();
    for (const visit of ["now", "at the next visit"]) {
      const listing = cell(page, LAST).locator("pre").first();
      await listing.getByText("…").waitFor();
      await listing.scrollIntoViewIfNeeded();
      expect((await listing.textContent())?.length, visit).toBeLessThan(6000);
      await answers(page);
      await page.reload();
    }
    await cell(page, LAST).getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByRole("textbox", { name: `Code of cell ${LAST}`, exact: true }).waitFor();
    await answers(page);
  });

  test.each(
    [
      "/laboratory/?game=",
      "/laboratory/?game=0.77&with=",
      "/boards/?position=",
      "/boards/?game=",
      `${PAGE}?position=`,
      "/search/?q=",
    ].flatMap((path) => some(runs, 1).map(([what, run]) => [what, path, run] as const)),
  )("%s in the address %s opens the page", async (_, path, run) => {
    const page = await open("/404.html");
    // A server of its own would refuse so long an address; a service worker's copy does not.
    await page.route(/\?/, async (route) => {
      const [plain = ""] = route.request().url().split("?");
      await route.fulfill({ response: await route.fetch({ url: plain }) });
    });
    // Chromium opens no address of more than two million characters.
    await page.goto(address(path + encodeURIComponent(run.slice(0, 300_000))));
    await wakeAll(page);
    const fields = await page
      .locator("main :is(input[type=text], input[type=search], textarea)")
      .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value.length));
    expect(Math.max(0, ...fields)).toBeLessThan(6000);
    expect((await page.locator("main").innerText()).match(/\p{M}{101}/u)).toBeNull();
  });

  test.each(["/search/", "/laboratory/"])(
    "marks is pasted into a field of %s cut",
    async (path) => {
      const page = await open(path);
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await wakeAll(page);
      const field = page.locator("main :is(input[type=text], input[type=search])").first();
      await field.fill("");
      await page.evaluate((text) => navigator.clipboard.writeText(text), `a${runs[0][1]}`);
      await field.press("Control+V");
      await expect.poll(() => field.inputValue()).toBe(`a${"\u0310".repeat(100)}…`);
    },
  );
});

test.each([
  ["a game of too many moves", { game: "octal:8.[f]", position: "1000" }],
  [
    "a match that takes a table of days to judge",
    {
      game: `octal:0.${"0".repeat(962)}[f]`,
      position: `Take-and-break 0.${"0".repeat(962)}[f]\n1000 1000\n1. 0 1000`,
    },
  ],
  ["a heap of a million, with a match", { game: "nim", position: "Nim\n1000000\n1. 999999" }],
])("an address that names %s is refused, and the page goes on", async (_, query) => {
  const page = await open(`${PAGE}?${new URLSearchParams(query).toString()}`);
  await wakeAll(page);
  await page.getByText("too large for the board").first().waitFor();
  await answers(page);
});

test.each([
  ["brackets over which an editor thinks long", "(a=".repeat(33_000)],
  ["types over which it thinks long", "a<".repeat(49_000)],
])("a kept text of %s opens with the page, and is shown", async (_, text) => {
  const page = await openStored(text);
  await page.getByText("Edited here, and kept in this browser: cell 2").waitFor();
  await cell(page, LAST).getByText(text.slice(0, 30)).first().waitFor();
  await answers(page);
});

test.each([
  ["a chart without bounds", "show.sequence([1.7e308, -1.7e308]);", "failed"],
  ["a chart as high as numbers go", "show.sequence([9e15, 0, 5]);", "fresh"],
  [
    "a board of a million stones",
    'import { nim } from "grundy"; show.board(nim, [1000000]);',
    "fresh",
  ],
  [
    "a board of too many moves",
    'import { octal } from "grundy"; show.board(octal("8.[f]"), [300]);',
    "fresh",
  ],
  [
    "a game of its own under another's name",
    'const own = { name: "Staircase Nim", check() {}, options: (n) => (n > 0 ? [n - 1] : []), key: (n) => n, print: String, parse: Number, say: () => "x" }; show.board(own as any, 3);',
    "fresh",
  ],
  ["hidden characters", 'show(...Array(9).fill("\\u0001".repeat(19900)));', "fresh"],
])("a cell that shows %s ends, and the page goes on", async (_, code, state) => {
  const page = await openWith(code, "42");
  expect(await runToEnd(page, 1)).toBe(state);
  expect(await runToEnd(page, 1)).toBe(state);
  expect(await runToEnd(page, 2)).toBe("fresh");
  expect(await output(page, 1).evaluate((one) => one.scrollHeight)).toBeLessThan(20_000);
});

describe("junk opens a page like any other:", () => {
  const junk = '[{"9\\n1 2 \u202e三'.repeat(2500);

  test.each([
    ["a position", `/boards/?${new URLSearchParams({ position: junk }).toString()}`],
    ["a game", `/boards/?${new URLSearchParams({ game: junk, position: "1" }).toString()}`],
    ["a board", `/boards/?${new URLSearchParams({ board: junk, position: "1" }).toString()}`],
  ])("%s in an address", async (_, path) => {
    const page = await open("/404.html");
    await page.goto(address(path.slice(0, 15_000).replace(/%.?$/, "")));
    await wakeAll(page);
    await page.getByRole("button", { name: "New game" }).first().waitFor();
  });

  test("a link, and all that a browser keeps for the site", async () => {
    const page = await open("/404.html");
    const keys = [`grundy-edits:${PAGE}`, "grundy-progress", "grundy-offline", "theme"];
    await page.evaluate(
      ([names, value]) => names.forEach((name) => localStorage.setItem(name, value)),
      [keys, junk] as const,
    );
    await page.goto(address(`${PAGE}#nb=1.${junk}`));
    await answers(page);
    await page.goto(address("/progress/"));
    await page.getByText("cannot be read").first().waitFor();
  });
});

test("in another site's frame a notebook runs nothing, and offers a tab of its own", async () => {
  const page = await open("/404.html");
  const framing = "http://framing.test/";
  const html = `<!doctype html><title>Framing</title><iframe src="${address(PAGE)}" width="900" height="800"></iframe>`;
  // On a host that sends no headers.
  await page.route(address(PAGE), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ body: await response.body(), contentType: "text/html" });
  });
  await page.route(framing, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(framing);
  const framed = page.frameLocator("iframe");
  const first = framed.locator('.cell[data-cell="1"]');
  await first.getByRole("button", { name: "Run" }).click();
  const link = framed.getByRole("link", { name: /Open it in a tab of its own/ });
  await link.waitFor();
  expect(await first.getAttribute("data-state")).toBeNull();
  expect(await framed.locator('iframe[title="Kernel"]').count()).toBe(0);
  const [own] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await run(own, 1);
  await ended(own, 1);
});

test("another window cannot take the place of the page's kernel", async () => {
  const page = await open(PAGE);
  await page.evaluate(() => document.body.append(document.createElement("iframe")));
  const stranger = page.frames().find((frame) => frame.url() === "about:blank");
  // It speaks as soon as the frame of the cells is there, before the page does.
  await stranger?.evaluate(() => {
    const speak = ({ target }: Event): void => {
      const { port1, port2 } = new MessageChannel();
      const cells = (target as HTMLIFrameElement).contentWindow?.[0];
      cells?.postMessage("onmessage = () => {}", "*", [port1, port2]);
      parent.document.title = "spoken";
    };
    parent.document.addEventListener("load", speak, true);
  });
  await answers(page);
  expect(await page.title()).toBe("spoken");
});
