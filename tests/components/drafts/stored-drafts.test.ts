import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { storageKey } from "../../../components/cell/drafts/browser-storage.ts";
import { EDIT_LIMITS } from "../../../src/notebook/drafts/edit.ts";
import { Cupboard } from "../../support/cupboard.ts";
import { DRAFTS_KEY, draftPage, edit, storedIn } from "../../support/draft-page.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("edits belong to their page, however it is called", () => {
  expect(storageKey("/a/index.html")).toBe(storageKey("/a/"));
  expect(storageKey("/a/")).not.toBe(storageKey("/b/"));
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
    expect(storedIn(cupboard).edits).toEqual([edit(1, "let")]);
  });

  test("without a pause is written all the same, every half a second", async () => {
    const cupboard = new Cupboard();
    const { type } = draftPage(() => cupboard);
    for (let i = 0; i < 100; i++) {
      await type(1, `text ${i}`);
      vi.advanceTimersByTime(100);
    }
    expect(cupboard.writes).toBeGreaterThanOrEqual(20);
    expect(cupboard.writes).toBeLessThanOrEqual(25);
  });

  test("is written at once when the page goes away, and while it goes", async () => {
    const cupboard = new Cupboard();
    const { drafts, type } = draftPage(() => cupboard);
    await type(1, "last words");
    drafts.leave();
    expect(storedIn(cupboard).edits).toEqual([edit(1, "last words")]);
    await type(2, "the very last");
    expect(storedIn(cupboard).edits).toEqual([edit(1, "last words"), edit(2, "the very last")]);
    vi.advanceTimersByTime(5000);
    expect(cupboard.writes).toBe(2);
  });

  test("back to the lesson's text leaves nothing behind", async () => {
    const cupboard = new Cupboard();
    const { write } = draftPage(() => cupboard);
    await write(1, "mine");
    await write(1, "one");
    expect([...cupboard.texts.keys()]).toEqual([]);
  });
});

describe("a storage", () => {
  test("that is full costs nothing that was kept, and says which cells are not", async () => {
    const cupboard = new Cupboard();
    const { write, type, state } = draftPage(() => cupboard);
    await write(1, "kept");
    cupboard.room = 500;
    await type(2, "x".repeat(1000));
    await write(3, "short");
    expect(state().unstored).toEqual({ why: "full", cells: [2, 3] });
    expect(storedIn(cupboard).edits).toEqual([edit(1, "kept")]);
    cupboard.room = Infinity;
    await write(3, "now");
    expect(state().unstored).toBeUndefined();
    expect(storedIn(cupboard).edits).toHaveLength(3);
  });

  test("that loses its permission while the page is open is said to, with the cells", async () => {
    const cupboard = new Cupboard();
    let blocked = false;
    const { write, state } = draftPage(() => {
      if (blocked) throw new DOMException("denied", "SecurityError");
      return cupboard;
    });
    await write(1, "mine");
    blocked = true;
    await write(1, "more");
    expect(state().unstored).toEqual({ why: "blocked", cells: [1] });
  });

  test("that is blocked when the page opens leaves it at work", async () => {
    const { drafts, write, texts, state } = draftPage(() => {
      throw new DOMException("denied", "SecurityError");
    });
    await drafts.open();
    expect(state().unstored).toEqual({ why: "blocked", cells: [] });
    await write(2, "mine");
    expect(texts).toEqual(["one", "mine", "three"]);
    expect(state().unstored).toEqual({ why: "blocked", cells: [2] });
  });
});

test("a long text is stored like any other, as far as a page may store", async () => {
  const cupboard = new Cupboard();
  const { write, state } = draftPage(() => cupboard);
  const long = "x".repeat(500_000);
  await write(1, long);
  await write(2, "short");
  expect(storedIn(cupboard).edits).toEqual([edit(1, long), edit(2, "short")]);
  await write(3, "x".repeat(EDIT_LIMITS.json));
  expect(state().unstored).toEqual({ why: "full", cells: [3] });
  expect(storedIn(cupboard).edits).toEqual([edit(1, long), edit(2, "short")]);
});

describe("what cannot be read", () => {
  const damaged = '{"version":1,"edits":[';

  test("is moved, word for word, and the page works", async () => {
    const cupboard = new Cupboard();
    cupboard.texts.set(DRAFTS_KEY, damaged);
    const { drafts, write, state } = draftPage(() => cupboard);
    await drafts.open();
    expect(state().unreadable).toEqual({ why: "damaged", text: damaged });
    expect([...cupboard.texts.values()]).toEqual([damaged]);
    await write(1, "new");
    expect([...cupboard.texts.values()]).toContain(damaged);
    expect(storedIn(cupboard).edits).toEqual([edit(1, "new")]);
  });

  test("while the page is open costs nothing that the page shows: it is written again", async () => {
    const cupboard = new Cupboard();
    const { drafts, write, state } = draftPage(() => cupboard);
    await write(1, "mine");
    cupboard.texts.set(DRAFTS_KEY, damaged);
    drafts.sync();
    expect(state().unreadable).toEqual({ why: "damaged", text: damaged });
    expect(storedIn(cupboard).edits).toEqual([edit(1, "mine")]);
    expect([...cupboard.texts.values()]).toContain(damaged);
  });

  test("is moved to one key, where it replaces an older one", async () => {
    const cupboard = new Cupboard();
    for (const text of ["one", "two", "three"]) {
      cupboard.texts.set(DRAFTS_KEY, text);
      await draftPage(() => cupboard).drafts.open();
    }
    expect([...cupboard.texts.values()]).toEqual(["three"]);
  });

  test("stays where it is when there is no room to move it, and nothing is written over it", async () => {
    const cupboard = new Cupboard();
    cupboard.texts.set(DRAFTS_KEY, damaged);
    cupboard.room = 60;
    const { drafts, write, state } = draftPage(() => cupboard);
    await drafts.open();
    await write(1, "new");
    expect(cupboard.texts.get(DRAFTS_KEY)).toBe(damaged);
    expect(state().unstored).toEqual({ why: "full", cells: [1] });
  });
});

test("to forget all is to leave nothing of this page, and to write nothing more", async () => {
  const cupboard = new Cupboard();
  cupboard.texts.set("theme", "dark");
  const { drafts, write, type, texts } = draftPage(() => cupboard);
  await write(1, "mine");
  await type(2, "typing");
  await drafts.forget();
  vi.advanceTimersByTime(5000);
  expect(texts).toEqual(["one", "two", "three"]);
  expect([...cupboard.texts]).toEqual([["theme", "dark"]]);
});
