import type { Page } from "playwright-core";
import { test } from "vitest";
import { button, waitForState, PROBLEM, results, run, status, write } from "./notebook-page.ts";
import { open } from "./support.ts";

/** Writes a program, runs its tests, and waits for a verdict. */
async function judge(page: Page, code: string, verdict: string | RegExp): Promise<void> {
  await write(page, code);
  await button(page, "Run tests").click();
  await status(page).filter({ hasText: verdict }).waitFor({ timeout: 60_000 });
}

/** Asserts that earlier programs have no effect on a program that is wrong at the second sample and a smaller case. */
const expectUnaffected = (page: Page): Promise<void> =>
  judge(page, 'const winner = () => "Fibo" as const;', "Wrong answer, group 1 of 5. On 1 1 4");

/** Code that gets the kernel's port, which receives the messages of the tests. */
const PORT = `let port: any;
const read = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data")!;
Object.defineProperty(MessageEvent.prototype, "data", {
  get() { port = this.target; return read.get!.call(this); },
});
`;

test("an endless program exceeds the time limit and shows its output, and cells still run", async () => {
  const page = await open(PROBLEM);
  // Cells have a spare kernel, which the end of another kernel must not affect.
  await run(page, 1);
  await waitForState(page, 1);
  const loop = 'function winner(m: number) { console.log("begun", m); for (;;); }';
  await judge(
    page,
    loop,
    "Time limit exceeded, group 1 of 5: more than 3.0 s (3 times a judge’s limit)",
  );
  await results(page).getByText("begun 1", { exact: true }).waitFor();
  await run(page, 1);
  await waitForState(page, 1);
  await expectUnaffected(page);
});

/** Attacks by a program: a description, the code, and the verdict. */
const attacks: readonly (readonly [what: string, code: string, verdict: string])[] = [
  // Consecutive verdicts differ, so that the test can wait for each.
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
    "allocates all memory",
    "function winner() { const all = []; for (;;) all.push(new ArrayBuffer(2 ** 30)); }",
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

test("a program that attacks the judge gets a verdict, and does not affect the next program", async () => {
  const page = await open(PROBLEM);
  for (const [, code, verdict] of attacks) await judge(page, code, verdict);
  await expectUnaffected(page);
});
