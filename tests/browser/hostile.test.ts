import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { makeEdit, writeDrafts } from "../../src/notebook/drafts.ts";
import { firstUnlessWhole } from "../support/extent.ts";
import { cell, waitForState, output, run, runToEnd, writeCell } from "./notebook-page.ts";
import { BLANK, address, open, openStored, hydrateAll } from "./support.ts";

const PAGE = "/problems/poj1704/";

/** A page of 17 cells. */
const LONG_PAGE = "/foundations/mex/";

/** Sixty arrow functions, each in the default value of the next one's parameter: they take about 2⁶⁰ steps to parse. */
const ENDLESS = `${"(a=".repeat(60)}0${")=>0".repeat(60)}`;

/** Code that no cell can run. */
const faulty = {
  "calls too deep for the compiler": `f${"()".repeat(49_000)}`,
  "90,000 open brackets": "[".repeat(90_000),
  "one line of fifty thousand operators": `1${"+1".repeat(49_000)}`,
  "brackets that are slow in an editor": "(a=".repeat(33_000),
  "type arguments that are slow in an editor": "a<".repeat(49_000),
  "code that the compiler never finishes": ENDLESS,
};

/** Runs of characters that crash a browser, or that it lays out in quadratic time. */
const runs = {
  marks: "\u0310".repeat(66_000),
  "Thai AM": "\u0e33".repeat(70_000),
  "skin tones": "\u{1f3fb}".repeat(33_000),
  "Arabic letters": "\u0628".repeat(100_000),
  "450,000 marks": "\u0301".repeat(450_000),
};

/** Opens the folds of an article and the listings of its cells. */
const openAll = (page: Page) =>
  page
    .locator(".prose-fold, .cell details")
    .evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));

/** Asserts that the page still works: its first cell runs. */
const expectUsable = async (page: Page): Promise<void> =>
  expect(await runToEnd(page, 1)).toBe("fresh");

test("code that takes too long to parse is reported when it is typed, and as the failure of its cell", async () => {
  const page = await open(PAGE);
  await writeCell(page, 2, ENDLESS);
  await page.getByText("takes more than 3 s to compile").first().waitFor();
  expect(await runToEnd(page, 2)).toBe("failed");
  expect(await output(page, 2).innerText()).toContain("takes more than 3 s to compile");
  await cell(page, 2).getByRole("button", { name: "Reset", exact: true }).click();
  await expectUsable(page);
});

test("the page opens with stored code of any characters, cuts long runs in listings, and can share it", async () => {
  const texts = [faulty, runs].flatMap((kind) => firstUnlessWhole(Object.entries(kind), 3));
  const page = await open(LONG_PAGE);
  const lessons = await page.locator(".cell pre.astro-code").allTextContents();
  const edits = texts.map(([what, text], i) =>
    makeEdit(i + 2, lessons[i + 1] ?? "", what in runs ? `// a${text}` : text),
  );
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `grundy-edits:${LONG_PAGE}`,
    writeDrafts(edits),
  ] as const);
  await page.goto(address(LONG_PAGE));
  await openAll(page);
  for (const [i, [what, text]] of texts.entries()) {
    const listing = cell(page, i + 2)
      .locator("pre")
      .first();
    await listing.getByText(what in runs ? "…" : text.slice(0, 30)).waitFor();
    await listing.scrollIntoViewIfNeeded();
    if (what in runs) expect((await listing.textContent())?.length, what).toBeLessThan(6000);
    else expect(await runToEnd(page, i + 2), what).toBe("failed");
  }
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByText(/Copied: a link|too long for a link|Copy this link/).waitFor();
  await expectUsable(page);
});

describe("runs of characters", () => {
  const paths = [
    "/laboratory/?game=0.77&with=",
    "/boards/?position=",
    "/search/?q=",
    "/boards/?game=",
    "/laboratory/?game=",
    `${PAGE}?position=`,
  ];

  test.each(
    firstUnlessWhole(paths, 2).flatMap((path) =>
      firstUnlessWhole(Object.entries(runs), 1).map(([what, run]) => [what, path, run] as const),
    ),
  )("%s in the address %s are cut, and the page opens", async (_, path, run) => {
    const page = await open(BLANK);
    // A server would reject such a long address; the service worker's copy of the page has no limit.
    await page.route(/\?/, async (route) => {
      const [plain = ""] = route.request().url().split("?");
      await route.fulfill({ response: await route.fetch({ url: plain }) });
    });
    // Chromium does not open addresses of more than two million characters.
    await page.goto(address(path + encodeURIComponent(run.slice(0, 300_000))));
    await hydrateAll(page);
    const fields = await page
      .locator("main :is(input[type=text], input[type=search], textarea)")
      .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value.length));
    expect(Math.max(0, ...fields)).toBeLessThan(6000);
    expect((await page.locator("main").innerText()).match(/\p{M}{101}/u)).toBeNull();
  });

  test.each(firstUnlessWhole(["/search/", "/laboratory/"], 1))(
    "marks pasted into a field of %s are cut to 100",
    async (path) => {
      const page = await open(path);
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await hydrateAll(page);
      const field = page.locator("main :is(input[type=text], input[type=search])").first();
      await field.fill("");
      await page.evaluate((text) => navigator.clipboard.writeText(text), `a${runs.marks}`);
      await field.press("Control+V");
      await expect.poll(() => field.inputValue()).toBe(`a${"\u0310".repeat(100)}…`);
    },
  );
});

test("a page opens as usual with invalid data in its link and in every stored item", async () => {
  const invalid = '[{"9\\n1 2 \u202e三'.repeat(2500);
  const keys = [`grundy-edits:${PAGE}`, "grundy-progress", "grundy-offline", "theme"];
  const stored = Object.fromEntries(keys.map((key) => [key, invalid]));
  const page = await openStored(`${PAGE}#nb=1.${invalid}`, stored);
  await expectUsable(page);
  await page.goto(address("/progress/"));
  await page.getByText("There is no progress yet.").waitFor();
});

test("in another site's frame a notebook runs no code, and offers a link that opens its own tab", async () => {
  const page = await open(BLANK);
  const framing = "http://framing.test/";
  const html = `<!doctype html><title>Framing</title><iframe src="${address(PAGE)}" width="900" height="800"></iframe>`;
  // Simulates a host that sends no headers.
  await page.route(address(PAGE), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ body: await response.body(), contentType: "text/html" });
  });
  await page.route(framing, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(framing);
  const framed = page.frameLocator("iframe");
  const first = framed.locator('.cell[data-cell="1"]');
  await first.getByRole("button", { name: "Run" }).click();
  const link = framed.getByRole("link", { name: /Open it in its own tab/ });
  await link.waitFor();
  expect(await first.getAttribute("data-state")).toBeNull();
  expect(await framed.locator('iframe[title="Kernel"]').count()).toBe(0);
  const [own] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await run(own, 1);
  await waitForState(own, 1);
});

test("another frame cannot replace the page's kernel", async () => {
  const page = await open(PAGE);
  await page.evaluate(() => document.body.append(document.createElement("iframe")));
  const other = page.frames().find((frame) => frame.url() === "about:blank");
  // It posts to the frame of the cells when that has loaded, before the page does.
  await other?.evaluate(() => {
    const post = ({ target }: Event): void => {
      const { port1, port2 } = new MessageChannel();
      const cells = (target as HTMLIFrameElement).contentWindow?.[0];
      cells?.postMessage("onmessage = () => {}", "*", [port1, port2]);
      parent.document.title = "posted";
    };
    parent.document.addEventListener("load", post, true);
  });
  await expectUsable(page);
  expect(await page.title()).toBe("posted");
});

test("the policy refuses inline scripts and styles, and images, frames and requests to other origins", async () => {
  const page = await open("/404.html");
  page.removeAllListeners("console");
  const kinds = ["script", "style", "img", "iframe", "fetch"];
  const refused = await page.evaluate(async (kinds) => {
    const directives: string[] = [];
    for (const kind of kinds) {
      const violation = new Promise<SecurityPolicyViolationEvent>((resolve) =>
        document.addEventListener("securitypolicyviolation", resolve, { once: true }),
      );
      if (kind === "fetch") void fetch("http://127.0.0.1:1/").catch(() => {});
      else {
        const element = document.createElement(kind);
        if (kind === "script" || kind === "style") element.textContent = "/* not of the page */";
        else element.setAttribute("src", "http://127.0.0.1:1/");
        document.body.append(element);
      }
      directives.push((await violation).effectiveDirective);
    }
    return directives;
  }, kinds);
  const directives = ["script-src-elem", "style-src-elem", "img-src", "frame-src", "connect-src"];
  expect(refused).toEqual(directives);
});
