import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { badInputs } from "../support/bad-inputs.ts";
import { readFileSync } from "node:fs";
import { globFiles } from "../support/glob-files.ts";
import { problems } from "../../src/problems/registry.ts";
import { faults, open, paleness, stay, wake } from "./support.ts";
import { deep, some } from "../support/extent.ts";

const path = "/problems/hdu1848/";
const SOLVER = '[role="group"][aria-label="Solver"]';
const lines = (count: number): string =>
  Array.from({ length: count }, (_, i) => `${1 + (i % 1000)} ${1 + ((i * 7) % 1000)} 5\n`).join("");
const million = Buffer.from(`${lines(1_000_000)}0 0 0\n`);

/** The parts of the panel, by the names that the site promises. */
function panel(page: Page) {
  const group = page.getByRole("group", { name: "Solver", exact: true });
  const verdicts = group.getByRole("region", { name: "Verdicts" });
  return {
    group,
    verdicts,
    input: group.getByRole("textbox", { name: "Input", exact: true }),
    status: verdicts.getByRole("status").first(),
    list: verdicts.getByRole("listbox"),
    press: (name: string) => group.getByRole("button", { name, exact: true }).click(),
    openFile: (name: string, buffer: Buffer) =>
      group.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer }),
  };
}

/** The page, with its panel alive: before that the panel takes no input. */
async function openPanel(
  options: Parameters<typeof open>[1] = {},
  at: string = path,
): Promise<Page> {
  const page = await open(at, options);
  await wake(panel(page).group);
  return page;
}

/** The panel as the test before left it, without its file: for tests that bring an input. */
async function stayAtPanel(options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const page = await stay(path, options);
  const { group, press } = panel(page);
  await wake(group);
  if (await group.getByRole("button", { name: "Remove file" }).isVisible()) {
    await press("Remove file");
  }
  return page;
}

async function run(page: Page, input: string) {
  const parts = panel(page);
  await parts.input.fill(input);
  await parts.press("Run solver");
  await parts.status.filter({ hasText: /cases? in|mistake/ }).waitFor();
  return parts;
}

describe("the solver panel", () => {
  test("shows the sample solved and explained, without JavaScript too", async () => {
    const page = await open(path, { javaScriptEnabled: false });
    const { list, verdicts, group } = panel(page);
    expect(await list.innerText()).toBe("Fibo\nNacci");
    expect(await verdicts.innerText()).toContain("Take 1 from heap 1 (m)");
    expect(await group.getByRole("button").count()).toBe(0);
    expect(await page.locator(".solver-noscript").isVisible()).toBe(true);
  });

  test("loads no solver before the first run, and does not move when it comes alive", async () => {
    const page = await openPanel();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    expect(loaded.filter((name) => name.includes("solver-worker"))).toEqual([]);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
            resolve(entries.reduce((total, { value }) => total + value, 0));
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(0), 300);
        }),
    );
    expect(shift).toBeLessThan(0.001);
  });

  test("runs the sample, and says how long it took", async () => {
    const page = await stayAtPanel();
    const { press, input, status, list } = panel(page);
    await input.fill("7 7 7\n0 0 0\n");
    await press("Load sample");
    await press("Run solver");
    await status.filter({ hasText: /^2 cases in 0\.\d+ s: 1 Fibo, 1 Nacci$/ }).waitFor();
    expect(await list.innerText()).toBe("Fibo\nNacci");
    await press("Undo");
    expect(await input.inputValue()).toBe("7 7 7\n0 0 0\n");
  });

  test("names the place and the rule of every fault, and keeps the answers before it", async () => {
    const page = await stayAtPanel();
    // Only a note says that the last line is missing.
    const refused = badInputs.filter(({ what }) => what !== "no last line");
    for (const { what, input, output, fault } of some(refused, 6)) {
      const { verdicts, list } = await run(page, input);
      const [, line, column, message] = /^(\d+):(\d+) (.*)$/s.exec(fault) ?? [];
      const said = verdicts.getByText(`line ${line}, column ${column}: ${message}`);
      await said
        .waitFor({ timeout: 3000 })
        .catch(() => expect.fail(`${what}: ${fault} is not said`));
      const shown = output === "" ? await list.count() : `${await list.innerText()}\n`;
      expect(shown, what).toBe(output === "" ? 0 : output);
    }
  });

  test("answers an input without its last line, and says so", async () => {
    const { status, list, verdicts } = await run(await stayAtPanel(), "1 1 1\n1 4 1");
    expect(await list.innerText()).toBe("Fibo\nNacci");
    expect(await status.textContent()).toContain("Note: the input ended without the line 0 0 0.");
    expect(await verdicts.locator(".solver-fault").count()).toBe(0);
  });

  test("reports an empty input as empty", async () => {
    const { verdicts } = await run(await stayAtPanel(), "");
    await verdicts.getByText("The input is empty.").waitFor();
  });

  test("moves the caret to the place of a fault", async () => {
    const page = await stayAtPanel();
    const { press, input } = await run(page, `${lines(300)}1 four 1\n0 0 0\n`);
    await press("Show the place");
    const selected = await input.evaluate((box: HTMLTextAreaElement) => ({
      text: box.value.slice(box.selectionStart, box.selectionEnd),
      scrolled: box.scrollTop > 1000,
      focused: document.activeElement === box,
    }));
    expect(selected).toEqual({ text: "four", scrolled: true, focused: true });
  });

  test("marks verdicts as stale once the input has changed", async () => {
    const { input, verdicts } = await run(await stayAtPanel(), "1 1 1\n0 0 0\n");
    expect(await verdicts.innerText()).not.toContain("has changed");
    await input.press("End");
    await input.press("7");
    expect(await verdicts.innerText()).toContain("The input has changed since this run.");
  });
});

describe("a case", () => {
  test("is explained with its heaps, its nim-sum and its winning moves", async () => {
    const { list, verdicts } = await run(await stayAtPanel(), "1 1 1\n44 22 10\n1 4 1\n0 0 0\n");
    await list.getByRole("option", { name: "Case 2: Fibo" }).click();
    await verdicts.getByText("Take 2 from heap 1 (m)").waitFor();
    expect(await verdicts.innerText()).toMatch(/Case 2\s+44 22 10/);
    await verdicts.getByRole("row", { name: "heap 2 (n) 22 2" }).waitFor();
    await verdicts.getByRole("row", { name: "Nim-sum 1 1 0 6" }).waitFor();
    await list.getByRole("option", { name: "Case 3: Nacci" }).click();
    await verdicts.getByText("No move wins.").waitFor();
    await verdicts.getByRole("img", { name: "P", exact: true }).waitFor();
  });

  test("can be found, chosen and left by keyboard alone", async () => {
    const page = await openPanel();
    const { input, verdicts, list } = panel(page);
    await input.focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(`${lines(500)}0 0 0`);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await verdicts.getByText("500 cases in").waitFor();
    while (!(await list.evaluate((box) => box === document.activeElement))) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await verdicts.getByText(/^Case 499/).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.type("250");
    await page.keyboard.press("Enter");
    await verdicts.getByText(/^Case 250/).waitFor();
    await list.getByRole("option", { name: "Case 250:" }).waitFor();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("501");
    await page.keyboard.press("Enter");
    await verdicts.getByText("There is no case 501").waitFor();
  });
});

describe("a hundred thousand verdicts", () => {
  const many = Array.from({ length: 100_000 }, (_, at) => ([40_000, 99_998].includes(at) ? "1 4 1" : "1 1 1")); // prettier-ignore

  test("are counted, listed by their kind, and gone through one kind at a time", async () => {
    const page = await openPanel();
    const { openFile, input, status, list, verdicts, press, group } = panel(page);
    await openFile("many.txt", Buffer.from(`${many.join("\n")}\n0 0 0\n`));
    await group.getByText("many.txt, ").waitFor();
    await input.press("Control+Enter");
    await status.filter({ hasText: /^100,000 cases in .* s: 99,998 Fibo, 2 Nacci$/ }).waitFor();
    await verdicts.getByText(/^Case 1\b/).waitFor();
    const show = verdicts.getByRole("combobox", { name: "Show" });
    await show.selectOption("2 Nacci");
    expect(await list.innerText()).toBe("Nacci\nNacci");
    await list.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await verdicts.getByText(/^Case 99,999/).waitFor();
    await press("Next of this kind");
    await verdicts.getByText(/^Case 40,001/).waitFor();
    await show.selectOption("all 100,000 cases");
    await list.getByRole("option", { name: "Case 40001: Nacci" }).waitFor();
    await press("Next of this kind");
    await list.getByRole("option", { name: "Case 99999: Nacci", selected: true }).waitFor();
  });

  test("begin at one line, however long their numbers are", async () => {
    const page = await stayAtPanel();
    const { list } = await run(page, `${lines(2000)}0 0 0\n`);
    const startOf = (name: string): Promise<number> =>
      list
        .getByRole("option", { name })
        .locator("span")
        .first()
        .evaluate((verdict) => Math.round(verdict.getBoundingClientRect().left));
    const first = await startOf("Case 1:");
    await list.focus();
    await page.keyboard.press("End");
    expect(await startOf("Case 2000:")).toBe(first);
  });
});

/** How often the page was drawn while `during` went on. */
async function framesDuring(page: Page, during: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const counter = globalThis as typeof globalThis & { drawn: number };
    counter.drawn = 0;
    const frame = () => {
      counter.drawn++;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await during();
  return page.evaluate(() => (globalThis as typeof globalThis & { drawn: number }).drawn);
}

/** A page that does the work itself is drawn before and after it, and not meanwhile. */
const ALIVE = 5;

describe("a million cases", () => {
  test("are answered without freezing the page, and the last is explained", async () => {
    const page = await openPanel();
    const { press, status, list, openFile, group, verdicts } = panel(page);
    await openFile("million.txt", million);
    await group.getByText("million.txt, 9.").waitFor();
    const frames = await framesDuring(page, async () => {
      await press("Run solver");
      await status.filter({ hasText: "1,000,000 cases in" }).waitFor();
    });
    expect(frames).toBeGreaterThanOrEqual(ALIVE);
    await list.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await verdicts.getByText(/^Case 1,000,000/).waitFor();
    await list.getByRole("option", { name: "Case 1000000:" }).waitFor();
    expect(await list.getByRole("option").count()).toBeLessThan(30);
    await press("Remove file");
    expect(await panel(page).input.inputValue()).toBe("1 1 1\n1 4 1\n0 0 0\n");
  });

  deep("can be pasted", async () => {
    const page = await stayAtPanel();
    const { press, status, input, group } = panel(page);
    await input.fill(million.toString());
    await group.getByText("Pasted text, 9.").waitFor();
    await press("Run solver");
    await status.filter({ hasText: "1,000,000 cases in" }).waitFor();
  });

  test("are downloaded as the command prints them", async () => {
    const page = await stayAtPanel();
    const { press } = await run(page, `${lines(5000)}0 0 0\n`);
    const [download] = await Promise.all([page.waitForEvent("download"), press("Download")]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toMatch(/^((Fibo|Nacci)\n){5000}$/);
  });
});

/** Drops a file on the input: `line`, again and again, for so many megabytes (a character outside ASCII counts twice). */
async function drop(page: Page, name: string, line: string, megabytes: number): Promise<void> {
  const block = line.repeat(1_000_000 / line.length);
  await panel(page).input.evaluate(
    (box, file) => {
      const files = new DataTransfer();
      files.items.add(new File(Array<string>(file.megabytes).fill(file.block), file.name));
      box.dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true }));
    },
    { name, block, megabytes },
  );
  await panel(page).group.getByText(`${name}, 100 MB`).waitFor();
}

describe("a long run", () => {
  test("stops at once, keeps its answers, and can be run again", async () => {
    const page = await stayAtPanel();
    const { press, status, list } = panel(page);
    await drop(page, "long.txt", "7 11 13\n", 100);
    await press("Run solver");
    await list.waitFor();
    await press("Stop");
    await status.filter({ hasText: /^Stopped\. [\d,]+ cases had been answered\.$/ }).waitFor();
    expect(await list.getByRole("option").count()).toBeGreaterThan(5);
    await press("Load sample");
    await press("Run solver");
    await status.filter({ hasText: "2 cases in" }).waitFor();
  });

  test("is started once by a double click", async () => {
    const page = await stayAtPanel();
    const { group, status, input } = panel(page);
    await input.fill(`${lines(3000)}0 0 0\n`);
    await group.getByRole("button", { name: "Run solver" }).dblclick();
    await status.filter({ hasText: /^3,000 cases in/ }).waitFor();
  });

  test("refuses a hundred megabytes of nonsense at its first byte", async () => {
    const page = await stayAtPanel();
    const { press, verdicts } = panel(page);
    await drop(page, "nonsense.bin", "\u00ff", 50);
    await press("Run solver");
    await verdicts.getByText("line 1, column 1: expected a whole number").waitFor();
  });

  test("that cannot start says so, and is tried again", async () => {
    const page = await openPanel();
    await page.route(/solver-worker/, (route) => route.abort());
    const { press, verdicts, status } = panel(page);
    await press("Run solver");
    await verdicts.getByText("The solver could not run").waitFor();
    await page.unroute(/solver-worker/);
    await press("Try again");
    await status.filter({ hasText: "2 cases in" }).waitFor();
  });
});

test("axe finds nothing after a run with a fault, in either theme", async () => {
  const page = await stayAtPanel();
  const { list } = await run(page, `${lines(40)}1 x 1\n`);
  await list.getByRole("option").nth(2).click();
  await panel(page).verdicts.getByText("Winning moves").waitFor();
  expect(await faults(page, SOLVER)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await paleness(page, SOLVER)).toEqual([]);
});

const solved = globFiles("content/en/problems/*.mdx").flatMap((file) => {
  const id = /<SolverPanel problem="(\w+)"/.exec(readFileSync(file, "utf8"))?.[1];
  return problems.filter((problem) => problem.id === id);
});

test.each(some(solved, 4))(
  "the page of $id runs its first sample to its verdicts",
  async (problem) => {
    const page = await openPanel({}, `/problems/${problem.id}/`);
    const { press, status, list } = panel(page);
    await press("Run solver");
    await status.filter({ hasText: /cases? in/ }).waitFor();
    expect(`${await list.innerText()}\n`).toBe(problem.samples[0]?.output);
  },
);

describe("a case on the board", () => {
  const gift = "/problems/hdu2188/";
  const place = (page: Page) =>
    page.evaluate(() => ({
      board: document.activeElement?.getAttribute("data-board-name"),
      text: document.activeElement?.textContent,
      below: (document.activeElement?.getBoundingClientRect().top ?? -1) >= 0,
    }));

  test("is opened by keyboard with its own game, and is there when the page is loaded again", async () => {
    const page = await openPanel({ reducedMotion: "reduce" }, gift);
    const { group, list, verdicts } = await run(page, "3\n4 3\n7 3\n2 9\n");
    await list.getByRole("option", { name: "Case 3:" }).click();
    await verdicts.getByText(/^Case 3/).waitFor();
    const button = group.getByRole("button", { name: "Open this case on the board", disabled: false }); // prettier-ignore
    await button.focus();
    await page.keyboard.press("Enter");
    const figure = page.locator("[data-board-name]");
    const said = figure.getByRole("status").filter({ hasText: "another game now: Subtraction" });
    await said.waitFor();
    expect(await place(page)).toMatchObject({ board: "1", below: true });
    await figure.getByRole("button", { name: "Take 2 from heap 1" }).click();
    await figure.getByText("you win", { exact: false }).waitFor();
    await page.reload();
    await said.waitFor();
  });

  test("leaves the focus on its button after Back", async () => {
    const page = await openPanel({ reducedMotion: "reduce" }, "/problems/poj2975/");
    const button = panel(page).group.getByRole("button", { name: "Open this case on the board" });
    await button.focus();
    await page.keyboard.press("Enter");
    const figure = page.locator("[data-board-name]");
    await figure.getByRole("status").filter({ hasText: "is on the board now" }).waitFor();
    expect(await place(page)).toMatchObject({ board: "1", below: true });
    await page.goBack();
    await page.waitForFunction(() => document.activeElement?.matches("button"));
    expect((await place(page)).text).toBe("Open this case on the board");
    expect(new URL(page.url()).search).toBe("");
  });

  test("is not offered where it is too large, nor where the page has no board", async () => {
    const page = await openPanel({}, gift);
    const { list, verdicts, group } = await run(page, "1\n4000 9\n");
    await list.getByRole("option").first().click();
    await verdicts.getByText("Too large for the board").waitFor();
    const none = panel(await openPanel({}, "/problems/hdu2509/"));
    for (const parts of [group, none.group]) {
      expect(await parts.getByRole("button", { name: /on the board/ }).count()).toBe(0);
    }
  });
});

describe("a test that is made", () => {
  test("says how large it is, and what was there comes back", async () => {
    const page = await stayAtPanel();
    const { input, press, group } = panel(page);
    await input.fill("7 7 7\n0 0 0\n");
    for (const [name, size] of [
      ["Tiny test", "kB"],
      ["Random test", "kB"],
    ] as const) {
      await press(name);
      await group.getByText(new RegExp(`^${name}: [\\d.]+ ${size}\\.$`)).waitFor();
      const made = await input.inputValue();
      await press("Undo");
      expect(await input.inputValue()).not.toBe(made);
      expect(await input.inputValue()).toBe("7 7 7\n0 0 0\n");
    }
  });

  test("may have tens of megabytes, and does not freeze the page", async () => {
    const page = await openPanel({}, "/problems/stones/");
    const { press, group } = panel(page);
    const frames = await framesDuring(page, async () => {
      await press("Load our example");
      await group.getByText(/^Largest test:/).waitFor({ state: "hidden" });
      await press("Largest test");
      await group.getByText(/^Largest test: 2\d(\.\d)? MB\.$/).waitFor();
    });
    expect(frames).toBeGreaterThanOrEqual(ALIVE);
  });
});
