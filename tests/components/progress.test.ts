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
import { LimitedStorage, stubStorage, unstubStorage } from "../support/limited-storage.ts";

const MEX = "foundations/mex";
const none: Progress = new Map();

/** A random change of a reader's progress. */
const change = fc.oneof(
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
  test("is equal after writing and reading", () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const progress = changes.reduce((before, next) => next(before), none);
        expect(readProgress(writeProgress(progress))).toEqual(progress);
      }),
    );
  });

  test("contains no entry of an article without progress", () => {
    const progress = markRead(markSolved(none, MEX, 2), MEX, true);
    expect(progressIn(progress, MEX)).toEqual({ read: true, solved: [2] });
    expect(markRead(markRead(none, MEX, true), MEX, false)).toEqual(none);
  });

  test("lists solved exercises once and in order", () => {
    const progress = [4, 12, 1, 4].reduce((before, n) => markSolved(before, MEX, n), none);
    expect(progressIn(progress, MEX).solved).toEqual([1, 4, 12]);
  });

  test("stores the last verdict with a short input, until the program is accepted", () => {
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

  test("can be read from the format of an earlier version of the site", () => {
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
  ])("is empty if the stored text is invalid: %.60s", (text) => {
    expect(readProgress(text)).toEqual(none);
  });
});

describe("ProgressStore", () => {
  afterEach(unstubStorage);

  const solve = (exercise: number) => (progress: Progress) => markSolved(progress, MEX, exercise);

  test("stores the changes of two tabs", () => {
    const storage = new LimitedStorage();
    stubStorage(() => storage);
    const [one, other] = [new ProgressStore(), new ProgressStore()];
    one.change(solve(1));
    other.change(solve(2));
    expect(progressIn(one.read().progress, MEX).solved).toEqual([1, 2]);
  });

  test("removes its entry when all progress is deleted", () => {
    const storage = new LimitedStorage();
    storage.texts.set("theme", "dark");
    stubStorage(() => storage);
    const store = new ProgressStore();
    store.change(solve(1));
    expect(store.change(() => none)).toEqual({ progress: none });
    expect([...storage.texts]).toEqual([["theme", "dark"]]);
  });

  test("reports a full storage, and preserves the progress until there is space", () => {
    const storage = new LimitedStorage();
    stubStorage(() => storage);
    const store = new ProgressStore();
    store.change(solve(1));
    const saved = storage.texts.get(PROGRESS_KEY) ?? "";
    storage.capacity = PROGRESS_KEY.length + saved.length;
    const found = store.change(solve(2));
    expect(found.trouble).toBe("full");
    expect(progressIn(found.progress, MEX).solved).toEqual([1, 2]);
    expect(storage.texts.get(PROGRESS_KEY)).toBe(saved);
    expect(progressIn(store.read().progress, MEX).solved).toEqual([1, 2]);
    storage.capacity = Infinity;
    expect(store.change(solve(3)).trouble).toBeUndefined();
    const later = new ProgressStore().read();
    expect(progressIn(later.progress, MEX).solved).toEqual([1, 2, 3]);
  });

  test("reports a blocked storage, and preserves the progress on the page", () => {
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

  test("replaces an unreadable stored text", () => {
    const storage = new LimitedStorage();
    storage.texts.set(PROGRESS_KEY, '{"version":1,"articles":');
    stubStorage(() => storage);
    const store = new ProgressStore();
    expect(store.read()).toEqual({ progress: none });
    store.change(solve(2));
    expect(progressIn(store.read().progress, MEX).solved).toEqual([2]);
  });
});
