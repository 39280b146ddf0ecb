import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { some } from "../support/extent.ts";
import { largeDrawings } from "../support/large-drawings.ts";
import { cell, ended, openWith, output, run, runToEnd } from "./notebook-page.ts";
import { outOfReach } from "../support/out-of-reach.ts";
import { button, PROBLEM, status, write } from "./solution-page.ts";
import { ISOLATED, open, setFlags, theBrowser } from "./support.ts";
import { expectOutOfReach, isUsable, tryAll } from "./try-all.ts";

const burdens: readonly (readonly [what: string, code: string, state: string])[] = [
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

describe("a cell cannot reach", () => {
  test("the network, the page, its storage, devices, other windows and workers, or the kernel", () =>
    expectOutOfReach(outOfReach));

  test("the page by output that looks like HTML, by messages of its own, or by the library", async () => {
    const page = await openWith(
      'show("<img src=x onerror=document.title=1>"); try { postMessage({ type: "done", run: 1, ok: true, milliseconds: 0 }); } catch {} 7',
      'import * as g from "grundy"; (g as any).mex = () => 99;',
      'import { mex } from "grundy"; mex([0])',
    );
    await run(page, 1);
    await ended(page, 1);
    expect(await output(page, 1).locator("img").count()).toBe(0);
    expect(await page.title()).toContain("Grundy Notebook");
    await run(page, 2);
    await ended(page, 2, "failed");
    await run(page, 3);
    await ended(page, 3);
    expect(await output(page, 3).innerText()).toBe("1");
  });
});

test("a cell draws as much as a run may and more, and what is not drawn is counted", async () => {
  const asked = some(largeDrawings, 2);
  const page = await openWith(...asked.map(([, code]) => code), ...Array<string>(2).fill("42"));
  for (const [i, [what]] of asked.entries()) {
    expect.soft(await runToEnd(page, i + 1), what).toBe("fresh");
    const said = output(page, i + 1).getByText("more outputs were not kept");
    await said.waitFor();
    expect.soft(await said.count(), what).toBe(1);
  }
  await isUsable(page, asked.length + 1);
});

/** Whether the browser gives the frame of the cells a process of its own: Chromium does on desktops, others do not. */
describe.each([
  ["in a process of its own", [ISOLATED]],
  ["in the process of the page", []],
])("the page stays usable when a cell %s", (_, flags) => {
  beforeAll(() => setFlags(...flags));
  afterAll(() => setFlags());

  // What shows too much, too deep or what resists is asked of the kernel itself: tests/notebook/flood.test.ts.
  test("attacks what runs it, throws what is no error, or calls itself without end", async () => {
    const states = new Map(burdens.map(([what, , state]) => [what, state]));
    const all = burdens.map(([what, code]) => [what, code] as const);
    await tryAll(all, async (page, n, what) => {
      expect.soft(await runToEnd(page, n), what).toBe(states.get(what));
    });
  });

  test("goes on after its end, or shows when another runs", async () => {
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
});

/** Seconds that each process of a page or a frame has worked, by its id. */
async function workOf(): Promise<ReadonlyMap<number, number>> {
  const browser = await (await theBrowser()).newBrowserCDPSession();
  const { processInfo } = await browser.send("SystemInfo.getProcessInfo");
  await browser.detach();
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime]));
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
    const before = await workOf();
    await run(page, 1);
    const busy = async () =>
      [...(await workOf())].find(([id, work]) => work - (before.get(id) ?? 0) > 1)?.[0];
    await expect.poll(busy).toBeDefined();
    const process = await busy();
    await cell(page, 1).getByRole("button", { name: "Stop" }).click();
    await ended(page, 1, "stopped");
    await expect.poll(async () => [...(await workOf()).keys()]).not.toContain(process);
  });
});
