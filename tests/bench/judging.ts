import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { seededRandom } from "../../src/judging/seeded-random.ts";
import { findProblem } from "../../src/problems/registry.ts";
import { taskOf } from "../../src/problems/tasks.ts";
import { findBrowser } from "../../src/programs/find-browser.ts";
import { solutionProgram } from "../judging/solution-program.ts";
import { buildSite, serveSite } from "../support/site.ts";
import { compile, findCompiler } from "./compiler.ts";
import { median } from "./median.ts";
import { ratioRow, type Pair } from "./ratio-row.ts";
import { milliseconds, type Row } from "./row.ts";

const RUNS = Number(process.env["ROUNDS"] ?? 5);

/** Milliseconds from the press: to the first verdict, and until every small case is judged. */
const AIMS = { first: 300, small: 2000 } as const;

/** A time in a page, and the most that it may be. */
function timeRow(what: string, times: readonly number[], most: number): Row {
  const time = median(times);
  const over = !(time <= most);
  const verdict = over ? `OVER ITS AIM of ${most} ms` : `aim ${most} ms: within`;
  return { what, result: `${milliseconds(time)}, ${verdict}`, over };
}

/** The seed of the tests in a page: components/judge/solution-cell.tsx. */
const SEED = 1;

/** Right programs of the same method: one for the page, one in C++. */
const PROGRAMS = [
  { id: "hdu1848", solution: "table", listing: "table" },
  { id: "hdu5724", solution: "stairs", listing: "mask-table" },
  { id: "stones", solution: "levels", listing: "tree" },
] as const;

/** Milliseconds from the press of "Run tests" until each step has passed, in order. */
async function passes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const kept = globalThis as { passed?: number[] };
    const [results] = document.querySelectorAll(".solution .judge-results");
    const run = document.querySelector<HTMLButtonElement>('.solution [data-act="run"]');
    if (!results || !run) throw new Error("The page has no solution");
    const passed: number[] = [];
    kept.passed = passed;
    const began = performance.now();
    new MutationObserver(() => {
      const done = results.querySelectorAll('li[data-state="passed"]').length;
      while (passed.length < done) passed.push(performance.now() - began);
    }).observe(results, { subtree: true, childList: true, attributes: true });
    run.click();
  });
  await page.locator(".solution .cell-status", { hasText: "Accepted" }).waitFor();
  return page.evaluate(() => (globalThis as { passed?: number[] }).passed ?? []);
}

/** A page of the problem, warm, with this program in it. */
async function open(browser: Browser, address: string, code: string): Promise<Page> {
  const page = await browser.newPage({ serviceWorkers: "block" });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.locator('.solution [data-act="edit"]').click();
  await page.locator(".solution .cell-editor .cm-content").focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(code);
  await page.locator('.solution [data-act="run"]').click();
  await page.locator(".solution .cell-status", { hasText: "Accepted" }).waitFor();
  return page;
}

/** The judge in a page: a right program against the same calls in Node, and its largest input against C++. */
export async function* judging(): AsyncGenerator<Row> {
  if (!process.env["BUILT"]) buildSite();
  const folder = mkdtempSync(join(tmpdir(), "grundy-judging-"));
  const { url, stop } = await serveSite();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    for (const { id, solution, listing } of PROGRAMS) {
      const task = await taskOf(id);
      const problem = findProblem(id);
      if (!problem) throw new RangeError(`Cannot judge ${id}: there is no such problem`);
      const code = readFileSync(`tests/judging/solutions/${id}/${solution}.ts`, "utf8");
      const own = solutionProgram(task, code);
      const compiler = findCompiler();
      const text = readFileSync(`src/problems/${id}/listings/${listing}.cpp`, "utf8");
      const program = compiler && compile(compiler, text, folder, id);
      const small = [...task.small()];
      const largest = task.largest(seededRandom(SEED));
      const input = problem.print(largest);
      const page = await open(browser, `${url}/problems/${id}/`, code.replaceAll(/^export /gm, ""));
      const first: number[] = [];
      const ends: number[] = [];
      const calls: Pair[] = [];
      const inputs: Pair[] = [];
      for (let i = 0; i < RUNS; i++) {
        const [sample = NaN, toSmall = NaN, , toRandom = NaN, toLargest = NaN] = await passes(page);
        first.push(sample);
        ends.push(toSmall);
        const here = await own?.run(small, Infinity);
        calls.push({ ours: toSmall - sample, theirs: here?.milliseconds ?? NaN });
        if (program === undefined) continue;
        const began = performance.now();
        spawnSync(program, { input, stdio: ["pipe", "ignore", "inherit"] });
        inputs.push({ ours: toLargest - toRandom, theirs: performance.now() - began });
      }
      await page.close();
      yield timeRow(`${id}, press to the first verdict, warm`, first, AIMS.first);
      yield timeRow(`${id}, press to the end of the small cases`, ends, AIMS.small);
      yield ratioRow({ what: `${id}, its ${small.length} small cases in the page`, twin: "the same calls in Node", pairs: calls }); // prettier-ignore
      if (inputs.length > 0) {
        yield ratioRow({ what: `${id}, largest input, made and judged`, twin: "the C++ listing", pairs: inputs }); // prettier-ignore
      }
    }
  } finally {
    await browser.close();
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
