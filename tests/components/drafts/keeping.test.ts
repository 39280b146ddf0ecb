import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EditShelf } from "../../../components/notebook/drafts/edit-shelf.ts";
import { Keeping } from "../../../components/notebook/drafts/keeping.ts";
import type { KeepingState } from "../../../components/notebook/drafts/keeping-state.ts";
import { planLink } from "../../../components/notebook/drafts/link-plan.ts";
import { makeEdit, type Edit } from "../../../src/kernel/drafts/edit.ts";
import { readKept, writeKept, type Kept } from "../../../src/kernel/drafts/kept-edits.ts";
import { Cupboard } from "../../support/cupboard.ts";

const KEY = "grundy-edits:/lesson/";
const LESSON = ["one", "two", "three"];

/** A notebook of three cells; `load` is what stands between an edit and its cell. */
function openPage(cupboard: Cupboard, load: () => Promise<void> = async () => {}) {
  const texts = [...LESSON];
  const listeners: ((cell: number) => void)[] = [];
  const status = (cell: number) => listeners.forEach((listen) => listen(cell));
  const states: KeepingState[] = [];
  const edit = async (cell: number, text: string) => {
    texts[cell - 1] = text;
    status(cell);
    await load();
  };
  const session = {
    numbers: [1, 2, 3],
    code: (cell: number) => texts[cell - 1] ?? "",
    lesson: (cell: number) => LESSON[cell - 1] ?? "",
  };
  const notebook = {
    session,
    edit,
    listen: (listen: (cell: number) => void) => void listeners.push(listen),
  };
  const keeping = new Keeping(notebook, new EditShelf(KEY, () => cupboard), (state) =>
    states.push(state),
  );
  return { keeping, texts, status, edit, state: () => states.at(-1) };
}

function withKept(edits: readonly Edit[], aside: readonly Edit[] = []): Cupboard {
  const cupboard = new Cupboard();
  cupboard.texts.set(KEY, writeKept({ edits, aside }));
  return cupboard;
}

const kept = (cupboard: Cupboard): Kept => {
  const found = readKept(cupboard.texts.get(KEY) ?? writeKept({ edits: [], aside: [] }));
  return typeof found === "string" ? expect.unreachable(found) : found;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a page that is opened", () => {
  test("has the texts that were kept, and writes nothing", async () => {
    const cupboard = withKept([makeEdit(2, "two", "mine")]);
    const { keeping, texts } = openPage(cupboard);
    await keeping.open();
    vi.advanceTimersByTime(5000);
    expect(texts).toEqual(["one", "mine", "three"]);
    expect(cupboard.writes).toBe(0);
  });

  test("keeps what it cannot show: the compiler did not load, and a cell was run meanwhile", async () => {
    const edit = makeEdit(2, "two", "mine");
    const cupboard = withKept([edit]);
    const { keeping, status } = openPage(cupboard, () => Promise.reject(new Error("offline")));
    const opening = keeping.open();
    status(2);
    await expect(opening).rejects.toThrow("offline");
    status(2);
    keeping.leave();
    vi.advanceTimersByTime(5000);
    expect(kept(cupboard).edits).toEqual([edit]);
  });

  test("gives cells that have moved their texts, whichever way they moved", async () => {
    const cupboard = withKept([
      makeEdit(1, "two", "mine, of two"),
      makeEdit(2, "three", "mine, of three"),
      makeEdit(3, "gone", "mine, of none"),
    ]);
    const { keeping, texts, state } = openPage(cupboard);
    await keeping.open();
    keeping.leave();
    expect(texts).toEqual(["one", "mine, of two", "mine, of three"]);
    expect(state()?.aside.homeless).toEqual([3]);
    expect(kept(cupboard)).toEqual({
      edits: [makeEdit(2, "two", "mine, of two"), makeEdit(3, "three", "mine, of three")],
      aside: [makeEdit(3, "gone", "mine, of none")],
    });
  });
});

describe("a lesson that has changed", () => {
  const old = makeEdit(2, "before", "mine");

  test("shows its new text; the reader’s is set aside, and said to be", async () => {
    const cupboard = withKept([old]);
    const { keeping, texts, state } = openPage(cupboard);
    await keeping.open();
    expect(texts).toEqual(LESSON);
    expect(state()?.aside.lessonChanged).toEqual([2]);
    expect(kept(cupboard)).toEqual({ edits: [], aside: [old] });
  });

  test("and the reader’s text used: it is an edit of the lesson as it is now", async () => {
    const cupboard = withKept([old]);
    const { keeping, texts } = openPage(cupboard);
    await keeping.open();
    await keeping.use([[2, "mine"]]);
    expect(texts[1]).toBe("mine");
    expect(kept(cupboard)).toEqual({ edits: [makeEdit(2, "two", "mine")], aside: [] });
  });

  test("under more edits than any page has cells loses none", async () => {
    const all = Array.from({ length: 50 }, (_, i) => makeEdit(i + 1, "before", `mine ${i}`));
    const cupboard = withKept(all);
    const { keeping } = openPage(cupboard);
    await keeping.open();
    expect(
      kept(cupboard)
        .aside.map(({ text }) => text)
        .sort(),
    ).toEqual(all.map(({ text }) => text).sort());
  });
});

test("a page that did not open to its end opens with the lesson’s texts, and loses none", async () => {
  const edit = makeEdit(2, "two", "mine");
  const cupboard = withKept([edit]);
  const { keeping, texts, state } = openPage(cupboard);
  await keeping.open(true);
  expect(texts).toEqual(LESSON);
  expect(state()?.aside.unopened).toEqual([2]);
  expect(kept(cupboard)).toEqual({ edits: [], aside: [edit] });
});

test("this tab’s text kept: it is written again, and the other tab’s is set aside", async () => {
  const cupboard = withKept([]);
  const [one, other] = [openPage(cupboard), openPage(cupboard)];
  await one.edit(2, "one");
  one.keeping.leave();
  await other.edit(2, "other");
  other.keeping.leave();
  one.keeping.sync();
  expect(one.state()?.news.offers).toHaveLength(1);
  one.keeping.useHere(2);
  expect(one.texts[1]).toBe("one");
  expect(one.state()?.news.offers).toEqual([]);
  expect(kept(cupboard)).toEqual({
    edits: [makeEdit(2, "two", "one")],
    aside: [makeEdit(2, "two", "other")],
  });
});

test("an edit made while the page is going is written at once", async () => {
  const cupboard = new Cupboard();
  const { keeping, edit } = openPage(cupboard);
  keeping.leave();
  await edit(2, "last words");
  expect(kept(cupboard).edits).toEqual([makeEdit(2, "two", "last words")]);
});

test("what is brought back changes places with what stands in its cell", async () => {
  const aside = makeEdit(2, "two", "earlier");
  const cupboard = withKept([makeEdit(2, "two", "later")], [aside]);
  const { keeping, texts } = openPage(cupboard);
  await keeping.open();
  await keeping.use([[2, "earlier"]]);
  expect(texts[1]).toBe("earlier");
  expect(kept(cupboard)).toEqual({ edits: [aside], aside: [makeEdit(2, "two", "later")] });
});

test("a link’s text takes the place of all others on the page, which are set aside", async () => {
  const own = makeEdit(3, "three", "my own");
  const cupboard = withKept([own]);
  const { keeping, texts } = openPage(cupboard);
  await keeping.open();
  await keeping.use(planLink([makeEdit(2, "two", "shared")], keeping.cells).texts);
  expect(texts).toEqual(["one", "shared", "three"]);
  expect(kept(cupboard)).toEqual({ edits: [makeEdit(2, "two", "shared")], aside: [own] });
});
