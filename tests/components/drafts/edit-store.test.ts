import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EditShelf } from "../../../components/notebook/drafts/edit-shelf.ts";
import type { Shelf } from "../../../components/notebook/drafts/shelf.ts";
import { EditStore, type StoreNews } from "../../../components/notebook/drafts/edit-store.ts";
import { makeEdit, type Edit } from "../../../src/kernel/drafts/edit.ts";
import { Cupboard } from "../../support/cupboard.ts";

const KEY = "grundy-edits:/foundations/mex/";

function openTab(open: () => Shelf) {
  const heard: StoreNews[] = [];
  const store = new EditStore(new EditShelf(KEY, open), (news) => heard.push(news));
  const kept = store.open();
  return { store, kept, news: () => heard.at(-1) };
}

const edit = (cell: number, text: string): Edit => makeEdit(cell, "lesson", text);
const keep = (store: EditStore, cell: number, text: string) => {
  store.change(cell, edit(cell, text));
  store.flush();
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("typing", () => {
  test("is written after a pause, once", () => {
    const cupboard = new Cupboard();
    const { store } = openTab(() => cupboard);
    for (const text of ["l", "le", "let"]) {
      store.change(1, edit(1, text));
      vi.advanceTimersByTime(100);
    }
    expect(cupboard.writes).toBe(0);
    vi.advanceTimersByTime(400);
    expect(cupboard.writes).toBe(1);
    expect(openTab(() => cupboard).kept.edits).toEqual([edit(1, "let")]);
  });

  test("without a pause is written all the same, every two seconds", () => {
    const cupboard = new Cupboard();
    const { store } = openTab(() => cupboard);
    for (let i = 0; i < 100; i++) {
      store.change(1, edit(1, `text ${i}`));
      vi.advanceTimersByTime(100);
    }
    expect(cupboard.writes).toBeGreaterThanOrEqual(4);
    expect(cupboard.writes).toBeLessThanOrEqual(6);
  });

  test("is written at once when the page goes away", () => {
    const cupboard = new Cupboard();
    const { store } = openTab(() => cupboard);
    keep(store, 1, "last words");
    expect(openTab(() => cupboard).kept.edits).toEqual([edit(1, "last words")]);
    vi.advanceTimersByTime(5000);
    expect(cupboard.writes).toBe(1);
  });

  test("back to the lesson's text leaves nothing behind", () => {
    const cupboard = new Cupboard();
    const { store } = openTab(() => cupboard);
    keep(store, 1, "mine");
    store.change(1, undefined);
    store.flush();
    expect([...cupboard.texts.keys()]).toEqual([]);
  });
});

describe("a storage", () => {
  test("that is full costs nothing that was kept, and says which cells are not", () => {
    const cupboard = new Cupboard();
    const { store, news } = openTab(() => cupboard);
    keep(store, 1, "kept");
    cupboard.room = 500;
    store.change(2, edit(2, "x".repeat(1000)));
    keep(store, 3, "short");
    expect(news()?.unkept).toEqual({ why: "full", cells: [2, 3] });
    expect(openTab(() => cupboard).kept.edits).toEqual([edit(1, "kept")]);
    cupboard.room = Infinity;
    keep(store, 3, "now");
    expect(news()?.unkept).toBeUndefined();
    expect(openTab(() => cupboard).kept.edits).toHaveLength(3);
  });

  test("that is blocked is said, with the cells once there are some", () => {
    const { store, kept, news } = openTab(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(kept.edits).toEqual([]);
    expect(news()?.unkept).toEqual({ why: "blocked", cells: [] });
    keep(store, 2, "mine");
    expect(news()?.unkept).toEqual({ why: "blocked", cells: [2] });
  });

  test("that loses its permission while the page is open is said too", () => {
    const cupboard = new Cupboard();
    let blocked = false;
    const { store, news } = openTab(() => {
      if (blocked) throw new DOMException("denied", "SecurityError");
      return cupboard;
    });
    keep(store, 1, "mine");
    blocked = true;
    keep(store, 1, "more");
    expect(news()?.unkept).toEqual({ why: "blocked", cells: [1] });
  });
});

test("a text that is too long to keep does not stop the others from being kept", () => {
  const cupboard = new Cupboard();
  const { store, news } = openTab(() => cupboard);
  store.change(1, edit(1, "x".repeat(100_001)));
  keep(store, 2, "short");
  expect(news()?.unkept).toEqual({ why: "long", cells: [1] });
  expect(openTab(() => cupboard).kept.edits).toEqual([edit(2, "short")]);
});

describe("what cannot be read", () => {
  const damaged = '{"version":1,"edits":[';

  test("is moved, word for word, and the page works", () => {
    const cupboard = new Cupboard();
    cupboard.texts.set(KEY, damaged);
    const { store, kept, news } = openTab(() => cupboard);
    expect(kept.edits).toEqual([]);
    expect(news()?.unreadable).toEqual({ why: "damaged", text: damaged });
    expect([...cupboard.texts.values()]).toEqual([damaged]);
    keep(store, 1, "new");
    expect([...cupboard.texts.values()]).toContain(damaged);
    expect(openTab(() => cupboard).kept.edits).toEqual([edit(1, "new")]);
  });

  test("is moved each time to a name of its own", () => {
    const cupboard = new Cupboard();
    for (const text of ["one", "two", "one"]) {
      cupboard.texts.set(KEY, text);
      openTab(() => cupboard);
    }
    expect([...cupboard.texts.values()].sort()).toEqual(["one", "two"]);
  });

  test("stays where it is when there is no room to move it, and nothing is written over it", () => {
    const cupboard = new Cupboard();
    cupboard.texts.set(KEY, damaged);
    cupboard.room = 60;
    const { store, news } = openTab(() => cupboard);
    keep(store, 1, "new");
    expect(cupboard.texts.get(KEY)).toBe(damaged);
    expect(news()?.unkept).toEqual({ why: "full", cells: [1] });
  });
});

describe("two tabs", () => {
  test("hear of each other, and neither writes because of what it heard", () => {
    const cupboard = new Cupboard();
    const [one, other] = [openTab(() => cupboard), openTab(() => cupboard)];
    keep(one.store, 1, "one");
    const { writes } = cupboard;
    for (let i = 0; i < 3; i++) {
      other.store.sync();
      one.store.sync();
      vi.advanceTimersByTime(5000);
    }
    expect(other.news()?.offers).toEqual([{ cell: 1, theirs: edit(1, "one") }]);
    expect(one.news()?.offers).toEqual([]);
    expect(cupboard.writes).toBe(writes);
  });

  test("an answer ends the offer, in both", () => {
    const cupboard = new Cupboard();
    const [one, other] = [openTab(() => cupboard), openTab(() => cupboard)];
    keep(other.store, 1, "other");
    one.store.sync();
    keep(one.store, 1, "one");
    other.store.sync();
    const [offer] = other.news()?.offers ?? [];
    if (offer) other.store.take(offer);
    one.store.sync();
    expect([one, other].map((tab) => tab.news()?.offers)).toEqual([[], []]);
    const { edits, aside } = openTab(() => cupboard).kept;
    expect(edits).toEqual([edit(1, "one")]);
    expect(aside).toEqual([edit(1, "other")]);
  });
});

test("other edits take the place of all, which stay to hand until they are discarded", () => {
  const cupboard = new Cupboard();
  const { store, news } = openTab(() => cupboard);
  keep(store, 1, "mine");
  store.replace([edit(2, "shared")]);
  expect(news()?.kept).toEqual({ edits: [edit(2, "shared")], aside: [edit(1, "mine")] });
  store.discard(edit(1, "mine"));
  expect(news()?.kept).toEqual({ edits: [edit(2, "shared")], aside: [] });
});

test("to forget all is to leave nothing of this page, and to write nothing more", () => {
  const cupboard = new Cupboard();
  cupboard.texts.set("theme", "dark");
  const { store } = openTab(() => cupboard);
  keep(store, 1, "mine");
  store.change(2, edit(2, "typing"));
  store.forget();
  vi.advanceTimersByTime(5000);
  expect([...cupboard.texts]).toEqual([["theme", "dark"]]);
});
