import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EditShelf } from "../../../components/notebook/drafts/edit-shelf.ts";
import { Keeping } from "../../../components/notebook/drafts/keeping.ts";
import type { KeepingState } from "../../../components/notebook/drafts/keeping-state.ts";
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
    expect(state()?.homeless).toEqual([3]);
    expect(kept(cupboard)).toEqual({
      edits: [makeEdit(2, "two", "mine, of two"), makeEdit(3, "three", "mine, of three")],
      aside: [makeEdit(3, "gone", "mine, of none")],
    });
  });
});

describe("a lesson that has changed", () => {
  const old = makeEdit(2, "before", "mine");

  test("asks; a new edit of the cell answers, and the old text is set aside", async () => {
    const cupboard = withKept([old]);
    const { keeping, texts, edit, state } = openPage(cupboard);
    await keeping.open();
    expect(texts).toEqual(LESSON);
    expect(state()?.changed).toHaveLength(1);
    await edit(2, "newer");
    keeping.leave();
    expect(state()?.changed).toEqual([]);
    expect(kept(cupboard)).toEqual({ edits: [makeEdit(2, "two", "newer")], aside: [old] });
  });

  test("and the reader’s text chosen: it is an edit of the lesson as it is now", async () => {
    const cupboard = withKept([old]);
    const { keeping, texts, state } = openPage(cupboard);
    await keeping.open();
    const [question] = state()?.changed ?? [];
    if (question) await keeping.useMine(question);
    expect(texts[1]).toBe("mine");
    expect(kept(cupboard)).toEqual({ edits: [makeEdit(2, "two", "mine")], aside: [] });
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
  await keeping.bringBack(aside);
  expect(texts[1]).toBe("earlier");
  expect(kept(cupboard)).toEqual({ edits: [aside], aside: [makeEdit(2, "two", "later")] });
});
