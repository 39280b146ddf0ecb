import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  findFault,
  inProcessProgram,
  type End,
  type Program,
  type Run,
} from "../../src/judge/program.ts";
import { judge, STEPS, type Judgement, type Progress } from "../../src/judge/judge.ts";
import { seededRandom } from "../../src/judge/inputs.ts";
import { shrink } from "../../src/judge/shrink.ts";
import type { Plain, Task } from "../../src/judge/task.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";
import { numberOfRuns } from "../support/extent.ts";

const right = (heap: number): Plain => (heap % 3 === 0 ? "P" : "N");

/** A game of heaps; a move takes one or two stones. */
const task: Task<number> = {
  entry: "outcome",
  pass: (heap) => [heap],
  answer: right,
  print: (heap) => `${heap}\n`,
  samples: [4, 6],
  small: () => Array.from({ length: 40 }, (_, heap) => heap),
  random: (random) => Array.from({ length: 20 }, () => Math.floor(random() * 1000)),
  largest: () => Array.from({ length: 500 }, (_, at) => 1_000_000 + at),
  *simpler(heap) {
    if (heap > 1) yield Math.floor(heap / 2);
    if (heap > 0) yield heap - 1;
  },
  mistakes: [
    { id: "by-2", start: () => (heap) => (heap % 2 === 0 ? "P" : "N") },
    { id: "far", start: () => (heap) => (heap === 5000 ? "P" : right(heap)), shows: [5000] },
    {
      id: "turned",
      start: () => {
        let isTurned = false;
        return (heap) => {
          isTurned ||= heap === 7;
          return isTurned && heap === 9 ? "N" : right(heap);
        };
      },
    },
  ],
};

const options = { seed: 1, allowed: 1000 };

/** Returns a program with this end and time at the first matching case. */
function failing(at: (heap: number) => boolean, end: End, milliseconds = 0): Program<number> {
  return {
    run: (cases) => {
      const last = cases.findIndex(at);
      const answers = (last < 0 ? cases : cases.slice(0, last)).map(right);
      return Promise.resolve(
        last < 0
          ? { answers, end: { kind: "finished" }, milliseconds: 0 }
          : { answers, end, milliseconds },
      );
    },
  };
}

const judgedBy = (answer: (heap: number) => unknown): Promise<Judgement<number>> =>
  judge(
    task,
    inProcessProgram(() => answer),
    options,
  );

describe("judge", () => {
  test("accepts a program whose answers are all right, with its time and its limit", async () => {
    expect(await judgedBy(right)).toEqual({ verdict: "accepted", milliseconds: 0, allowed: 1000 });
  });

  test.each<[verdict: string, step: string, case_: number, (heap: number) => unknown]>([
    ["wrong", "sample", 0, () => "N"],
    ["wrong", "sample", 5, (heap) => (heap > 4 ? "?" : right(heap))],
    ["wrong", "small", 30, (heap) => (heap === 30 ? "N" : right(heap))],
    ["wrong", "mistakes", 5000, (heap) => (heap === 5000 ? "P" : right(heap))],
    ["wrong", "random", 41, (heap) => (heap > 40 && heap !== 5000 ? "?" : right(heap))],
    ["wrong", "largest", 15_625, (heap) => (heap >= 15_625 ? "?" : right(heap))],
    ["type", "small", 9, (heap) => (heap === 9 ? 9 : right(heap))],
    ["type", "small", 9, (heap) => (heap === 9 ? ["P"] : right(heap))],
    ["type", "small", 9, (heap) => (heap === 9 ? undefined : right(heap))],
    ["type", "small", 9, (heap) => (heap === 9 ? { toString: () => "P" } : right(heap))],
  ])("gives %s in the step %s with the case %i", async (verdict, step, one, answer) => {
    const judgement = await judgedBy(answer);
    expect(judgement).toMatchObject({ verdict, step, cases: [one] });
  });

  test.each<[verdict: string, end: End]>([
    ["time", { kind: "time" }],
    ["memory", { kind: "memory" }],
    ["runtime", { kind: "crash", message: "RangeError: no", line: 3 }],
    ["output", { kind: "flood" }],
    ["output", { kind: "finished" }],
  ])("gives %s if a program ends %o before an answer", async (verdict, end) => {
    const judgement = await judge(
      task,
      failing((heap) => heap > 25, end),
      options,
    );
    expect(judgement).toMatchObject({ verdict, step: "small", cases: [26], fault: { end } });
  });

  test.each<[verdict: string, end: End]>([
    ["time", { kind: "time" }],
    ["runtime", { kind: "crash", message: "signal 11" }],
  ])("gives %s at the case of a crash, even if earlier answers are lost", async (verdict, end) => {
    const lossy: Program<number> = {
      run: async (cases, allowed) => {
        const run = await failing((heap) => heap > 25, end).run(cases, allowed);
        return run.end.kind === "finished" ? run : { ...run, answers: [] };
      },
    };
    expect(await judge(task, lossy, options)).toMatchObject({ verdict, cases: [26] });
  });

  test("gives a time limit if all answers come too late", async () => {
    const slow: Program<number> = {
      run: (cases) =>
        Promise.resolve({
          answers: cases.map(right),
          end: { kind: "finished" },
          milliseconds: cases.length > 100 ? 1001 : 1000,
        }),
    };
    expect(await judge(task, slow, options)).toMatchObject({ verdict: "time", step: "largest" });
  });

  test("gives a fault of the output if there are more answers than cases", async () => {
    const verbose: Program<number> = {
      run: (cases) =>
        Promise.resolve({
          answers: [...cases.map(right), "P"],
          end: { kind: "finished" },
          milliseconds: 0,
        }),
    };
    expect(await judge(task, verbose, options)).toMatchObject({ verdict: "output" });
  });

  test("rejects with the program's error if it cannot be started", async () => {
    const missing: Program<number> = { run: () => Promise.reject(new Error("no such file")) };
    await expect(judge(task, missing, options)).rejects.toThrow("no such file");
  });
});

describe("state between cases", () => {
  test("is no fault if the answers are right", async () => {
    const program = inProcessProgram(() => {
      const known = new Map<number, Plain>();
      return (heap: number) => {
        if (!known.has(heap)) known.set(heap, right(heap));
        return known.get(heap);
      };
    });
    expect(await judge(task, program, options)).toMatchObject({ verdict: "accepted" });
  });

  test("is shown by the fewest cases, each of which is needed for the failure", async () => {
    const start = () => {
      const met = new Set<number>();
      return (heap: number) => {
        met.add(heap);
        return heap === 33 && met.has(5) && met.has(11) ? "N" : right(heap);
      };
    };
    const judgement = await judge(task, inProcessProgram(start), options);
    expect(judgement).toMatchObject({ verdict: "wrong", step: "small", cases: [5, 11, 33] });
  });

  test("is not reported if the cases after a case make its answer wrong", async () => {
    const hasty: Program<number> = {
      run: (cases) =>
        Promise.resolve({
          answers: cases.map((heap, at) => (heap === 6 && cases[at + 2] === 8 ? "N" : right(heap))),
          end: { kind: "finished" },
          milliseconds: 0,
        }),
    };
    expect(await judge({ ...task, samples: [5, 6, 7, 8, 9] }, hasty, options)).toMatchObject({
      verdict: "wrong",
      cases: [5, 6, 7, 8],
      fault: { at: 1, right: "P", given: "N" },
      mistakes: [],
    });
  });

  test("is named if a known mistake has the same state", async () => {
    const program = inProcessProgram(() => itemAt(task.mistakes, 2).start());
    expect(await judge(task, program, options)).toMatchObject({
      cases: [7, 9],
      mistakes: ["turned"],
    });
  });
});

test.each([
  [0, [3000]],
  [26, [3000, 3000]],
])("the case %i, which never ends, is run alone with the full time limit", async (heap, limits) => {
  const used: number[] = [];
  const hanging: Program<number> = {
    run: (cases, allowed) => {
      const end = { kind: "time", within: allowed - cases.indexOf(heap) } as const;
      if (cases.includes(heap)) used.push(allowed);
      return failing((one) => one === heap, end, allowed).run(cases, allowed);
    },
  };
  expect(await judge(task, hanging, { ...options, allowed: 3000 })).toMatchObject({
    verdict: "time",
    cases: [heap],
    fault: { at: 0, right: right(heap), end: { within: 3000 } },
    slow: "alone",
  });
  expect(used).toEqual(limits);
});

/** Returns a program whose cases take these times in milliseconds. A run that is out of time has no answers. */
function slow(takes: (heap: number) => number): Program<number> {
  return {
    run: (cases, allowed) => {
      let milliseconds = 0;
      for (const heap of cases) milliseconds += takes(heap);
      const isTimedOut = milliseconds > allowed;
      return Promise.resolve({
        answers: isTimedOut ? [] : cases.map(right),
        end: { kind: isTimedOut ? "time" : "finished" },
        milliseconds: Math.min(milliseconds, allowed),
      });
    },
  };
}

test("if the work grows with the size, the smallest case that is too slow alone is shown", async () => {
  const judgement = await judge(
    task,
    slow((heap) => 1.5 ** heap),
    options,
  );
  // 1.5^17 is 985, and 1.5^18 is 1478.
  expect(judgement).toMatchObject({ verdict: "time", step: "small", cases: [18], slow: "alone" });
});

test.each([0, 100, 3000])(
  "a slow case is made as small as possible if a start takes %i ms",
  async (start) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const sized: Task<number> = {
      ...task,
      small: () => [1],
      random: () => [144],
      simpler: () => [],
      numbers: (heap) => [{ value: heap, min: 1, replace: (by) => by }],
      mistakes: [],
    };
    // A recursive function without memory, whose work nearly doubles with each stone: 1.9^23 is 2.6 million.
    const takes = (heap: number): number => 1.9 ** heap / 1000;
    const program: Program<number> = {
      run: (cases, allowed) => {
        const answers: Plain[] = [];
        let left = allowed;
        for (const heap of cases) {
          if (takes(heap) > left) break;
          left -= takes(heap);
          answers.push(right(heap));
        }
        const isTimedOut = answers.length < cases.length;
        const milliseconds = isTimedOut ? allowed : allowed - left;
        const end = isTimedOut
          ? ({ kind: "time", within: left } as const)
          : { kind: "finished" as const };
        vi.setSystemTime(Date.now() + start + milliseconds);
        return Promise.resolve({ answers, end, milliseconds });
      },
    };
    const judgement = await judge(sized, program, { ...options, allowed: 3000 });
    expect(takes(23)).toBeLessThan(3000);
    expect(judgement).toMatchObject({
      verdict: "time",
      step: "random",
      cases: [24],
      slow: "alone",
    });
  },
);

test("if no single case is too slow, all cases together are reported", async () => {
  const judgement = await judge(
    task,
    slow(() => 10),
    options,
  );
  expect(judgement).toMatchObject({ verdict: "time", step: "largest", slow: "together" });
  expect(judgement).toHaveProperty("cases.length", 500);
});

test.each([1, 2, 3])(
  "no single case is reported if a program of varying speed prints its answers one by one: seed %i",
  async (seed) => {
    const random = seededRandom(seed);
    const program: Program<number> = {
      run: (cases, allowed) => {
        const each = 0.2 * (1 + 2 * random());
        const isTimedOut = cases.length * each > allowed;
        const answered = isTimedOut ? Math.floor(allowed / each) : cases.length;
        return Promise.resolve({
          answers: cases.slice(0, answered).map(right),
          end: { kind: isTimedOut ? "time" : "finished" },
          milliseconds: Math.min(cases.length * each, allowed),
        });
      },
    };
    const many = { ...task, largest: () => Array.from({ length: 100_000 }, (_, at) => at) };
    const judgement = await judge(many, program, { ...options, allowed: 3000 });
    expect(judgement).toMatchObject({ verdict: "time", slow: "together" });
  },
);

test("the smallest failing numbers are found, even if some answers between them are right by chance", async () => {
  const numbered: Task<readonly number[]> = {
    entry: "outcomes",
    pass: (heaps) => [heaps],
    answer: (heaps) => String(heaps.map(right)),
    print: String,
    samples: [[1]],
    small: () => [[1]],
    random: () => [[7, 999_999_966]],
    largest: () => [],
    numbers: (heaps) =>
      heaps.map((value, at) => ({ value, min: 1, replace: (by) => heaps.with(at, by) })),
    mistakes: [],
  };
  const runs: number[] = [];
  const here = inProcessProgram<readonly number[]>(
    () => (heaps) => String(heaps.map((heap) => (heap > 32_767 ? "N" : right(heap)))),
  );
  const program: Program<readonly number[]> = {
    run: (cases, allowed) => {
      runs.push(cases.length);
      return here.run(cases, allowed);
    },
  };
  // All heaps from 32,768 on are called N: the first that is P is 32,769.
  expect(await judge(numbered, program, options)).toMatchObject({ cases: [[1, 32_769]] });
  expect(runs.length).toBeLessThan(100);
});

test("a failure after 60,000 right answers is found quickly, and other tasks run meanwhile", async () => {
  const many: Task<number> = {
    ...task,
    largest: () => Array.from({ length: 100_000 }, (_, at) => at),
  };
  const program = inProcessProgram<number>(() => {
    let count = 0;
    return (heap) => ((count += 1) > 60_000 ? "P" : right(heap));
  });
  const other = new Promise((resolve) => setTimeout(resolve, 0, "other task"));
  const judgement = judge(many, program, options);
  expect(await Promise.race([judgement, other])).toBe("other task");
  expect(await judgement).toMatchObject({ verdict: "wrong", step: "largest" });
}, 10_000);

test("a mistake is named only if all answers of the program are those of the mistake", async () => {
  const by2 = (heap: number): Plain => (heap % 2 === 0 ? "P" : "N");
  expect(await judgedBy(by2)).toMatchObject({ mistakes: ["by-2"] });
  expect(await judgedBy((heap) => (heap === 39 ? "P" : by2(heap)))).toMatchObject({ mistakes: [] });
  // It answers every small case, and the cases that show other mistakes, like "far", but not random cases.
  const farther = (heap: number): Plain =>
    heap === 5000 || (heap > 500 && heap < 1000) ? "P" : right(heap);
  expect(await judgedBy(farther)).toMatchObject({ mistakes: [] });
});

test("all mistakes with the same answers are named", async () => {
  const other = { id: "odd", start: () => (heap: number) => (heap % 2 > 0 ? "N" : "P") };
  const program = inProcessProgram(() => other.start());
  const judgement = await judge({ ...task, mistakes: [...task.mistakes, other] }, program, options);
  expect(judgement).toMatchObject({ mistakes: ["by-2", "odd"] });
});

test("stopping any run ends the judgement, and no other run follows", async () => {
  for (const answer of [right, () => "N", (heap: number) => (heap === 20 ? "P" : right(heap))]) {
    const runs = { count: 0 };
    const counted = (until: number): Program<number> => {
      const here = inProcessProgram<number>(() => answer);
      return {
        run: async (cases, allowed): Promise<Run> => {
          runs.count += 1;
          const run = await here.run(cases, allowed);
          return runs.count < until ? run : { ...run, answers: [], end: { kind: "stopped" } };
        },
      };
    };
    await judge(task, counted(Infinity), options);
    const all = runs.count;
    expect(all).toBeGreaterThan(2);
    for (let until = 1; until <= all; until++) {
      runs.count = 0;
      expect(await judge(task, counted(until), options)).toEqual({ verdict: "stopped" });
      expect(runs.count).toBe(until);
    }
  }
});

test("each step reports its cases, its time at the end, and its verdict on a failure", async () => {
  const reports: Progress[] = [];
  const report = (progress: Progress): void => void reports.push(progress);
  await judge(
    task,
    inProcessProgram(() => right),
    { ...options, report },
  );
  const ended = reports.filter(({ milliseconds }) => milliseconds !== undefined);
  expect(ended.map(({ step }) => step)).toEqual(STEPS);
  expect(ended.map(({ cases }) => cases)).toEqual([2, 40, 1, 100, 500]);

  reports.length = 0;
  const run: Program<number>["run"] = (cases) =>
    Promise.resolve({
      answers: cases.map(right),
      end: { kind: "finished" },
      milliseconds: 100 - cases.length / 10,
    });
  const judgement = await judge(task, { run }, { ...options, report });
  const times = reports.flatMap(({ milliseconds = [] }) => milliseconds);
  expect(times).toEqual([99.8, 96, 99.9, 98, 50]);
  expect(judgement).toMatchObject({ milliseconds: 50 });

  const random = reports.filter(({ step }) => step === "random");
  expect(random.map(({ answered }) => answered)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(reports.every(({ answered, cases }) => answered <= cases)).toBe(true);
  reports.length = 0;
  await judge(
    task,
    inProcessProgram(() => (heap) => (heap === 30 ? "N" : right(heap))),
    { ...options, report },
  );
  expect(reports.at(-1)).toEqual({ step: "small", answered: 30, cases: 40, verdict: "wrong" });
});

/** The state of a program that fails at a heap after it has met certain others: it throws or gives a wrong answer. */
const state = fc.record({
  met: fc.uniqueArray(fc.nat(39), { maxLength: 4 }),
  at: fc.nat(39),
  how: fc.constantFrom("wrong", "type", "throws"),
});

test("the cases found for a program with state fail at the last one, and do not fail without any of them", async () => {
  await fc.assert(
    fc.asyncProperty(
      state,
      fc.shuffledSubarray([...task.small()], { minLength: 1 }),
      async ({ met, at, how }, input) => {
        const program = inProcessProgram<number>(() => {
          const seen = new Set<number>();
          return (heap) => {
            seen.add(heap);
            if (heap !== at || !met.every((one) => seen.has(one))) return right(heap);
            if (how === "throws") throw new RangeError("no");
            return how === "type" ? 1 : "?";
          };
        });
        const fault = async (cases: readonly number[]) =>
          findFault(task, cases, await program.run(cases, 1000));
        const run = await program.run(input, 1000);
        const first = findFault(task, input, run);
        if (!first) return;
        const failed = { step: "random", input, run, fault: first } as const;
        const found = await shrink(task, program, failed, 1000);
        const { cases } = found;
        expect(await fault(cases)).toMatchObject({ at: cases.length - 1 });
        for (const left of cases) {
          expect(await fault(cases.filter((one) => one !== left))).toBeUndefined();
        }
      },
    ),
    { numRuns: numberOfRuns(1000) },
  );
});
