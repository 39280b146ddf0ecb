import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { expectAccessible, hydrate, open, openShared } from "./support.ts";

const path = "/problems/hdu1848/";
const SOLVER = '[role="group"][aria-label="Solver"]';
const lines = (count: number): string =>
  Array.from({ length: count }, (_, i) => `${1 + (i % 1000)} ${1 + ((i * 7) % 1000)} 5\n`).join("");

/** The parts of the panel, by their accessible names. */
function panel(page: Page) {
  const group = page.getByRole("group", { name: "Solver", exact: true });
  const verdicts = group.getByRole("region", { name: "Verdicts" });
  return {
    group,
    verdicts,
    input: group.getByRole("textbox", { name: "Input", exact: true }),
    status: verdicts.getByRole("status").first(),
    list: verdicts.getByRole("radiogroup", { name: "Verdict lines" }),
    press: (name: string) => group.getByRole("button", { name, exact: true }).click(),
    openFile: (name: string, buffer: Buffer) =>
      group.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer }),
    /** Drops a file that contains a text that many times; the page creates it. */
    drop: (...file: readonly [name: string, text: string, times: number]) =>
      group
        .getByRole("textbox", { name: "Input", exact: true })
        .evaluate((box, [name, text, times]) => {
          const files = new DataTransfer();
          files.items.add(new File([text.repeat(times)], name));
          box.dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true }));
        }, file),
  };
}

/** Opens a page, and hydrates its panel, which accepts no input before. */
async function openPanel(
  options: Parameters<typeof open>[1] = {},
  at: string = path,
): Promise<Page> {
  const page = await open(at, options);
  await hydrate(panel(page).group);
  return page;
}

/** Returns the page with the panel as the previous test left it, but without a file: for tests that enter an input. */
async function openSharedPanel(options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const page = await openShared(path, options);
  const { group, press } = panel(page);
  await hydrate(group);
  if (await group.getByRole("button", { name: "Close file" }).isVisible())
    await press("Close file");
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
  test("runs the sample, and Undo restores the text that it replaced", async () => {
    const page = await openSharedPanel();
    const { press, input, status, list } = panel(page);
    await input.fill("7 7 7\n0 0 0\n");
    await press("Load sample");
    await press("Run solver");
    await status.filter({ hasText: /^2 cases in 0\.\d+ s: 1 Fibo, 1 Nacci$/ }).waitFor();
    expect(await list.innerText()).toBe("Fibo\nNacci");
    await press("Undo");
    expect(await input.inputValue()).toBe("7 7 7\n0 0 0\n");
  });

  test("shows the place of an input error in the text box, and the answers before it", async () => {
    const { press, input, list, verdicts } = await run(
      await openSharedPanel(),
      `${lines(300)}1 four 1`,
    );
    await verdicts.getByText("line 301, column 3: expected a whole number").waitFor();
    expect(await list.getByRole("radio").count()).toBe(300);
    await expect.poll(() => list.getByRole("radio", { name: "Case 1:" }).isChecked()).toBe(true);
    await press("Show the place");
    const selected = await input.evaluate((box: HTMLTextAreaElement) => ({
      text: box.value.slice(box.selectionStart, box.selectionEnd),
      isScrolled: box.scrollTop > 1000,
      isFocused: document.activeElement === box,
    }));
    expect(selected).toEqual({ text: "four", isScrolled: true, isFocused: true });
    await input.press("Backspace");
    expect(await verdicts.innerText()).toContain("The input has changed since this run.");
  });

  test("reports that it could not run, and can be run again", async () => {
    const page = await openPanel();
    await page.route(/solver-worker/, (route) => route.abort());
    const { press, verdicts, status } = panel(page);
    await press("Run solver");
    await verdicts.getByText("The solver could not run").waitFor();
    await page.unroute(/solver-worker/);
    await press("Run solver");
    await status.filter({ hasText: "2 cases in" }).waitFor();
  });

  test("has no axe violations after a run with an input error, in either theme", async () => {
    const page = await openSharedPanel();
    const { list } = await run(page, `${lines(40)}1 x 1\n`);
    await list.getByText("Fibo").nth(2).click();
    await panel(page).verdicts.getByText("Winning moves").waitFor();
    await expectAccessible(page, SOLVER);
  });
});

/** Returns the number of frames that the page draws during an action. */
async function countFrames(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const counter = globalThis as typeof globalThis & { drawn: number };
    counter.drawn = 0;
    const frame = () => {
      counter.drawn++;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await act();
  return page.evaluate(() => (globalThis as typeof globalThis & { drawn: number }).drawn);
}

/** More frames than a page draws that is blocked during the action: only those before and after it. */
const MIN_FRAMES = 5;

describe("a file", () => {
  const many = Array.from({ length: 1_000_000 }, (_, at) => ([40_000, 999_998].includes(at) ? "1 4 1" : "1 1 1")); // prettier-ignore
  const million = Buffer.from(`${many.join("\n")}\n0 0 0\n`);

  test("of a million cases does not freeze the page, and any case can be shown", async () => {
    const page = await openPanel();
    const { press, status, list, openFile, group, input, verdicts } = panel(page);
    await openFile("million.txt", million);
    await group.getByText("million.txt, 6 MB, is open; its text is not shown.").waitFor();
    const frames = await countFrames(page, async () => {
      await input.press("Control+Enter");
      await status
        .filter({ hasText: /^1,000,000 cases in .* s: 999,998 Fibo, 2 Nacci$/ })
        .waitFor();
    });
    expect(frames).toBeGreaterThanOrEqual(MIN_FRAMES);
    await verdicts.getByText("The list contains the first 2,000 of 1,000,000 verdicts.").waitFor();
    expect(await list.getByRole("radio").count()).toBe(2000);
    await verdicts.getByText(/^Case 1\b/).waitFor();
    await verdicts.getByRole("combobox", { name: "Verdict" }).selectOption("2 Nacci");
    for (const number of ["40,001", "999,999", "40,001"]) {
      await press("Next of this kind");
      await verdicts.getByText(new RegExp(`^Case ${number}\\b`)).waitFor();
    }
    await verdicts.getByRole("spinbutton", { name: "Go to case" }).fill("1000000");
    await press("Go");
    await verdicts.getByText(/^Case 1,000,000\b/).waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), press("Download")]);
    const text = readFileSync(await download.path(), "utf8");
    expect(text.length).toBe(999_998 * 5 + 2 * 6);
    expect(text.split("\n", 40_001).at(-1)).toBe("Nacci");
    await press("Close file");
    expect(await input.inputValue()).toBe("1 1 1\n1 4 1\n0 0 0\n");
  });

  test("above 32 MB is rejected, and the previous file stays open", async () => {
    const page = await openSharedPanel();
    const { group, drop } = panel(page);
    await drop("small.txt", "1 1 1\n", 10_000);
    await group.getByText("small.txt, ").waitFor();
    await drop("large.txt", "1 1 1\n", 5_333_334);
    await group
      .getByText("large.txt is too large: 32 MB. The page reads files of up to 32 MB")
      .waitFor();
    await group.getByText("small.txt, ").waitFor();
  });

  test("can be dropped and solved; Stop keeps its answers, and the next run has its own", async () => {
    const page = await openSharedPanel();
    const { press, status, list, drop, group } = panel(page);
    await drop("long.txt", "7 11 13\n", 3_900_000);
    await group.getByText("long.txt, 31.2 MB").waitFor();
    // A script in the page clicks Stop after the first verdicts, before even a fast run ends.
    await group.evaluate((solver) => {
      const observer = new MutationObserver(() => {
        if (!/[1-9][\d,]* cases so far/.test(solver.textContent)) return;
        observer.disconnect();
        [...solver.querySelectorAll("button")].find((one) => one.textContent === "Stop")?.click();
      });
      observer.observe(solver, { childList: true, characterData: true, subtree: true });
    });
    await press("Run solver");
    await status.filter({ hasText: /^Stopped after [\d,]+ cases\.$/ }).waitFor();
    expect(await list.getByRole("radio").count()).toBeGreaterThan(5);
    await press("Load sample");
    await group.getByRole("button", { name: "Run solver" }).dblclick();
    await status.filter({ hasText: "2 cases in" }).waitFor();
  });
});

describe("a case on the board", () => {
  const gift = "/problems/hdu2188/";
  const place = (page: Page) =>
    page.evaluate(() => ({
      board: document.activeElement?.getAttribute("data-board-name"),
      text: document.activeElement?.textContent,
      below: (document.activeElement?.getBoundingClientRect().top ?? -1) >= 0,
    }));

  test("opens by keyboard with its own game, and is restored after a reload", async () => {
    const page = await openPanel({ reducedMotion: "reduce" }, gift);
    const { group, list, verdicts } = await run(page, "3\n4 3\n7 3\n2 9\n");
    await list.locator("label").nth(2).click();
    await verdicts.getByText(/^Case 3/).waitFor();
    const button = group.getByRole("button", { name: "Open this case on the board", disabled: false }); // prettier-ignore
    await button.focus();
    await page.keyboard.press("Enter");
    const figure = page.locator("[data-board-name]");
    const report = figure.getByRole("status").filter({ hasText: "Game: Subtraction" });
    await report.waitFor();
    expect(await place(page)).toMatchObject({ board: "1", below: true });
    await figure.getByRole("button", { name: "Take 2 from the heap" }).click();
    await figure.getByText("No move is left: you win").waitFor();
    await page.reload();
    await report.waitFor();
  });
});
