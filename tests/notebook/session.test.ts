import { createContext, Script } from "node:vm";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { kernelText } from "../../src/articles/library/scripts.ts";
import { compileOrFault } from "../../src/notebook/compile.ts";
import { link, runOrder, type ControlValues } from "../../src/notebook/link.ts";
import type { Output } from "../../src/notebook/output.ts";
import { OUTPUT_LIMITS } from "../../src/notebook/output-limits.ts";
import type { Port, Reply } from "../../src/notebook/protocol.ts";
import type { Kernel } from "../../src/notebook/runner.ts";
import { Session } from "../../src/notebook/session.ts";
import { numberOfRuns } from "../support/extent.ts";

const kernelScript = new Script(`${await kernelText()}\nGrundyKernel.serve`);

/** A kernel in a separate context of this process, with asynchronous messages. */
function localKernel(): Kernel {
  const serve = kernelScript.runInContext(createContext({ performance })) as (port: Port) => void;
  let ended = false;
  const port: Port = {
    onmessage: null,
    postMessage: (reply) =>
      void Promise.resolve().then(() => {
        if (!ended) kernel.onreply(reply as Reply);
      }),
  };
  const kernel: Kernel = {
    onreply: () => {},
    send: (data) => void Promise.resolve().then(() => port.onmessage?.({ data })),
    end: () => void (ended = true),
  };
  serve(port);
  return kernel;
}

const cellOf = (code: string, number: number) => ({
  code,
  compiled: compileOrFault({ number, code }),
});

const sessionOf = (codes: readonly string[], start: () => Kernel = localKernel) =>
  new Session(
    "en",
    codes.map((code, i) => cellOf(code, i + 1)),
    () => Promise.resolve().then(start),
    () => {},
  );

/** Returns the outputs of cells with these texts, each run in a new kernel, from top to bottom. */
async function topToBottom(
  codes: readonly string[],
  controls: ControlValues = {},
): Promise<(readonly Output[])[]> {
  const cells = link(codes.map((code, i) => compileOrFault({ number: i + 1, code })));
  const shown: Output[][] = [];
  for (const { number } of cells) {
    const outputs: Output[] = [];
    const needed = runOrder(cells, number).flatMap((n) => cells[n - 1] ?? []);
    const kernel = localKernel();
    await new Promise<void>((done) => {
      kernel.onreply = (reply) => {
        if (reply?.type === "output") outputs.push(reply.output);
        else if (reply?.type === "done") done();
      };
      kernel.send({ cells: needed, controls, language: "en" });
    });
    shown.push(outputs);
  }
  return shown;
}

const edit = (session: Session, number: number, code: string): void =>
  session.edit({ number, code, compiled: compileOrFault({ number, code }) });

const text = (session: Session, number: number): string =>
  (session.status(number).result?.outputs ?? [])
    .map((output) => (output.kind === "shown" ? output.bundle["text/plain"] : output.kind))
    .join();

describe("a session", () => {
  test("runs the stale cells that a cell needs first, and no others", async () => {
    const session = sessionOf(["const a = 1;", "const b = 2;", "a + 1"]);
    session.run(3);
    await session.settled();
    expect(session.numbers.map((n) => session.status(n).result?.count)).toEqual([1, undefined, 2]);
    edit(session, 1, "const a = 10;");
    expect(session.numbers.map((n) => session.status(n).stale)).toEqual([true, false, true]);
    session.run(3);
    await session.settled();
    expect(text(session, 3)).toBe("11");
    expect(session.numbers.map((n) => session.status(n).stale)).toEqual([false, false, false]);
    session.restart();
    session.run(3);
    await session.settled();
    expect(session.numbers.map((n) => session.status(n).result?.count)).toEqual([1, undefined, 2]);
  });

  test("runs stale cells after a cell that they use, except cells with edited texts", async () => {
    const session = sessionOf(["const a = 1;", "const b = a + 1;", "b + 1", "a + 5", "7"]);
    edit(session, 4, "a + 6");
    edit(session, 1, "const a = 10;");
    session.run(1);
    await session.settled();
    expect(session.stale).toEqual([4]);
    expect(text(session, 3)).toBe("12");
    expect(session.status(5).result).toBeUndefined();
    session.runAll(session.stale);
    await session.settled();
    expect(text(session, 4)).toBe("16");
    expect(session.stale).toEqual([]);

    session.runsFollowers = false;
    edit(session, 1, "const a = 20;");
    session.run(1);
    await session.settled();
    expect(session.stale).toEqual([2, 3, 4]);
  });

  test("leaves cells stale that would take more than a second together", async () => {
    const wait = "const began = performance.now(); while (performance.now() < began + 600);";
    const session = sessionOf([
      "const a = 1;",
      `${wait} a`,
      `${wait.replaceAll("began", "then")} a`,
    ]);
    session.runAll();
    await session.settled();
    edit(session, 1, "const a = 2;");
    session.run(1);
    await session.settled();
    expect(session.stale).toEqual([3]);
    expect(text(session, 2)).toBe("2");
    edit(session, 1, "const a = 3;");
    session.run(1);
    await session.settled();
    expect(text(session, 2)).toBe("3");
  });

  test("shows the recorded outputs again when a text is reset, without a run", async () => {
    const session = sessionOf(["const a = 1;", "a + 1"]);
    edit(session, 1, "const a = 2;");
    session.run(2);
    await session.settled();
    expect(text(session, 2)).toBe("3");
    session.reset(1);
    expect(session.status(2)).toEqual({
      phase: "idle",
      edited: false,
      stale: false,
      result: undefined,
    });
  });

  test("neither shares names of a solution with other cells nor runs it with them", async () => {
    const [first, second] = [
      "const winner = 1;\nwinner",
      "function winner() { return 2; }\nthrow 3;",
    ];
    const cells = [first, second].map((code, i) => {
      const solution = i === 1 ? { solution: true } : {};
      return { code, compiled: compileOrFault({ number: i + 1, code, ...solution }) };
    });
    const session = new Session(
      "en",
      cells,
      () => Promise.resolve().then(localKernel),
      () => {},
    );
    expect(session.otherNames(1)).toEqual([]);
    expect(session.otherNames(2)).toEqual([]);
    session.runAll();
    await session.settled();
    expect(text(session, 1)).toBe("1");
    expect(session.status(2).result).toBeUndefined();
    const changed = "function winner() { return 4; }";
    const compiled = compileOrFault({ ...session.text(2), code: changed });
    session.edit({ number: 2, code: changed, compiled });
    expect(session.fault(2)).toBeUndefined();
    expect(session.status(1).stale).toBe(false);
    expect(session.program(2)).toMatchObject({ solution: true, declares: ["winner"] });
  });

  test("stops a run that never ends, keeps its outputs, and computes the values again later", async () => {
    const session = sessionOf(["const a = 1;", "show(a); await new Promise(() => {});", "a + 1"]);
    session.run(2);
    await expect.poll(() => text(session, 2)).toBe("1");
    session.stop();
    await session.settled();
    expect(session.status(2).result?.ending).toMatchObject({ kind: "stopped", why: "reader" });
    expect(text(session, 2)).toBe("1");
    session.run(3);
    await session.settled();
    expect(text(session, 3)).toBe("2");
  });

  test("keeps the outputs if no kernel starts, and the next run tries again", async () => {
    let isAvailable = false;
    const session = sessionOf(["1 + 1"], () => {
      if (!isAvailable) throw new Error("blocked");
      return localKernel();
    });
    session.run(1);
    await session.settled();
    const { result, stale } = session.status(1);
    expect(result).toMatchObject({ outputs: undefined, ending: { reason: "blocked" } });
    expect(stale).toBe(false);
    isAvailable = true;
    session.run(1);
    await session.settled();
    expect(text(session, 1)).toBe("2");
  });

  test("reports the requested cell of each run, and the cells that ran because of it", async () => {
    const session = sessionOf(["const a = 1;", "const b = a;", "a + b"]);
    const requests = () => session.numbers.map((number) => session.status(number).request);
    session.run(3);
    const need = { requested: 3, alsoRuns: [], isAutomatic: false };
    expect(requests()).toMatchObject([need, need, { ...need, alsoRuns: [1, 2] }]);
    await session.settled();
    session.run(3);
    await session.settled();
    expect(requests()[2]).toEqual(need);
    session.runAll();
    await session.settled();
    const none = { requested: undefined, alsoRuns: [], isAutomatic: false };
    expect(requests()).toEqual([none, none, none]);
  });

  test("reports a kernel that does not start at the requested cell", async () => {
    const session = sessionOf(["const a = 1;", "a + 1"], () => {
      throw new Error("blocked");
    });
    session.run(2);
    await session.settled();
    expect(session.status(1).result).toBeUndefined();
    expect(session.status(2).result?.ending).toEqual({ kind: "unstarted", reason: "blocked" });
  });

  test("stops a kernel that sends too many messages", async () => {
    const session = sessionOf(["1"], () => {
      const kernel = localKernel();
      const flood = () => {
        for (let i = 0; i < 10_000; i++) kernel.onreply(undefined);
      };
      return Object.assign(kernel, { send: flood });
    });
    session.run(1);
    await session.settled();
    expect(session.status(1).result?.ending).toMatchObject({ kind: "stopped", why: "flood" });
  });

  test("does not use a spare kernel that was lost", async () => {
    let isLost = false;
    let started = 0;
    const session = sessionOf(["1"], () => {
      started += 1;
      const kernel = localKernel();
      if (started === 2) Object.defineProperty(kernel, "isFrameRemoved", { get: () => isLost });
      return kernel;
    });
    session.run(1);
    await session.settled();
    expect(started).toBe(2);
    isLost = true;
    session.run(1);
    await session.settled();
    expect(text(session, 1)).toBe("1");
    expect(started).toBeGreaterThan(2);
  });

  test("keeps the values of a cell's other controls when one is changed", async () => {
    const slider = (name: string) => `input.slider("${name}", { min: 0, max: 9, value: 4 })`;
    const session = sessionOf([`[${slider("a")}, ${slider("b")}]`]);
    session.control(1, 0, 1);
    session.control(1, 1, 2);
    await session.settled();
    expect(text(session, 1)).toBe("a = 1,b = 2,[1, 2]");
  });

  test("marks cells as stale that use the cell of a changed control", async () => {
    const session = sessionOf(['const a = input.slider("a", { min: 0, max: 9, value: 4 });', "a"]);
    session.run(2);
    await session.settled();
    session.control(1, 0, 5);
    session.stop();
    await session.settled();
    expect(session.stale).toEqual([2]);
  });

  test("does not stop the run after one that ended soon after a control was changed", async () => {
    const runs: Kernel[] = [];
    const session = sessionOf(["1"], () => {
      const kernel: Kernel = {
        onreply: () => {},
        send: () => void runs.push(kernel),
        end: () => {},
      };
      return kernel;
    });
    const finish = () => runs.pop()?.onreply({ type: "done", ok: true, milliseconds: 1 });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      session.run(1);
      await vi.advanceTimersByTimeAsync(0);
      session.control(1, 0, 5);
      finish();
      await vi.advanceTimersByTimeAsync(1000);
      expect(session.status(1).phase).toBe("running");
      finish();
      await session.settled();
      expect(session.status(1).result?.ending).toMatchObject({ kind: "finished" });
      // The time limit of a finished run is cleared.
      session.run(1);
      await vi.advanceTimersByTimeAsync(9500);
      expect(session.status(1).phase).toBe("running");
      finish();
      await session.settled();
    } finally {
      vi.useRealTimers();
    }
  });

  test("applies the output limits to a kernel that is controlled by its cell", async () => {
    const session = sessionOf(["1"], () => {
      const kernel = localKernel();
      const forge = () => {
        const row = new Array<string>(100).fill("x");
        const table = { columns: row, numeric: row.map(() => false), rows: [row, row], cut: 0 };
        const bundle = { "text/plain": "", "application/vnd.grundy.table+json": table };
        const failure = { name: "Forged", message: "" };
        for (let i = 0; i < 60; i++) {
          kernel.onreply({ type: "output", output: { kind: "shown", bundle } });
          kernel.onreply({ type: "output", output: { kind: "failure", failure } });
        }
        kernel.onreply({ type: "done", ok: true, milliseconds: 1 });
      };
      return Object.assign(kernel, { send: forge });
    });
    session.run(1);
    await session.settled();
    const outputs = session.status(1).result?.outputs ?? [];
    const count = (kind: string): number => outputs.filter((one) => one.kind === kind).length;
    expect(count("shown")).toBe(Math.floor(OUTPUT_LIMITS.marks / 302));
    expect(count("failure")).toBe(2);
    const rest = 120 - count("shown") - count("failure");
    expect(outputs.at(-1)).toEqual({ kind: "cut", count: rest });
  });
});

/** Texts of cells: declarations, state, faults, and uses of these. */
const texts = fc.constantFrom(
  "const a = 1;",
  "const a = [1, 2]; show(a.length);",
  "let a = 5; const bump = () => (a += 1); bump()",
  "const b = typeof a === 'undefined' ? 'none' : a; b",
  "const b = new Map([[0, 1]]); b.size",
  "show(a); b",
  "b.set(1, 1); b.size",
  "bump() + bump()",
  "import { mex } from 'grundy'; const c = mex([0, 1]); c",
  "mex([0]) + c",
  "const c = () => a; c()",
  "c = 3;",
  "const a = ;",
  "show('before'); throw new RangeError('x'); const d = 1;",
  "const d = 2; [a, d]",
  "const e = 2; [typeof a, typeof d, e]",
  "const a = input.slider('a', { min: 0, max: 9, value: 4 }); a",
  "const e = input.set('e', { value: [1] }); [e, typeof a]",
  "globalThis.left = 1; Object.getPrototypeOf(globalThis).under = 2; Array.prototype.join = () => 'gone';",
  "[typeof left, typeof under, [1, 2].join()]",
  "const f = 1; Object.prototype.polluted = f; (() => {}).constructor.prototype.call = null;",
  "[f, ({}).polluted, typeof (() => {}).call]",
  "",
);

type Action =
  | { readonly kind: "run" | "reset"; readonly cell: number }
  | { readonly kind: "edit"; readonly cell: number; readonly text: string }
  | { readonly kind: "runAll" | "stop" | "restart" }
  | { readonly kind: "control"; readonly cell: number; readonly value: number | number[] }
  | { readonly kind: "wait"; readonly ticks: number };

const actions = (cells: number): fc.Arbitrary<Action[]> => {
  const cell = fc.integer({ min: 1, max: cells });
  const action: fc.Arbitrary<Action> = fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant("run"), cell }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("edit"), cell, text: texts }) },
    fc.record({ kind: fc.constant("reset"), cell }),
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant("control"),
        cell,
        value: fc.oneof(fc.nat(12), fc.uniqueArray(fc.nat(9), { maxLength: 3 })),
      }),
    },
    fc.record({ kind: fc.constantFrom("runAll", "stop", "restart") }),
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("wait"), ticks: fc.nat(12) }) },
  );
  return fc.array(action, { maxLength: 25 });
};

/** Returns the control values after these actions. Restart resets all. */
const controlsAfter = (done: readonly Action[]): ControlValues =>
  done.reduce<ControlValues>((controls, action) => {
    if (action.kind === "restart") return {};
    return action.kind === "control"
      ? { ...controls, [action.cell]: { 0: action.value } }
      : controls;
  }, {});

async function apply(session: Session, action: Action): Promise<void> {
  if (action.kind === "edit") edit(session, action.cell, action.text);
  else if (action.kind === "run" || action.kind === "reset") session[action.kind](action.cell);
  else if (action.kind === "control") session.control(action.cell, 0, action.value);
  else if (action.kind === "wait") for (let i = 0; i < action.ticks; i++) await Promise.resolve();
  else session[action.kind]();
}

const scenario = fc
  .array(texts, { minLength: 1, maxLength: 5 })
  .chain((lesson) => fc.tuple(fc.constant(lesson), actions(lesson.length)));

test("after any actions, outputs that are not stale are those of a new run", async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ([lesson, done]) => {
      const session = sessionOf(lesson);
      const recorded = await topToBottom(lesson);
      for (const action of done) await apply(session, action);
      await session.settled();
      const codes = session.numbers.map((n) => session.code(n));
      const fresh = await topToBottom(codes, controlsAfter(done));
      for (const number of session.numbers) {
        const { stale, result, phase } = session.status(number);
        expect(phase).toBe("idle");
        if (stale || result?.ending?.kind === "stopped") continue;
        expect(result?.outputs ?? recorded[number - 1]).toEqual(fresh[number - 1]);
      }
    }),
    { numRuns: numberOfRuns(400) },
  );
});
