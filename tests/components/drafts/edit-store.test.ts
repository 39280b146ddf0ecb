import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EditShelf } from "../../../components/notebook/drafts/edit-shelf.ts";
import type { Shelf } from "../../../components/notebook/drafts/shelf.ts";
import { EditStore, type StoreNews } from "../../../components/notebook/drafts/edit-store.ts";
import { makeEdit, type Edit } from "../../../src/kernel/drafts/edit.ts";
import { readKept, writeKept } from "../../../src/kernel/drafts/kept-edits.ts";
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
  const openBoth = () => {
    const cupboard = new Cupboard();
    const [one, other] = [openTab(() => cupboard), openTab(() => cupboard)];
    return { cupboard, one, other, kept: () => openTab(() => cupboard).kept };
  };

  test("that edit different cells keep both", () => {
    const { one, other, kept } = openBoth();
    keep(one.store, 1, "one");
    keep(other.store, 2, "other");
    expect(kept()).toEqual({ edits: [edit(1, "one"), edit(2, "other")], aside: [] });
  });

  test("that edit one cell keep the later text, and the earlier beside it", () => {
    const { one, other, kept } = openBoth();
    keep(one.store, 1, "one");
    keep(other.store, 1, "oth");
    keep(other.store, 1, "other");
    expect(kept()).toEqual({ edits: [edit(1, "other")], aside: [edit(1, "one")] });
  });

  test("hear of each other, and neither writes because of what it heard", () => {
    const { cupboard, one, other } = openBoth();
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

  test("a reset in one is offered to the other as the lesson's own text", () => {
    const cupboard = new Cupboard();
    keep(openTab(() => cupboard).store, 1, "start");
    const [one, other] = [openTab(() => cupboard), openTab(() => cupboard)];
    one.store.change(1, undefined);
    one.store.flush();
    other.store.sync();
    expect(other.news()?.offers).toEqual([{ cell: 1, theirs: undefined }]);
  });

  test("the other's text taken, the own one is kept beside it", () => {
    const { one, other, kept } = openBoth();
    keep(other.store, 1, "other");
    one.store.sync();
    keep(one.store, 1, "one");
    other.store.sync();
    other.store.replace(new Map([[1, edit(1, "one")]]));
    one.store.sync();
    expect([one, other].map((tab) => tab.news()?.offers)).toEqual([[], []]);
    expect(kept()).toEqual({ edits: [edit(1, "one")], aside: [edit(1, "other")] });
  });

  test("the lesson's text kept here, the other's is kept beside it, and the question is over", () => {
    const { one, other, kept } = openBoth();
    keep(other.store, 1, "other");
    one.store.change(1, undefined);
    one.store.flush();
    expect(one.news()?.offers).toEqual([]);
    expect(kept()).toEqual({ edits: [], aside: [edit(1, "other")] });
  });
});

test("an edit of a lesson that has changed since is set aside by a new edit of its cell", () => {
  const old = makeEdit(1, "the lesson before", "mine");
  const cupboard = new Cupboard();
  cupboard.texts.set(KEY, writeKept({ edits: [old], aside: [] }));
  const { store, news } = openTab(() => cupboard);
  keep(store, 1, "new");
  expect(news()?.kept).toEqual({ edits: [edit(1, "new")], aside: [old] });
});

test("what another edit takes the place of stays to hand until it is discarded", () => {
  const cupboard = new Cupboard();
  const { store, news } = openTab(() => cupboard);
  keep(store, 1, "mine");
  store.replace(new Map([[1, undefined], [2, edit(2, "shared")]])); // prettier-ignore
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

type Step =
  | { readonly do: "type"; readonly tab: 0 | 1; readonly cell: number; readonly reset: boolean }
  | { readonly do: "write" | "take" | "reload"; readonly tab: 0 | 1 };

const tab = fc.constantFrom<(0 | 1)[]>(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant("type" as const),
    tab,
    cell: fc.integer({ min: 1, max: 3 }),
    reset: fc.boolean(),
  }),
  fc.record({ do: fc.constantFrom("write", "take", "reload"), tab }),
);

/** Two tabs on one storage, and the texts that must not be lost, by a reckoning of its own. */
class Desk {
  readonly cupboard = new Cupboard();
  readonly tabs = [openTab(() => this.cupboard), openTab(() => this.cupboard)];
  /** What each tab was told that a cell has, or wrote into it: that it may replace. */
  readonly had = [new Map<number, string>(), new Map<number, string>()];
  /** What each tab's reader has typed and is not written yet. */
  readonly typed = [new Map<number, string>(), new Map<number, string>()];
  readonly owed = new Set<string>();

  do(next: Step, i: number): void {
    const { store, news } = this.tabs[next.tab] ?? expect.unreachable();
    const had = this.had[next.tab] ?? expect.unreachable();
    const typed = this.typed[next.tab] ?? expect.unreachable();
    if (next.do === "type") {
      store.change(next.cell, next.reset ? undefined : edit(next.cell, `text ${i}`));
      typed.set(next.cell, next.reset ? "" : `text ${i}`);
    } else if (next.do === "reload") {
      this.tabs[next.tab] = openTab(() => this.cupboard);
      typed.clear();
      had.clear();
      for (const { cell, text } of this.kept().edits) had.set(cell, text);
    } else if (next.do === "write") {
      store.flush();
      for (const [cell, text] of typed) {
        this.owed.delete(had.get(cell) ?? "");
        had.set(cell, text);
        if (text) this.owed.add(text);
      }
      typed.clear();
    } else {
      this.do({ do: "write", tab: next.tab }, i);
      store.sync();
      const [offer] = news()?.offers ?? [];
      if (!offer) return;
      store.replace(new Map([[offer.cell, offer.theirs]]));
      had.set(offer.cell, offer.theirs?.text ?? "");
    }
    const { edits, aside } = this.kept();
    const found = [...edits, ...aside].map(({ text }) => text);
    for (const text of this.owed) expect(found).toContain(text);
  }

  kept() {
    const kept = readKept(this.cupboard.texts.get(KEY) ?? writeKept({ edits: [], aside: [] }));
    return typeof kept === "string" ? expect.unreachable(kept) : kept;
  }
}

test("whatever two tabs do, nobody loses a text but the tab that had it and changed it", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 19, size: "max" }), (steps) => {
      const desk = new Desk();
      steps.forEach((next, i) => desk.do(next, i));
    }),
    { numRuns: 1000 },
  );
});
