import { createContext, Script } from "node:vm";
import { describe, expect, test } from "vitest";
import {
  KernelProgram,
  NonPlainAnswer,
  StartError,
} from "../../components/judge/kernel-program.ts";
import { kernelText } from "../../src/articles/library/scripts.ts";
import { findFault } from "../../src/judge/program.ts";
import { judge, type Judgement } from "../../src/judge/judge.ts";
import { compileOrFault } from "../../src/notebook/compile.ts";
import { link } from "../../src/notebook/link.ts";
import type { Port } from "../../src/notebook/protocol.ts";
import { task as hdu1848 } from "../../src/problems/hdu1848/mistakes.ts";

const kernelScript = new Script(`${await kernelText()}\nGrundyKernel.serve`);

/** Returns the port of a fresh kernel in its own global scope. Messages are asynchronous. */
function begin(): Promise<Port> {
  const serve = kernelScript.runInContext(createContext({ performance, setTimeout })) as (
    port: Port,
  ) => void;
  const later = (to: Port, message: unknown): void => {
    const data = structuredClone(message);
    void Promise.resolve().then(() => to.onmessage?.({ data }));
  };
  const near: Port = { onmessage: null, postMessage: (message) => later(far, message) };
  const far: Port = { onmessage: null, postMessage: (message) => later(near, message) };
  serve(far);
  return Promise.resolve(near);
}

/** Returns a program of cells, the last of which declares the function, and the counts of started and ended kernels. */
function programOf(...codes: string[]) {
  const kernels = { begun: 0, ended: 0 };
  const program = new KernelProgram(
    hdu1848,
    {
      cells: link(codes.map((code, i) => compileOrFault({ number: i + 1, code }))),
      language: "en",
      formatEnd: ({ name, message, line }) => ({
        kind: "crash",
        message: `${JSON.stringify(name)}: ${JSON.stringify(message)}`,
        ...(line === undefined ? {} : { line }),
      }),
    },
    {
      begin: () => {
        kernels.begun += 1;
        return begin();
      },
      end: () => void (kernels.ended += 1),
    },
  );
  return { program, kernels };
}

const judged = (...codes: string[]): Promise<Judgement<readonly [number, number, number]>> =>
  judge(hdu1848, programOf(...codes).program, { seed: 1, allowed: 60_000 });

/** Returns a right program. `before` is inserted before its functions, and `first` at the start of each call. */
const right = (first = "", before = ""): string => `${before}
const table: number[] = [];
for (let heap = 0; heap <= 1000; heap++) {
  let marks = 0;
  for (let [a, b] = [1, 2]; a <= heap; [a, b] = [b, a + b]) marks |= 1 << (table[heap - a] as number);
  let value = 0;
  while ((marks >> value) & 1) value++;
  table[heap] = value;
}
function winner(m: number, n: number, p: number): string {
  ${first}
  return (table[m]! ^ table[n]! ^ table[p]!) === 0 ? "Nacci" : "Fibo";
}`;

describe("a function of a cell", () => {
  test("is accepted if its answers are right, and each run has its own kernel, which ends", async () => {
    const { program, kernels } = programOf(right());
    const judgement = await judge(hdu1848, program, { seed: 1, allowed: 60_000 });
    expect(judgement).toMatchObject({ verdict: "accepted" });
    expect(kernels.begun).toBeGreaterThan(5);
    expect(kernels.ended).toBe(kernels.begun);
  });

  test("may use declarations of another cell and the library", async () => {
    const library =
      'import { mex } from "grundy";\nconst least = (values: number[]) => mex(values);';
    const code = `
      const moves = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987];
      const values: number[] = [];
      for (let heap = 0; heap <= 1000; heap++) {
        values.push(least(moves.filter((move) => move <= heap).map((move) => values[heap - move]!)));
      }
      const winner = (...heaps: number[]) =>
        heaps.reduce((sum, heap) => sum ^ values[heap]!, 0) === 0 ? "Nacci" : "Fibo";`;
    expect(await judged(library, code)).toMatchObject({ verdict: "accepted" });
  });

  test.each<[what: string, verdict: string, code: string]>([
    ["always gives the same answer", "wrong", 'const winner = () => "Fibo";'],
    ["returns nothing", "type", "const winner = () => {};"],
    ["returns a Promise", "type", 'const winner = async () => "Fibo";'],
    ["returns a list", "type", 'const winner = () => ["Fibo"];'],
    ["throws", "runtime", "const winner = () => { throw 1; };"],
    ["recurses infinitely", "runtime", "const winner = (): string => `${winner()}`;"],
  ])("that %s has the verdict: %s", async (_, verdict, code) => {
    expect(await judged(code)).toMatchObject({ verdict, step: "sample" });
  });

  test("that fails at some cases is reported with the smallest one and the line", async () => {
    const code = right('if (m === 5)\n    throw new TypeError("five");');
    const end = { kind: "crash", message: '"TypeError": "five"', line: 12 };
    const judgement = await judged(code);
    expect(judgement).toMatchObject({ verdict: "runtime", cases: [[5, 1, 1]], fault: { end } });
  });

  test.each<[what: string, code: string]>([
    ["has a syntax error", "function winner("],
    ["is not declared", "const loser = 1;"],
    ["is in a cell that throws", `${right()}\nthrow 1;`],
    ["is in a cell that rejects", `${right()}\nawait Promise.reject(new Error("no"));`],
  ])("that %s is not started, and its kernel ends", async (_, code) => {
    const { program, kernels } = programOf(code);
    await expect(judge(hdu1848, program, { seed: 1, allowed: 1000 })).rejects.toThrow(StartError);
    expect(kernels).toEqual({ begun: 1, ended: 1 });
  });
});

describe("a program that changes its environment", () => {
  test.each<[what: string, code: string]>([
    ["stores its answers", right("", "const known = new Map();")],
    ["sets timers", right("setTimeout(() => {}, 1);")],
    ["changes its arguments", right("m += 0; arguments.length = 0;")],
    [
      "deletes globals that it does not use",
      right(
        "",
        `const { ownKeys, deleteProperty } = Reflect;
        const needed = new Set<unknown>(["prototype", "constructor", "length", Symbol.iterator]);
        for (const holder of [Array, Array.prototype, JSON, Math, Object, Reflect, Promise]) {
          for (const key of ownKeys(holder)) if (!needed.has(key)) deleteProperty(holder, key);
        }
        globalThis.performance = undefined as any;`,
      ),
    ],
    [
      "replaces globals that the kernel could use",
      right(
        "",
        "Array.prototype.push = () => 0; Array.isArray = (() => false) as any; Number.isFinite = () => false; Reflect.apply = () => 'Fibo'; JSON.stringify = () => '{}'; Object.prototype.toString = () => 'x';",
      ),
    ],
  ])("has no fault if it %s and its answers are right", async (_, code) => {
    const cases = [...hdu1848.small()];
    expect(
      findFault(hdu1848, cases, await programOf(code).program.run(cases, 60_000)),
    ).toBeUndefined();
  });

  test("cannot forge its answers or block the next run", async () => {
    const { program } = programOf(`
      Object.defineProperty(Array.prototype, "0", { set() {}, get: () => "Fibo" });
      Object.defineProperty(Object.prototype, "answers", { set() {}, get: () => ["Fibo"] });
      const winner = () => "Nacci";`);
    const cases = [[1, 1, 1] as const];
    for (let time = 0; time < 2; time++) {
      const { answers, end } = await program.run(cases, 1000);
      expect(answers).not.toEqual(["Fibo"]);
      expect(end.kind).not.toBe("time");
    }
  });
});

test("a value that is no answer is reported as an Other, and ends the run", async () => {
  const { program } = programOf('const winner = (m: number) => (m === 2 ? NaN : "Fibo");');
  const cases = [1, 2, 3].map((m) => [m, 1, 1] as const);
  const { answers } = await program.run(cases, 1000);
  expect(answers).toEqual(["Fibo", new NonPlainAnswer("NaN")]);
});

test("all cases are run in order, for any number of cases in a message", async () => {
  const { program } = programOf("const winner = (m: number, n: number) => 1000 * m + n;");
  const cases = Array.from(
    { length: 20_000 },
    (_, i) => [i % 1000, Math.floor(i / 1000), 1] as const,
  );
  const reports: number[] = [];
  const { answers, end } = await program.run(cases, 60_000, (answered) => reports.push(answered));
  expect(end).toEqual({ kind: "finished" });
  expect(answers).toEqual(cases.map(([m, n]) => 1000 * m + n));
  expect(reports.at(-1)).toBe(20_000);
  expect(reports.length).toBeLessThan(2000);
});

test("the output of the failing cases is collected and cut", async () => {
  const { program } = programOf(right("for (let i = 0; i < m; i++) console.log(i, n);"));
  const shown = await program.show(
    [
      [2, 7, 1],
      [200, 8, 1],
    ],
    1000,
  );
  const texts = shown.map((one) => (one.kind === "shown" ? one.bundle["text/plain"] : one));
  expect(texts.slice(0, 3)).toEqual(["0 7", "1 7", "0 8"]);
  expect(texts.at(-1)).toEqual({ kind: "cut", count: 102 });
});

test("a program that hangs is reported with its case, and with the time of that case", async () => {
  let answered = 0;
  const port: Port = {
    onmessage: null,
    postMessage: (message) => {
      const count = Array.isArray(message) ? message.length : 0;
      if ((answered += count) > 2) return;
      const answers = new Array<string>(count).fill("Fibo");
      const data =
        count > 0 ? { type: "answers", answers } : { type: "done", ok: true, milliseconds: 0 };
      void Promise.resolve().then(() => port.onmessage?.({ data }));
    },
  };
  const declared = { cells: [], language: "en", formatEnd: () => ({ kind: "flood" }) as const };
  const kernels = { begin: () => Promise.resolve(port), end: () => undefined };
  const program = new KernelProgram(hdu1848, declared, kernels);
  const cases = Array.from({ length: 1000 }, () => [1, 1, 1] as const);
  const { answers, end } = await program.run(cases, 400);
  expect(answers.length).toBe(2);
  expect(end).toEqual({ kind: "time", within: expect.any(Number) as number });
  expect((end as { readonly within: number }).within).toBeGreaterThan(200);
});

test("a program that sends unrequested messages is ended", async () => {
  const forging: Port = {
    onmessage: null,
    postMessage: () => {
      for (let i = 0; i < 10_000; i++)
        forging.onmessage?.({ data: { type: "answers", answers: ["Fibo"] } });
    },
  };
  let isDone: boolean | undefined;
  const kernels = {
    begin: () => Promise.resolve(forging),
    end: (done: boolean) => void (isDone = done),
  };
  const declared = { cells: [], language: "en", formatEnd: () => ({ kind: "flood" }) as const };
  const program = new KernelProgram(hdu1848, declared, kernels);
  const { end } = await program.run([[1, 1, 1]], 1000);
  expect(end).toEqual({ kind: "flood" });
  expect(isDone).toBe(false);
});
