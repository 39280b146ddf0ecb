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
import { LimitedStorage, stubStorage, unstubStorage } from "../support/limited-storage.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  unstubStorage();
});

const KEY = "grundy-edits:/lesson/";
const LESSON = ["one", "two", "three"];

/** Returns a reader's text of a cell as an edit of the current lesson. */
const edit = (cell: number, text: string): Edit => makeEdit(cell, LESSON[cell - 1] ?? "", text);

/** Opens a page of three cells that stores its edits. */
function openPage(open: () => LimitedStorage, load: () => Promise<void> = async () => {}) {
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
  /** Types a text and advances the time until it is stored. */
  const write = (cell: number, text: string) => {
    void type(cell, text);
    vi.advanceTimersByTime(400);
  };
  return { drafts, texts, type, write };
}

/** Returns a storage that contains these edits. */
function storageWith(...edits: Edit[]): LimitedStorage {
  const storage = new LimitedStorage();
  if (edits.length > 0) storage.texts.set(KEY, writeDrafts(edits));
  return storage;
}

const storedIn = ({ texts }: LimitedStorage) => readDrafts(texts.get(KEY) ?? writeDrafts([]));

test("storageKey is the same for a page with and without index.html, and differs between pages", () => {
  expect(storageKey("/a/index.html")).toBe(storageKey("/a/"));
  expect(storageKey("/a/")).not.toBe(storageKey("/b/"));
});

describe("an opened page", () => {
  test("shows the stored texts and does not write to the storage", () => {
    const storage = storageWith(edit(2, "mine"));
    const { texts, drafts } = openPage(() => storage);
    vi.advanceTimersByTime(5000);
    expect(texts).toEqual(["one", "mine", "three"]);
    expect(drafts.saved).toEqual([2]);
    expect(storage.writes).toBe(0);
  });

  test("shows a stored text even if the compiler's script did not load", () => {
    const storage = storageWith(edit(2, "mine"));
    const offline = (): Promise<void> => Promise.reject(new Error("offline"));
    const { drafts, texts } = openPage(() => storage, offline);
    drafts.record.save();
    expect(texts[1]).toBe("mine");
    expect(storedIn(storage)).toEqual([edit(2, "mine")]);
  });

  test("shows the stored texts of moved cells in their new places", () => {
    const moved = [makeEdit(1, "two", "mine, of two"), makeEdit(2, "three", "mine, of three")];
    const { texts, drafts } = openPage(() => storageWith(...moved));
    expect(texts).toEqual(["one", "mine, of two", "mine, of three"]);
    expect(drafts.outdated).toEqual([]);
  });
});

describe("typed text", () => {
  test("is stored once, after a pause", () => {
    const storage = new LimitedStorage();
    const { type } = openPage(() => storage);
    for (const text of ["l", "le", "let"]) {
      void type(1, text);
      vi.advanceTimersByTime(100);
    }
    expect(storage.writes).toBe(0);
    vi.advanceTimersByTime(400);
    expect(storage.writes).toBe(1);
    expect(storedIn(storage)).toEqual([edit(1, "let")]);
  });

  test("is removed from the storage if it is the lesson's text again", () => {
    const storage = new LimitedStorage();
    const { write } = openPage(() => storage);
    write(1, "mine");
    write(1, "one");
    expect([...storage.texts.keys()]).toEqual([]);
  });
});

describe("an outdated edit, of a text that the article no longer contains,", () => {
  const old = makeEdit(2, "before", "mine");

  test.each([
    ["used", true, "mine", [edit(2, "mine")]],
    ["discarded", false, "two", []],
  ])("is not applied until the reader chooses, and is then %s", (_, isChosen, shown, stored) => {
    const storage = storageWith(old);
    const { drafts, texts } = openPage(() => storage);
    expect(texts).toEqual(LESSON);
    expect(drafts.outdated.map((one) => one.edit)).toEqual([old]);
    drafts.resolveOutdated(isChosen);
    expect(texts[1]).toBe(shown);
    expect(drafts.outdated).toEqual([]);
    expect(storedIn(storage)).toEqual(stored);
  });

  test("remains stored after a new edit of its cell, or if its cell does not exist", () => {
    const gone = makeEdit(9, "gone", "mine too");
    const storage = storageWith(old, gone);
    const { write } = openPage(() => storage);
    write(2, "new");
    expect(storedIn(storage)).toEqual([edit(2, "new"), old, gone]);
    const { drafts, texts } = openPage(() => storage);
    expect(texts[1]).toBe("new");
    expect(drafts.outdated.map((one) => [one.edit, one.cell?.number])).toEqual([
      [old, 2],
      [gone, undefined],
    ]);
  });
});

describe("two tabs", () => {
  const openBoth = (...edits: Edit[]) => {
    const storage = storageWith(...edits);
    return { storage, one: openPage(() => storage), other: openPage(() => storage) };
  };

  test("store both of their edits of different cells, even before they are notified", () => {
    const { storage, one, other } = openBoth();
    one.write(1, "mine");
    other.write(2, "mine too");
    expect(storedIn(storage)).toEqual([edit(1, "mine"), edit(2, "mine too")]);
  });

  test("show the last write if both edit the same cell", () => {
    const { storage, one, other } = openBoth();
    one.write(1, "first");
    other.write(1, "second");
    one.drafts.record.load();
    expect(one.texts[0]).toBe("second");
    expect(storedIn(storage)).toEqual([edit(1, "second")]);
  });

  test("show each other's reset, and do not write to the storage when they read it", () => {
    const { storage, one, other } = openBoth(edit(1, "mine"));
    one.write(1, "one");
    const { writes } = storage;
    other.drafts.record.load();
    vi.advanceTimersByTime(5000);
    expect(other.texts).toEqual(LESSON);
    expect(storage.writes).toBe(writes);
    expect([...storage.texts.keys()]).toEqual([]);
  });

  test("do not replace a text that is being typed; it is the next write", () => {
    const { storage, one, other } = openBoth();
    void other.type(1, "typing");
    void one.type(1, "first");
    one.drafts.record.save();
    other.drafts.record.load();
    expect(other.texts[0]).toBe("typing");
    other.drafts.record.save();
    expect(storedIn(storage)).toEqual([edit(1, "typing")]);
  });
});

describe("Drafts", () => {
  test("reports a full storage, preserves its contents, and stores all edits when there is space", () => {
    const storage = new LimitedStorage();
    const { write, drafts } = openPage(() => storage);
    write(1, "stored");
    storage.capacity = 500;
    write(2, "x".repeat(1000));
    write(3, "short");
    expect(drafts.trouble).toBe("full");
    expect(storedIn(storage)).toEqual([edit(1, "stored")]);
    storage.capacity = Infinity;
    write(3, "now");
    expect(drafts.trouble).toBeUndefined();
    expect(storedIn(storage)).toHaveLength(3);
  });

  test("stores long texts up to the limit of a page", () => {
    const storage = new LimitedStorage();
    const { write, drafts } = openPage(() => storage);
    write(1, "x".repeat(500_000));
    expect(drafts.trouble).toBeUndefined();
    write(2, "x".repeat(EDIT_LIMITS.json));
    expect(drafts.trouble).toBe("full");
    expect(storedIn(storage)).toHaveLength(1);
  });

  test("reports a blocked storage, and edits still work on the page", () => {
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
  ])("reports and preserves an unreadable text (%s) until the next edit", (fault, text) => {
    const storage = new LimitedStorage();
    storage.texts.set(KEY, text);
    const { drafts, write } = openPage(() => storage);
    drafts.record.save();
    expect(drafts.trouble).toBe(fault);
    expect(storage.texts.get(KEY)).toBe(text);
    write(1, "new");
    expect(drafts.trouble).toBeUndefined();
    expect(storedIn(storage)).toEqual([edit(1, "new")]);
  });
});
