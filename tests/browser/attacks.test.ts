import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { some, whole } from "../support/extent.ts";
import { attemptAll, largeDrawings, REACHED } from "../support/attacks.ts";
import {
  button,
  cell,
  ended,
  openWith,
  output,
  PROBLEM,
  run,
  runToEnd,
  status,
  write,
} from "./notebook-page.ts";
import { ISOLATED, open, setFlags, theBrowser } from "./support.ts";

type Attack = readonly [what: string, code: string, state: string];

/** What a cell does, its code, and the state in which its run ends. */
const attacks: readonly Attack[] = [
  [
    "prints without end to its own worker",
    "for (let i = 0; i < 1e5; i++) postMessage(i);",
    "failed",
  ],
  ["throws something that is no error", "throw { toString() { throw 1; } };", "failed"],
  ["calls itself without end", "const f = (): number => f() + 1; f()", "failed"],
  [
    "puts a function of its own before the kernel's port",
    "MessagePort.prototype.postMessage = function () { throw this; }",
    "fresh",
  ],
  [
    "changes what a message says",
    'Object.defineProperty(MessageEvent.prototype, "data", { get: () => 1 })',
    "fresh",
  ],
  [
    "takes the language apart",
    "for (const key of Reflect.ownKeys(globalThis)) Reflect.deleteProperty(globalThis, key); for (const k of Reflect.ownKeys(Array.prototype)) Reflect.deleteProperty(Array.prototype, k); show([1]);",
    "failed",
  ],
  ["closes its worker", "(globalThis as any).close(); for (;;);", "failed"],
  [
    "closes its worker by the worker's own kind",
    "(Object.getPrototypeOf(globalThis) as any).close.call(globalThis);",
    "failed",
  ],
  ["leaves a rejected promise behind", 'void Promise.reject(new Error("late"));', "fresh"],
  [
    "leaves rejected promises without end behind",
    "for (let i = 0; i < 1e5; i++) void Promise.reject(new Error(String(i)));",
    "fresh",
  ],
  [
    "throws without end where no one catches it",
    "for (let i = 0; i < 1e4; i++) setTimeout(() => { throw new Error(String(i)); }); await new Promise((go) => setTimeout(go));",
    "fresh",
  ],
  ["logs without end", 'for (;;) (globalThis as any).console.log("x".repeat(100));', "failed"],
];

/** What a cell shows, its code, and the state in which its run ends. */
const oddities: readonly Attack[] = [
  ["a chart as high as numbers go", "show.sequence([9e15, 0, 5]);", "fresh"],
  [
    "a game of its own under another's name",
    'const own = { name: "Staircase Nim", check() {}, options: (n) => (n > 0 ? [n - 1] : []), key: (n) => n, print: String, parse: Number, say: () => "x" }; show.board(own as any, 3);',
    "fresh",
  ],
  ["hidden characters", 'show(...Array(9).fill("\\u0001".repeat(19900)));', "fresh"],
];

/** Each has up to 15,000 elements, among which every locator has to search. */
const DRAWINGS_OF_A_PAGE = 3;

/** The page still answers: its title is its own, and another cell runs. */
async function isUsable(page: Page, other: number, after = ""): Promise<void> {
  expect.soft(await page.title(), after).toContain("Grundy Notebook");
  expect.soft(await runToEnd(page, other), after).toBe("fresh");
  expect.soft(await output(page, other).innerText(), after).toBe("42");
}

/** Runs the cells of one page one after the other. After each, or in the short extent after the last, the page is usable. */
async function runEach(
  attacks: readonly Attack[],
  check?: (page: Page, n: number, what: string) => Promise<void>,
): Promise<void> {
  const page = await openWith(...attacks.map(([, code]) => code), "42");
  // What a cell leaves behind may fail later in its worker, which the browser reports as an error of the page.
  page.removeAllListeners("pageerror");
  for (const [i, [what, , state]] of attacks.entries()) {
    expect.soft(await runToEnd(page, i + 1), what).toBe(state);
    await check?.(page, i + 1, what);
    if (whole || i === attacks.length - 1) await isUsable(page, attacks.length + 1, what);
  }
}

/** A server that any page may read, and how many connections were made to it. */
async function countConnections() {
  let count = 0;
  const headers = { "access-control-allow-origin": "*" };
  const server = createServer((_, response) => response.writeHead(200, headers).end("1"));
  server.on("connection", () => (count += 1));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, count: () => count, stop: () => server.close() };
}

/** Whether the browser gives the frame of the cells a process of its own: Chromium does on desktops, others do not. */
const processes: readonly [what: string, flags: readonly string[]][] = [
  ["a process of its own", [ISOLATED]],
  ["the process of the page", []],
];

describe.each(some(processes, 1))("where cells run in %s,", (_, flags) => {
  beforeAll(() => setFlags(...flags));
  afterAll(() => setFlags());

  test("a cell cannot reach the network, the page, its storage, devices, other windows and workers, or the kernel", async () => {
    const { host, count, stop } = await countConnections();
    const page = await openWith(
      attemptAll(host),
      'show("<img src=x onerror=document.title=1>"); new BroadcastChannel("x").postMessage(1); try { postMessage({ type: "done", run: 1, ok: true, milliseconds: 0 }); } catch {} 7',
      'import * as g from "grundy"; (g as any).mex = () => 99;',
      'import { mex } from "grundy"; mex([0])',
    );
    await page.evaluate(() => {
      const heard = new BroadcastChannel("x");
      heard.onmessage = () => (document.title = "heard");
      Object.assign(window, { heard });
    });
    expect(await runToEnd(page, 1)).toBe("fresh");
    expect(await output(page, 1).innerText()).toBe(REACHED);
    expect(count()).toBe(0);
    await fetch(`http://${host}`);
    expect(count()).toBe(1);
    stop();
    expect(await runToEnd(page, 2)).toBe("fresh");
    expect(await output(page, 2).innerText()).toContain("<img");
    expect(await output(page, 2).locator("img").count()).toBe(0);
    expect(await runToEnd(page, 3)).toBe("failed");
    expect(await runToEnd(page, 4)).toBe("fresh");
    expect(await output(page, 4).innerText()).toBe("1");
    expect(await page.title()).toContain("Grundy Notebook");
  });

  // What shows too much, too deep or what resists is asked of the kernel itself: tests/notebook/flood.test.ts.
  test("the page stays usable when a cell attacks what runs it, throws what is no error, or calls itself without end", () =>
    runEach(attacks.map(([what, code, state]) => [what, `{ ${code} }`, state])));

  test("what a cell has started neither runs after its end nor shows when another runs", async () => {
    const page = await openWith(
      "setTimeout(() => { for (;;); }, 20); 1",
      'setInterval(() => show("forged"), 1); Promise.resolve().then(function more(): unknown { show("forged"); return new Promise((go) => setTimeout(go, 1)).then(more); }); 2',
      'onmessage = () => show("forged"); const { port1, port2 } = new MessageChannel(); port1.onmessage = () => { show("forged"); port2.postMessage(1); }; port2.postMessage(1); 3',
      "await new Promise((go) => setTimeout(go, 200)); 42",
    );
    for (const n of [1, 2, 3]) expect(await runToEnd(page, n)).toBe("fresh");
    const shown = () => Promise.all([1, 2, 3].map((n) => output(page, n).innerText()));
    const before = await shown();
    await isUsable(page, 4);
    expect(await shown()).toEqual(before);
  });

  test("the page stays usable when a cell shows what is too large or too odd to draw", () =>
    runEach(oddities, async (page, n, what) => {
      expect
        .soft(await output(page, n).evaluate((one) => one.scrollHeight), what)
        .toBeLessThan(20_000);
    }));

  test("a cell draws as much as a run may, and what is not drawn is counted", async () => {
    const drawings = some(largeDrawings, 1).map(([what, code]) => [what, code, "fresh"] as const);
    for (let from = 0; from < drawings.length; from += DRAWINGS_OF_A_PAGE) {
      await runEach(drawings.slice(from, from + DRAWINGS_OF_A_PAGE), async (page, n, what) => {
        const report = cell(page, n).locator(".output-note", {
          hasText: "more outputs were not kept",
        });
        await report.waitFor();
        expect.soft(await report.count(), what).toBe(1);
      });
    }
  });
});

/** Seconds that each process of a page or a frame has worked, by its id. */
async function workOf(): Promise<ReadonlyMap<number, number>> {
  const browser = await (await theBrowser()).newBrowserCDPSession();
  const { processInfo } = await browser.send("SystemInfo.getProcessInfo");
  await browser.detach();
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime]));
}

/** Makes a function that tells how many seconds the busiest process has worked since it was asked before; first, NaN. */
function busiest(): () => Promise<number> {
  let before: ReadonlyMap<number, number> | undefined;
  return async () => {
    const [earlier, now] = [before, await workOf()];
    before = now;
    return earlier
      ? Math.max(...[...now].map(([id, done]) => done - (earlier.get(id) ?? done)))
      : NaN;
  };
}

describe("a thread that only the end of its process can end", () => {
  beforeAll(() => setFlags(ISOLATED));
  afterAll(() => setFlags());

  test("goes with its run, also where a program was judged on the page", async () => {
    const page = await open(PROBLEM);
    await write(page, 'const winner = () => "Fibo" as const;');
    await button(page, "Run tests").click();
    await status(page).filter({ hasText: "Wrong answer" }).waitFor();
    await cell(page, 1).getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByRole("textbox", { name: "Code of cell 1", exact: true }).focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText("Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1)");
    await run(page, 1);
    await ended(page, 1, "running");
    // A run may go on for ten seconds, however busy the machine.
    await expect.poll(busiest(), { interval: 500 }).toBeGreaterThan(0.3);
    await cell(page, 1).getByRole("button", { name: "Stop" }).click();
    await ended(page, 1, "stopped");
    await expect.poll(busiest(), { interval: 500 }).toBeLessThan(0.1);
  });
});
