import type { Page } from "playwright-core";
import { test } from "vitest";
import { button, ended, PROBLEM, results, run, status, write } from "./notebook-page.ts";
import { open } from "./support.ts";

/** Writes a program and runs its tests up to a verdict. */
async function judged(page: Page, code: string, verdict: string | RegExp): Promise<void> {
  await write(page, code);
  await button(page, "Run tests").click();
  await status(page).filter({ hasText: verdict }).waitFor({ timeout: 60_000 });
}

/** Wrong at the second sample, and at a smaller case: what a program meets that another one has left as it was. */
const harmless = (page: Page): Promise<void> =>
  judged(page, 'const winner = () => "Fibo" as const;', "Wrong answer, group 1 of 5. On 1 1 4");

/** A way to the port of the kernel, where messages of the tests come in. */
const PORT = `let port: any;
const read = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data")!;
Object.defineProperty(MessageEvent.prototype, "data", {
  get() { port = this.target; return read.get!.call(this); },
});
`;

test("a program that never ends is out of time, and shows what it had printed; cells run meanwhile kernels go", async () => {
  const page = await open(PROBLEM);
  // Cells have a kernel in readiness, which the end of another must leave alone.
  await run(page, 1);
  await ended(page, 1);
  const loop = 'function winner(m: number) { console.log("begun", m); for (;;); }';
  await judged(
    page,
    loop,
    "Time limit exceeded, group 1 of 5: more than 3.0 s, 3 times a judge’s limit",
  );
  await results(page).getByText("begun 1", { exact: true }).waitFor();
  await run(page, 1);
  await ended(page, 1);
  await harmless(page);
});

/** What a program does, its text, and its verdict. */
const attacks: readonly (readonly [what: string, code: string, verdict: string])[] = [
  // No two in a row have the same verdict: each is seen to come.
  [
    "floods the port of the tests",
    `${PORT}function winner() { for (;;) port.postMessage(1); }`,
    "Output limit exceeded",
  ],
  [
    "closes its worker",
    "function winner() { (globalThis as any).close(); }",
    "Runtime error, line 1",
  ],
  [
    "forges answers",
    `${PORT}function winner() { port.postMessage({ type: "answers", answers: ["Fibo"] }); return "Nacci"; }`,
    "Wrong answer",
  ],
  [
    "wants all memory there is",
    "function winner() { const kept = []; for (;;) kept.push(new ArrayBuffer(2 ** 30)); }",
    "RangeError: Array buffer allocation failed",
  ],
  [
    "posts to the page",
    "function winner() { for (;;) postMessage(1 as any); }",
    "ReferenceError: postMessage is not defined",
  ],
  [
    "forges the end of its run",
    `${PORT}function winner() { port.postMessage({ type: "done", ok: true, milliseconds: 0 }); return "Nacci"; }`,
    "Wrong answer, group 1 of 5. On 1 1 1",
  ],
];

test("a program that attacks what calls it has its verdict, and the next is unharmed", async () => {
  const page = await open(PROBLEM);
  for (const [, code, verdict] of attacks) await judged(page, code, verdict);
  await harmless(page);
});
