import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import {
  markJudged,
  markRead,
  markSolved,
  progressIn,
  readProgress,
  writeProgress,
  type Progress,
  ProgressStore,
} from "../../components/progress/progress.ts";
import { PROGRESS_KEY } from "../../components/progress/progress-events.ts";
import { Cupboard, stubStorage, unstubStorage } from "../support/cupboard.ts";

const MEX = "foundations/mex";
const none: Progress = new Map();

/** What a reader does, in any order. */
const deed = fc.oneof(
  fc.tuple(fc.constantFrom("a", MEX, "__proto__"), fc.integer({ min: 1, max: 9 })).map(
    ([path, exercise]) =>
      (progress: Progress) =>
        markSolved(progress, path, exercise),
  ),
  fc.tuple(fc.constantFrom("a", MEX), fc.boolean()).map(
    ([path, read]) =>
      (progress: Progress) =>
        markRead(progress, path, read),
  ),
  fc
    .oneof(
      fc.record({ verdict: fc.constant("accepted" as const), milliseconds: fc.nat() }),
      fc.record({ verdict: fc.constant("wrong" as const), input: fc.string({ maxLength: 2000 }) }),
    )
    .map((judged) => (progress: Progress) => markJudged(progress, MEX, judged)),
);

describe("progress", () => {
  test("is read as it was written", () => {
    fc.assert(
      fc.property(fc.array(deed), (deeds) => {
        const progress = deeds.reduce((before, next) => next(before), none);
        expect(readProgress(writeProgress(progress))).toEqual(progress);
      }),
    );
  });

  test("has nothing of an article in which nothing is done", () => {
    const progress = markRead(markSolved(none, MEX, 2), MEX, true);
    expect(progressIn(progress, MEX)).toEqual({ read: true, solved: [2] });
    expect(markRead(markRead(none, MEX, true), MEX, false)).toEqual(none);
  });

  test("counts an exercise once, in order", () => {
    const progress = [4, 12, 1, 4].reduce((before, n) => markSolved(before, MEX, n), none);
    expect(progressIn(progress, MEX).solved).toEqual([1, 4, 12]);
  });

  test("keeps why a program was rejected, with a short input, until it is accepted", () => {
    const judged = (progress: Progress) => progressIn(progress, MEX).judged;
    const wrong = { verdict: "wrong", input: "1 1 1\n0 0 0\n" } as const;
    const rejected = markJudged(none, MEX, wrong);
    expect(judged(rejected)).toEqual(wrong);
    expect(judged(markJudged(rejected, MEX, { verdict: "time", input: "9".repeat(1001) }))).toEqual(
      {
        verdict: "time",
      },
    );
    const accepted = markJudged(rejected, MEX, { verdict: "accepted", milliseconds: 40 });
    expect(judged(accepted)).toEqual({ verdict: "accepted", milliseconds: 40 });
    expect(markJudged(accepted, MEX, wrong)).toEqual(accepted);
    expect(judged(markSolved(markRead(accepted, MEX, true), MEX, 1))).toEqual(judged(accepted));
  });

  test("is read where an earlier version of the site has stored it", () => {
    const stored = '{"version":1,"articles":{"foundations/mex":{"read":true,"solved":[2]}}}';
    expect(readProgress(stored)).toEqual(new Map([[MEX, { read: true, solved: [2] }]]));
  });

  test.each([
    "",
    "null",
    '{"version":1',
    '{"version":"1","articles":{}}',
    '{"version":2,"articles":{"a":{"read":true,"solved":[]}}}',
    '{"version":1,"articles":{"a":{"read":"yes","solved":[]}}}',
    '{"version":1,"articles":{"a":{"read":true,"solved":[0]}}}',
    '{"version":1,"articles":{"a":{"read":true,"solved":[1.5]}}}',
    '{"version":1,"articles":{"a":{"read":true,"solved":{"length":1}}}}',
    `{"version":1,"articles":{"${"a".repeat(201)}":{"read":true,"solved":[]}}}`,
    `{"version":1,"articles":{"a":{"read":true,"solved":[]}}${" ".repeat(200_000)}}`,
  ])("%.60s has no progress that can be read", (text) => {
    expect(readProgress(text)).toEqual(none);
  });
});

describe("a store", () => {
  afterEach(unstubStorage);

  const solve = (exercise: number) => (progress: Progress) => markSolved(progress, MEX, exercise);

  test("keeps what two tabs do", () => {
    const cupboard = new Cupboard();
    stubStorage(() => cupboard);
    const [one, other] = [new ProgressStore(), new ProgressStore()];
    one.change(solve(1));
    other.change(solve(2));
    expect(progressIn(one.read().progress, MEX).solved).toEqual([1, 2]);
  });

  test("leaves nothing behind when all is forgotten", () => {
    const cupboard = new Cupboard();
    cupboard.texts.set("theme", "dark");
    stubStorage(() => cupboard);
    const store = new ProgressStore();
    store.change(solve(1));
    expect(store.change(() => none)).toEqual({ progress: none });
    expect([...cupboard.texts]).toEqual([["theme", "dark"]]);
  });

  test("that is full says so, and holds what was done until there is room", () => {
    const cupboard = new Cupboard();
    stubStorage(() => cupboard);
    const store = new ProgressStore();
    store.change(solve(1));
    const saved = cupboard.texts.get(PROGRESS_KEY) ?? "";
    cupboard.capacity = PROGRESS_KEY.length + saved.length;
    const found = store.change(solve(2));
    expect(found.trouble).toBe("full");
    expect(progressIn(found.progress, MEX).solved).toEqual([1, 2]);
    expect(cupboard.texts.get(PROGRESS_KEY)).toBe(saved);
    expect(progressIn(store.read().progress, MEX).solved).toEqual([1, 2]);
    cupboard.capacity = Infinity;
    expect(store.change(solve(3)).trouble).toBeUndefined();
    const later = new ProgressStore().read();
    expect(progressIn(later.progress, MEX).solved).toEqual([1, 2, 3]);
  });

  test("that is blocked says so, and holds what was done", () => {
    stubStorage(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const store = new ProgressStore();
    expect(store.read()).toEqual({ progress: none, trouble: "blocked" });
    store.change(solve(1));
    const found = store.change(solve(2));
    expect(found.trouble).toBe("blocked");
    expect(progressIn(found.progress, MEX).solved).toEqual([1, 2]);
    expect(store.change(() => none)).toEqual({ progress: none, trouble: "blocked" });
  });

  test("replaces a text that cannot be read", () => {
    const cupboard = new Cupboard();
    cupboard.texts.set(PROGRESS_KEY, '{"version":1,"articles":');
    stubStorage(() => cupboard);
    const store = new ProgressStore();
    expect(store.read()).toEqual({ progress: none });
    store.change(solve(2));
    expect(progressIn(store.read().progress, MEX).solved).toEqual([2]);
  });
});
