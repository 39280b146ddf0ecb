import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { linkChanges, linkTexts } from "../../../components/cell/drafts/sharing.ts";
import { makeEdit } from "../../../src/notebook/drafts/edit.ts";
import { Cupboard } from "../../support/cupboard.ts";
import { cupboardWith, draftPage, DRAFTS_KEY, edit, storedIn } from "../../support/draft-page.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a page that is opened", () => {
  test("has the texts that were kept, and writes nothing", async () => {
    const cupboard = cupboardWith([edit(2, "mine")]);
    const { drafts, texts } = draftPage(() => cupboard);
    await drafts.open();
    vi.advanceTimersByTime(5000);
    expect(texts).toEqual(["one", "mine", "three"]);
    expect(cupboard.writes).toBe(0);
  });

  test("keeps what it cannot read: the compiler did not load, and a cell was run meanwhile", async () => {
    const cupboard = cupboardWith([edit(2, "mine")]);
    const { drafts, type } = draftPage(
      () => cupboard,
      () => Promise.reject(new Error("offline")),
    );
    const opening = drafts.open();
    await expect(type(2, "mine")).rejects.toThrow("offline");
    await expect(opening).rejects.toThrow("offline");
    drafts.leave();
    vi.advanceTimersByTime(5000);
    expect(storedIn(cupboard)).toEqual({ edits: [edit(2, "mine")], aside: [] });
  });

  test("gives cells that have moved their texts, whichever way they moved", async () => {
    const cupboard = cupboardWith([
      makeEdit(1, "two", "mine, of two"),
      makeEdit(2, "three", "mine, of three"),
      makeEdit(3, "gone", "mine, of none"),
    ]);
    const { drafts, texts, state } = draftPage(() => cupboard);
    await drafts.open();
    expect(texts).toEqual(["one", "mine, of two", "mine, of three"]);
    expect(state().displaced).toEqual([3]);
    expect(storedIn(cupboard)).toEqual({
      edits: [edit(2, "mine, of two"), edit(3, "mine, of three")],
      aside: [makeEdit(3, "gone", "mine, of none")],
    });
  });
});

describe("a lesson that has changed", () => {
  const old = makeEdit(2, "before", "mine");

  test("shows its new text; the reader’s is set aside, and said to be", async () => {
    const cupboard = cupboardWith([old]);
    const { drafts, texts, state } = draftPage(() => cupboard);
    await drafts.open();
    expect(texts).toEqual(["one", "two", "three"]);
    expect(state().displaced).toEqual([2]);
    expect(storedIn(cupboard)).toEqual({ edits: [], aside: [old] });
  });

  test("and the reader’s text used: it is an edit of the lesson as it is now", async () => {
    const cupboard = cupboardWith([old]);
    const { drafts, texts } = draftPage(() => cupboard);
    await drafts.open();
    await drafts.use([[2, "mine"]]);
    expect(texts[1]).toBe("mine");
    expect(storedIn(cupboard)).toEqual({ edits: [edit(2, "mine")], aside: [] });
  });

  test("under more edits than any page has cells loses none", async () => {
    const all = Array.from({ length: 50 }, (_, i) => makeEdit(i + 1, "before", `mine ${i}`));
    const cupboard = cupboardWith(all);
    await draftPage(() => cupboard).drafts.open();
    const { edits, aside } = storedIn(cupboard);
    expect(edits).toEqual([]);
    expect(new Set(aside)).toEqual(new Set(all));
  });

  test("while another tab keeps an edit of it: a new edit sets that aside", async () => {
    const cupboard = cupboardWith([old]);
    await draftPage(() => cupboard).write(2, "new");
    expect(storedIn(cupboard)).toEqual({ edits: [edit(2, "new")], aside: [old] });
  });
});

test("what is brought back changes places with what stands in its cell, until it is forgotten", async () => {
  const cupboard = cupboardWith([edit(2, "later")], [edit(2, "earlier")]);
  const { drafts, texts } = draftPage(() => cupboard);
  await drafts.open();
  await drafts.use([[2, "earlier"]]);
  expect(texts[1]).toBe("earlier");
  expect(storedIn(cupboard)).toEqual({ edits: [edit(2, "earlier")], aside: [edit(2, "later")] });
  await drafts.forget(edit(2, "later"));
  expect(storedIn(cupboard)).toEqual({ edits: [edit(2, "earlier")], aside: [] });
});

test("a link’s texts take the place of all others on the page, which are set aside", async () => {
  const cupboard = cupboardWith([edit(3, "my own")]);
  const { drafts, texts } = draftPage(() => cupboard);
  await drafts.open();
  const changes = linkChanges([edit(2, "shared")], drafts.cells);
  await drafts.use(linkTexts(changes, drafts.cells));
  expect(texts).toEqual(["one", "shared", "three"]);
  expect(storedIn(cupboard)).toEqual({ edits: [edit(2, "shared")], aside: [edit(3, "my own")] });
});

test("what was typed a moment ago is set aside too, by the very text that was kept before", async () => {
  const cupboard = cupboardWith([edit(2, "kept")]);
  const { drafts, type } = draftPage(() => cupboard);
  await drafts.open();
  await type(2, "typed");
  await drafts.use([[2, "kept"]]);
  expect(storedIn(cupboard)).toEqual({ edits: [edit(2, "kept")], aside: [edit(2, "typed")] });
});

describe("two tabs", () => {
  const openBoth = async (cupboard = new Cupboard()) => {
    const both = [draftPage(() => cupboard), draftPage(() => cupboard)] as const;
    for (const { drafts } of both) await drafts.open();
    return { cupboard, one: both[0], other: both[1] };
  };

  test("that edit different cells keep both", async () => {
    const { cupboard, one, other } = await openBoth();
    await one.write(1, "mine");
    await other.write(2, "mine too");
    expect(storedIn(cupboard)).toEqual({
      edits: [edit(1, "mine"), edit(2, "mine too")],
      aside: [],
    });
  });

  test("that edit one cell keep the later text, and the earlier beside it", async () => {
    const { cupboard, one, other } = await openBoth();
    await one.write(1, "first");
    await other.write(1, "sec");
    await other.write(1, "second");
    expect(storedIn(cupboard)).toEqual({ edits: [edit(1, "second")], aside: [edit(1, "first")] });
  });

  test("hear of each other, and neither writes because of what it heard", async () => {
    const { cupboard, one, other } = await openBoth();
    await one.write(1, "mine");
    const { writes } = cupboard;
    for (let i = 0; i < 3; i++) {
      other.drafts.sync();
      one.drafts.sync();
      vi.advanceTimersByTime(5000);
    }
    expect(other.state().elsewhere).toEqual([edit(1, "mine")]);
    expect(one.state().elsewhere).toEqual([]);
    expect(cupboard.writes).toBe(writes);
  });

  test("hear of what is stored of their page, and of nothing else", async () => {
    const { cupboard, one, other } = await openBoth();
    await one.write(1, "mine");
    const { writes } = cupboard;
    await other.type(2, "unfinished");
    other.drafts.storageChanged("grundy-progress");
    expect(cupboard.writes).toBe(writes);
    expect(other.state().elsewhere).toEqual([]);
    other.drafts.storageChanged(DRAFTS_KEY);
    expect(other.state().elsewhere).toEqual([edit(1, "mine")]);
    cupboard.texts.clear();
    one.drafts.storageChanged(null);
    expect(one.state().stored.edits).toEqual([]);
  });

  test("of which one forgets a text: the other still shows it, and stores what is made of it", async () => {
    const { cupboard, one, other } = await openBoth(cupboardWith([edit(1, "mine")]));
    await one.drafts.forget(edit(1, "mine"));
    other.drafts.sync();
    expect([one.texts[0], other.texts[0]]).toEqual(["one", "mine"]);
    expect(storedIn(cupboard)).toEqual({ edits: [], aside: [] });
    await other.write(1, "mine, again");
    expect(storedIn(cupboard)).toEqual({ edits: [edit(1, "mine, again")], aside: [] });
  });

  test.each([
    ["the other’s text taken", true],
    ["this tab’s text kept", false],
  ])("%s: that is kept, the other one beside it, and the question is over", async (_, taken) => {
    const { cupboard, one, other } = await openBoth();
    await one.write(1, "first");
    await other.write(1, "second");
    one.drafts.sync();
    if (taken) await one.drafts.use([[1, "second"]]);
    else one.drafts.useHere(edit(1, "second"));
    const [stands, aside] = taken ? ["second", "first"] : ["first", "second"];
    expect(one.texts[0]).toBe(stands);
    expect(one.state().elsewhere).toEqual([]);
    expect(storedIn(cupboard)).toEqual({ edits: [edit(1, stands)], aside: [edit(1, aside)] });
  });

  test("of which one keeps the lesson’s text: the other’s is beside it", async () => {
    const { cupboard, one, other } = await openBoth();
    await other.write(1, "theirs");
    one.drafts.sync();
    one.drafts.useHere(edit(1, "theirs"));
    expect(one.state().elsewhere).toEqual([]);
    expect(storedIn(cupboard)).toEqual({ edits: [], aside: [edit(1, "theirs")] });
  });

  test("of which one begins to store late: it keeps its own text, and offers it to the other", async () => {
    const cupboard = new Cupboard();
    const [early, late] = [draftPage(() => cupboard), draftPage(() => cupboard)];
    await early.write(1, "early");
    await late.type(1, "late");
    late.drafts.sync();
    early.drafts.sync();
    expect([early.texts[0], late.texts[0]]).toEqual(["early", "late"]);
    expect(early.state().elsewhere).toEqual([edit(1, "late")]);
    expect(storedIn(cupboard)).toEqual({ edits: [edit(1, "late")], aside: [edit(1, "early")] });
  });
});
