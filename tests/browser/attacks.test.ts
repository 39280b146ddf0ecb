import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firstUnlessWhole, whole } from "../support/extent.ts";
import { attemptAll, largeDrawings, REACHED } from "../support/attacks.ts";
import {
  button,
  cell,
  waitForState,
  openWith,
  output,
  PROBLEM,
  run,
  runToEnd,
  status,
  write,
} from "./notebook-page.ts";
import { getBrowser, ISOLATED, open, setFlags } from "./support.ts";

type Attack = readonly [what: string, code: string, state: string];

/** Attacks by a cell: a description, the code, and the state after the run. */
const attacks: readonly Attack[] = [
  ["posts messages from its own worker", "for (let i = 0; i < 1e5; i++) postMessage(i);", "failed"],
  ["throws a value that is not an Error", "throw { toString() { throw 1; } };", "failed"],
  ["recurses infinitely", "const f = (): number => f() + 1; f()", "failed"],
  [
    "replaces the function that posts to the kernel's port",
    "MessagePort.prototype.postMessage = function () { throw this; }",
    "fresh",
  ],
  [
    "replaces the data of messages",
    'Object.defineProperty(MessageEvent.prototype, "data", { get: () => 1 })',
    "fresh",
  ],
  [
    "deletes all globals and the methods of arrays",
    "for (const key of Reflect.ownKeys(globalThis)) Reflect.deleteProperty(globalThis, key); for (const k of Reflect.ownKeys(Array.prototype)) Reflect.deleteProperty(Array.prototype, k); show([1]);",
    "failed",
  ],
  ["closes its worker", "(globalThis as any).close(); for (;;);", "failed"],
  [
    "closes its worker through the prototype of the global object",
    "(Object.getPrototypeOf(globalThis) as any).close.call(globalThis);",
    "failed",
  ],
  ["leaves a rejected promise unhandled", 'void Promise.reject(new Error("late"));', "fresh"],
  [
    "leaves 100,000 rejected promises unhandled",
    "for (let i = 0; i < 1e5; i++) void Promise.reject(new Error(String(i)));",
    "fresh",
  ],
  [
    "throws 10,000 uncaught errors",
    "for (let i = 0; i < 1e4; i++) setTimeout(() => { throw new Error(String(i)); }); await new Promise((go) => setTimeout(go));",
    "fresh",
  ],
  [
    "logs in an endless loop",
    'for (;;) (globalThis as any).console.log("x".repeat(100));',
    "failed",
  ],
];

/** Odd outputs of a cell: a description, the code, and the state after the run. */
const oddities: readonly Attack[] = [
  ["a chart with a value near 2^53", "show.sequence([9e15, 0, 5]);", "fresh"],
  [
    "a custom game with the name of another game",
    'const own = { name: "Staircase Nim", check() {}, options: (n) => (n > 0 ? [n - 1] : []), key: (n) => n, print: String, parse: Number, say: () => "x" }; show.board(own as any, 3);',
    "fresh",
  ],
  ["control characters", 'show(...Array(9).fill("\\u0001".repeat(19900)));', "fresh"],
];

/** Each drawing has up to 15,000 elements, which every locator has to search. */
const DRAWINGS_PER_PAGE = 3;

/** Asserts that the page still works: its title is unchanged, and another cell runs. */
async function expectUsable(page: Page, other: number, after = ""): Promise<void> {
  expect.soft(await page.title(), after).toContain("Grundy Notebook");
  expect.soft(await runToEnd(page, other), after).toBe("fresh");
  expect.soft(await output(page, other).innerText(), after).toBe("42");
}

/** Runs attacks as the cells of one page. After each, or in the short extent after the last, the page must be usable. */
async function runEach(
  attacks: readonly Attack[],
  check?: (page: Page, n: number, what: string) => Promise<void>,
): Promise<void> {
  const page = await openWith(...attacks.map(([, code]) => code), "42");
  // Code that a cell has started may fail later in its worker, which the browser reports as an error of the page.
  page.removeAllListeners("pageerror");
  for (const [i, [what, , state]] of attacks.entries()) {
    expect.soft(await runToEnd(page, i + 1), what).toBe(state);
    await check?.(page, i + 1, what);
    if (whole || i === attacks.length - 1) await expectUsable(page, attacks.length + 1, what);
  }
}

/** Starts a server that any page may read, and counts the connections to it. */
async function countConnections() {
  let count = 0;
  const headers = { "access-control-allow-origin": "*" };
  const server = createServer((_, response) => response.writeHead(200, headers).end("1"));
  server.on("connection", () => (count += 1));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, count: () => count, stop: () => server.close() };
}

/** The process of the frame of the cells. It is the frame's own in Chromium on desktops, but not in other browsers. */
const processes: readonly [what: string, flags: readonly string[]][] = [
  ["their own process", [ISOLATED]],
  ["the page's process", []],
];

describe.each(firstUnlessWhole(processes, 1))("with cells in %s,", (_, flags) => {
  beforeAll(() => setFlags(...flags));
  afterAll(() => setFlags());

  test("a cell cannot access the network, the page, storage, devices, other windows, or the kernel", async () => {
    const { host, count, stop } = await countConnections();
    const page = await openWith(
      attemptAll(host),
      'show("<img src=x onerror=document.title=1>"); new BroadcastChannel("x").postMessage(1); try { postMessage({ type: "done", run: 1, ok: true, milliseconds: 0 }); } catch {} 7',
      'import * as g from "grundy"; (g as any).mex = () => 99;',
      'import { mex } from "grundy"; mex([0])',
    );
    await page.evaluate(() => {
      const channel = new BroadcastChannel("x");
      channel.onmessage = () => (document.title = "received");
      Object.assign(window, { channel });
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

  // tests/notebook/flood.test.ts tests the kernel with outputs that are too large or too deep, or that throw.
  test("the page stays usable when a cell attacks its worker, throws a non-error, or recurses infinitely", () =>
    runEach(attacks.map(([what, code, state]) => [what, `{ ${code} }`, state])));

  test("timers, promises and ports of a finished cell neither block the next run nor show output", async () => {
    const page = await openWith(
      "setTimeout(() => { for (;;); }, 20); 1",
      'setInterval(() => show("forged"), 1); Promise.resolve().then(function more(): unknown { show("forged"); return new Promise((go) => setTimeout(go, 1)).then(more); }); 2',
      'onmessage = () => show("forged"); const { port1, port2 } = new MessageChannel(); port1.onmessage = () => { show("forged"); port2.postMessage(1); }; port2.postMessage(1); 3',
      "await new Promise((go) => setTimeout(go, 200)); 42",
    );
    for (const n of [1, 2, 3]) expect(await runToEnd(page, n)).toBe("fresh");
    const shown = () => Promise.all([1, 2, 3].map((n) => output(page, n).innerText()));
    const before = await shown();
    await expectUsable(page, 4);
    expect(await shown()).toEqual(before);
  });

  test("the page stays usable and outputs stay below 20,000 px when a cell shows odd or huge values", () =>
    runEach(oddities, async (page, n, what) => {
      expect
        .soft(await output(page, n).evaluate((one) => one.scrollHeight), what)
        .toBeLessThan(20_000);
    }));

  test("a cell that exceeds the output limits shows one note about the outputs that were not kept", async () => {
    const drawings = firstUnlessWhole(largeDrawings, 1).map(
      ([what, code]) => [what, code, "fresh"] as const,
    );
    for (let from = 0; from < drawings.length; from += DRAWINGS_PER_PAGE) {
      await runEach(drawings.slice(from, from + DRAWINGS_PER_PAGE), async (page, n, what) => {
        const report = cell(page, n).locator(".output-note", {
          hasText: "more outputs were discarded",
        });
        await report.waitFor();
        expect.soft(await report.count(), what).toBe(1);
      });
    }
  });
});

/** Returns the CPU time in seconds of each renderer process, by its id. */
async function cpuTimes(): Promise<ReadonlyMap<number, number>> {
  const browser = await (await getBrowser()).newBrowserCDPSession();
  const { processInfo } = await browser.send("SystemInfo.getProcessInfo");
  await browser.detach();
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime]));
}

/** Returns a function that computes the CPU time of the busiest process since its last call; at first, NaN. */
function watchBusiest(): () => Promise<number> {
  let before: ReadonlyMap<number, number> | undefined;
  return async () => {
    const [earlier, now] = [before, await cpuTimes()];
    before = now;
    return earlier
      ? Math.max(...[...now].map(([id, done]) => done - (earlier.get(id) ?? done)))
      : NaN;
  };
}

describe("a thread that ends only with its process", () => {
  beforeAll(() => setFlags(ISOLATED));
  afterAll(() => setFlags());

  test("ends when its run is stopped, also after a program was judged on the page", async () => {
    const page = await open(PROBLEM);
    await write(page, 'const winner = () => "Fibo" as const;');
    await button(page, "Run tests").click();
    await status(page).filter({ hasText: "Wrong answer" }).waitFor();
    await cell(page, 1).getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByRole("textbox", { name: "Code of cell 1", exact: true }).focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText("Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1)");
    await run(page, 1);
    await waitForState(page, 1, "running");
    // The limit of a run, ten seconds, leaves time to measure it on a busy machine.
    await expect.poll(watchBusiest(), { interval: 500 }).toBeGreaterThan(0.3);
    await cell(page, 1).getByRole("button", { name: "Stop" }).click();
    await waitForState(page, 1, "stopped");
    await expect.poll(watchBusiest(), { interval: 500 }).toBeLessThan(0.1);
  });
});
