import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { storageKey } from "../../components/cell/drafts/browser-storage.ts";
import { Drafts } from "../../components/cell/drafts/drafts.ts";
import {
  EDIT_LIMITS,
  makeEdit,
  readDrafts,
  writeDrafts,
  type Edit,
} from "../../src/notebook/drafts.ts";
import { Cupboard, stubStorage, unstubStorage } from "../support/cupboard.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  unstubStorage();
});

const KEY = "grundy-edits:/lesson/";
const LESSON = ["one", "two", "three"];

/** A reader's text of a cell, as an edit of the lesson as it is. */
const edit = (cell: number, text: string): Edit => makeEdit(cell, LESSON[cell - 1] ?? "", text);

/** A page of three cells that stores its edits. */
function openPage(open: () => Cupboard, load: () => Promise<void> = async () => {}) {
  stubStorage(open);
  const texts = [...LESSON];
  const listeners: (() => void)[] = [];
  const type = async (cell: number, text: string) => {
    texts[cell - 1] = text;
    listeners.forEach((listen) => listen());
    await load();
  };
  const session = {
    lessonCells: LESSON.map((code, i) => ({ number: i + 1, code })),
    code: (cell: number) => texts[cell - 1] ?? "",
  };
  const listen = (listener: () => void) => void listeners.push(listener);
  const drafts = new Drafts({ session, edit: type, listen }, KEY, () => {});
  drafts.record.load();
  /** Types a text, and waits until it is stored. */
  const write = (cell: number, text: string) => {
    void type(cell, text);
    vi.advanceTimersByTime(400);
  };
  return { drafts, texts, type, write };
}

/** A storage that holds these edits. */
function cupboardWith(...edits: Edit[]): Cupboard {
  const cupboard = new Cupboard();
  if (edits.length > 0) cupboard.texts.set(KEY, writeDrafts(edits));
  return cupboard;
}

const storedIn = ({ texts }: Cupboard) => readDrafts(texts.get(KEY) ?? writeDrafts([]));

test("edits belong to their page, however it is called", () => {
  expect(storageKey("/a/index.html")).toBe(storageKey("/a/"));
  expect(storageKey("/a/")).not.toBe(storageKey("/b/"));
});

describe("a page that is opened", () => {
  test("has the stored texts, and writes nothing", () => {
    const cupboard = cupboardWith(edit(2, "mine"));
    const { texts, drafts } = openPage(() => cupboard);
    vi.advanceTimersByTime(5000);
    expect(texts).toEqual(["one", "mine", "three"]);
    expect(drafts.saved).toEqual([2]);
    expect(cupboard.writes).toBe(0);
  });

  test("keeps a stored text that cannot be compiled because a script did not load", () => {
    const cupboard = cupboardWith(edit(2, "mine"));
    const offline = (): Promise<void> => Promise.reject(new Error("offline"));
    const { drafts, texts } = openPage(() => cupboard, offline);
    drafts.record.save();
    expect(texts[1]).toBe("mine");
    expect(storedIn(cupboard)).toEqual([edit(2, "mine")]);
  });

  test("gives cells that have moved their texts", () => {
    const moved = [makeEdit(1, "two", "mine, of two"), makeEdit(2, "three", "mine, of three")];
    const { texts, drafts } = openPage(() => cupboardWith(...moved));
    expect(texts).toEqual(["one", "mine, of two", "mine, of three"]);
    expect(drafts.outdated).toEqual([]);
  });
});

describe("typing", () => {
  test("is stored after a pause, once", () => {
    const cupboard = new Cupboard();
    const { type } = openPage(() => cupboard);
    for (const text of ["l", "le", "let"]) {
      void type(1, text);
      vi.advanceTimersByTime(100);
    }
    expect(cupboard.writes).toBe(0);
    vi.advanceTimersByTime(400);
    expect(cupboard.writes).toBe(1);
    expect(storedIn(cupboard)).toEqual([edit(1, "let")]);
  });

  test("back to the lesson's text leaves nothing in the storage", () => {
    const cupboard = new Cupboard();
    const { write } = openPage(() => cupboard);
    write(1, "mine");
    write(1, "one");
    expect([...cupboard.texts.keys()]).toEqual([]);
  });
});

describe("an edit of a text that the article no longer has", () => {
  const old = makeEdit(2, "before", "mine");

  test.each([
    ["used", true, "mine", [edit(2, "mine")]],
    ["refused", false, "two", []],
  ])("waits, and is %s when the reader has chosen", (_, isChosen, shown, stored) => {
    const cupboard = cupboardWith(old);
    const { drafts, texts } = openPage(() => cupboard);
    expect(texts).toEqual(LESSON);
    expect(drafts.outdated.map((one) => one.edit)).toEqual([old]);
    drafts.settle(isChosen);
    expect(texts[1]).toBe(shown);
    expect(drafts.outdated).toEqual([]);
    expect(storedIn(cupboard)).toEqual(stored);
  });

  test("is not lost by a new edit of the cell, or when the cell is gone", () => {
    const gone = makeEdit(9, "gone", "mine too");
    const cupboard = cupboardWith(old, gone);
    const { write } = openPage(() => cupboard);
    write(2, "new");
    expect(storedIn(cupboard)).toEqual([edit(2, "new"), old, gone]);
    const { drafts, texts } = openPage(() => cupboard);
    expect(texts[1]).toBe("new");
    expect(drafts.outdated.map((one) => [one.edit, one.cell?.number])).toEqual([
      [old, 2],
      [gone, undefined],
    ]);
  });
});

describe("two tabs", () => {
  const openBoth = (...edits: Edit[]) => {
    const cupboard = cupboardWith(...edits);
    return { cupboard, one: openPage(() => cupboard), other: openPage(() => cupboard) };
  };

  test("that edit different cells store both, even before they hear of each other", () => {
    const { cupboard, one, other } = openBoth();
    one.write(1, "mine");
    other.write(2, "mine too");
    expect(storedIn(cupboard)).toEqual([edit(1, "mine"), edit(2, "mine too")]);
  });

  test("that edit one cell: the last write wins, and the other tab follows", () => {
    const { cupboard, one, other } = openBoth();
    one.write(1, "first");
    other.write(1, "second");
    one.drafts.record.load();
    expect(one.texts[0]).toBe("second");
    expect(storedIn(cupboard)).toEqual([edit(1, "second")]);
  });

  test("follow each other's reset, and neither writes because of what it reads", () => {
    const { cupboard, one, other } = openBoth(edit(1, "mine"));
    one.write(1, "one");
    const { writes } = cupboard;
    other.drafts.record.load();
    vi.advanceTimersByTime(5000);
    expect(other.texts).toEqual(LESSON);
    expect(cupboard.writes).toBe(writes);
    expect([...cupboard.texts.keys()]).toEqual([]);
  });

  test("leave what is being typed: it is the next write", () => {
    const { cupboard, one, other } = openBoth();
    void other.type(1, "typing");
    void one.type(1, "first");
    one.drafts.record.save();
    other.drafts.record.load();
    expect(other.texts[0]).toBe("typing");
    other.drafts.record.save();
    expect(storedIn(cupboard)).toEqual([edit(1, "typing")]);
  });
});

describe("a storage", () => {
  test("that is full loses nothing that was stored, and takes all as soon as it can", () => {
    const cupboard = new Cupboard();
    const { write, drafts } = openPage(() => cupboard);
    write(1, "stored");
    cupboard.capacity = 500;
    write(2, "x".repeat(1000));
    write(3, "short");
    expect(drafts.trouble).toBe("full");
    expect(storedIn(cupboard)).toEqual([edit(1, "stored")]);
    cupboard.capacity = Infinity;
    write(3, "now");
    expect(drafts.trouble).toBeUndefined();
    expect(storedIn(cupboard)).toHaveLength(3);
  });

  test("takes long texts, as far as a page may store", () => {
    const cupboard = new Cupboard();
    const { write, drafts } = openPage(() => cupboard);
    write(1, "x".repeat(500_000));
    expect(drafts.trouble).toBeUndefined();
    write(2, "x".repeat(EDIT_LIMITS.json));
    expect(drafts.trouble).toBe("full");
    expect(storedIn(cupboard)).toHaveLength(1);
  });

  test("that is blocked leaves the page at work", () => {
    const { drafts, write, texts } = openPage(() => {
      throw new DOMException("denied", "SecurityError");
    });
    write(2, "mine");
    expect(texts).toEqual(["one", "mine", "three"]);
    expect(drafts.trouble).toBe("blocked");
  });

  test.each([
    ["damaged", '{"version":1,"edits":['],
    ["version", '{"version":2}'],
  ])("with an unreadable text (%s) keeps it until the next edit", (fault, text) => {
    const cupboard = new Cupboard();
    cupboard.texts.set(KEY, text);
    const { drafts, write } = openPage(() => cupboard);
    drafts.record.save();
    expect(drafts.trouble).toBe(fault);
    expect(cupboard.texts.get(KEY)).toBe(text);
    write(1, "new");
    expect(drafts.trouble).toBeUndefined();
    expect(storedIn(cupboard)).toEqual([edit(1, "new")]);
  });
});
