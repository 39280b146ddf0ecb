import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { shelfKey } from "../../../components/notebook/drafts/marks.ts";
import { Cupboard } from "../../support/cupboard.ts";
import { DRAFTS_KEY, draftPage, edit, keptIn } from "../../support/draft-page.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("edits belong to their page, however it is called", () => {
  expect(shelfKey("/a/index.html")).toBe(shelfKey("/a/"));
  expect(shelfKey("/a/")).not.toBe(shelfKey("/b/"));
});

describe("typing", () => {
  test("is written after a pause, once", async () => {
    const cupboard = new Cupboard();
    const { type } = draftPage(() => cupboard);
    for (const text of ["l", "le", "let"]) {
      await type(1, text);
      vi.advanceTimersByTime(100);
    }
    expect(cupboard.writes).toBe(0);
    vi.advanceTimersByTime(400);
    expect(cupboard.writes).toBe(1);
    expect(keptIn(cupboard).edits).toEqual([edit(1, "let")]);
  });

  test("without a pause is written all the same, every two seconds", async () => {
    const cupboard = new Cupboard();
    const { type } = draftPage(() => cupboard);
    for (let i = 0; i < 100; i++) {
      await type(1, `text ${i}`);
      vi.advanceTimersByTime(100);
    }
    expect(cupboard.writes).toBeGreaterThanOrEqual(4);
    expect(cupboard.writes).toBeLessThanOrEqual(6);
  });

  test("is written at once when the page goes away, and while it goes", async () => {
    const cupboard = new Cupboard();
    const { keeping, type } = draftPage(() => cupboard);
    await type(1, "last words");
    keeping.leave();
    expect(keptIn(cupboard).edits).toEqual([edit(1, "last words")]);
    await type(2, "the very last");
    expect(keptIn(cupboard).edits).toEqual([edit(1, "last words"), edit(2, "the very last")]);
    vi.advanceTimersByTime(5000);
    expect(cupboard.writes).toBe(2);
  });

  test("back to the lesson's text leaves nothing behind", async () => {
    const cupboard = new Cupboard();
    const { keep } = draftPage(() => cupboard);
    await keep(1, "mine");
    await keep(1, "one");
    expect([...cupboard.texts.keys()]).toEqual([]);
  });
});

describe("a storage", () => {
  test("that is full costs nothing that was kept, and says which cells are not", async () => {
    const cupboard = new Cupboard();
    const { keep, type, news } = draftPage(() => cupboard);
    await keep(1, "kept");
    cupboard.room = 500;
    await type(2, "x".repeat(1000));
    await keep(3, "short");
    expect(news()?.unkept).toEqual({ why: "full", cells: [2, 3] });
    expect(keptIn(cupboard).edits).toEqual([edit(1, "kept")]);
    cupboard.room = Infinity;
    await keep(3, "now");
    expect(news()?.unkept).toBeUndefined();
    expect(keptIn(cupboard).edits).toHaveLength(3);
  });

  test("that loses its permission while the page is open is said to, with the cells", async () => {
    const cupboard = new Cupboard();
    let blocked = false;
    const { keep, news } = draftPage(() => {
      if (blocked) throw new DOMException("denied", "SecurityError");
      return cupboard;
    });
    await keep(1, "mine");
    blocked = true;
    await keep(1, "more");
    expect(news()?.unkept).toEqual({ why: "blocked", cells: [1] });
  });

  test("that is blocked when the page opens leaves it at work", async () => {
    const { keeping, keep, texts, news } = draftPage(() => {
      throw new DOMException("denied", "SecurityError");
    });
    await keeping.open();
    expect(news()?.unkept).toEqual({ why: "blocked", cells: [] });
    await keep(2, "mine");
    expect(texts).toEqual(["one", "mine", "three"]);
    expect(news()?.unkept).toEqual({ why: "blocked", cells: [2] });
  });
});

test("a text that is too long to keep does not stop the others from being kept", async () => {
  const cupboard = new Cupboard();
  const { keep, type, news } = draftPage(() => cupboard);
  await type(1, "x".repeat(100_001));
  await keep(2, "short");
  expect(news()?.unkept).toEqual({ why: "long", cells: [1] });
  expect(keptIn(cupboard).edits).toEqual([edit(2, "short")]);
});

describe("what cannot be read", () => {
  const damaged = '{"version":1,"edits":[';

  test("is moved, word for word, and the page works", async () => {
    const cupboard = new Cupboard();
    cupboard.texts.set(DRAFTS_KEY, damaged);
    const { keeping, keep, news } = draftPage(() => cupboard);
    await keeping.open();
    expect(news()?.unreadable).toEqual({ why: "damaged", text: damaged });
    expect([...cupboard.texts.values()]).toEqual([damaged]);
    await keep(1, "new");
    expect([...cupboard.texts.values()]).toContain(damaged);
    expect(keptIn(cupboard).edits).toEqual([edit(1, "new")]);
  });

  test("is moved each time to a name of its own", async () => {
    const cupboard = new Cupboard();
    for (const text of ["one", "two", "one"]) {
      cupboard.texts.set(DRAFTS_KEY, text);
      await draftPage(() => cupboard).keeping.open();
    }
    expect([...cupboard.texts.values()].sort()).toEqual(["one", "two"]);
  });

  test("stays where it is when there is no room to move it, and nothing is written over it", async () => {
    const cupboard = new Cupboard();
    cupboard.texts.set(DRAFTS_KEY, damaged);
    cupboard.room = 60;
    const { keeping, keep, news } = draftPage(() => cupboard);
    await keeping.open();
    await keep(1, "new");
    expect(cupboard.texts.get(DRAFTS_KEY)).toBe(damaged);
    expect(news()?.unkept).toEqual({ why: "full", cells: [1] });
  });
});

test("to forget all is to leave nothing of this page, and to write nothing more", async () => {
  const cupboard = new Cupboard();
  cupboard.texts.set("theme", "dark");
  const { keeping, keep, type, texts } = draftPage(() => cupboard);
  await keep(1, "mine");
  await type(2, "typing");
  await keeping.forget();
  vi.advanceTimersByTime(5000);
  expect(texts).toEqual(["one", "two", "three"]);
  expect([...cupboard.texts]).toEqual([["theme", "dark"]]);
});
