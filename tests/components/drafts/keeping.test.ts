import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { planLink } from "../../../components/notebook/drafts/link-plan.ts";
import { makeEdit } from "../../../src/kernel/drafts/edit.ts";
import { Cupboard } from "../../support/cupboard.ts";
import { cupboardWith, draftPage, edit, keptIn } from "../../support/draft-page.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a page that is opened", () => {
  test("has the texts that were kept, and writes nothing", async () => {
    const cupboard = cupboardWith([edit(2, "mine")]);
    const { keeping, texts } = draftPage(() => cupboard);
    await keeping.open();
    vi.advanceTimersByTime(5000);
    expect(texts).toEqual(["one", "mine", "three"]);
    expect(cupboard.writes).toBe(0);
  });

  test("keeps what it cannot read: the compiler did not load, and a cell was run meanwhile", async () => {
    const cupboard = cupboardWith([edit(2, "mine")]);
    const { keeping, type } = draftPage(
      () => cupboard,
      () => Promise.reject(new Error("offline")),
    );
    const opening = keeping.open();
    await expect(type(2, "mine")).rejects.toThrow("offline");
    await expect(opening).rejects.toThrow("offline");
    keeping.leave();
    vi.advanceTimersByTime(5000);
    expect(keptIn(cupboard)).toEqual({ edits: [edit(2, "mine")], aside: [] });
  });

  test("gives cells that have moved their texts, whichever way they moved", async () => {
    const cupboard = cupboardWith([
      makeEdit(1, "two", "mine, of two"),
      makeEdit(2, "three", "mine, of three"),
      makeEdit(3, "gone", "mine, of none"),
    ]);
    const { keeping, texts, state } = draftPage(() => cupboard);
    await keeping.open();
    expect(texts).toEqual(["one", "mine, of two", "mine, of three"]);
    expect(state()?.aside.homeless).toEqual([3]);
    expect(keptIn(cupboard)).toEqual({
      edits: [edit(2, "mine, of two"), edit(3, "mine, of three")],
      aside: [makeEdit(3, "gone", "mine, of none")],
    });
  });

  test("after it did not open to its end has the lesson’s texts, and loses none", async () => {
    const cupboard = cupboardWith([edit(2, "mine")]);
    const { keeping, texts, state } = draftPage(() => cupboard);
    await keeping.open(true);
    expect(texts).toEqual(["one", "two", "three"]);
    expect(state()?.aside.unopened).toEqual([2]);
    expect(keptIn(cupboard)).toEqual({ edits: [], aside: [edit(2, "mine")] });
  });
});

describe("a lesson that has changed", () => {
  const old = makeEdit(2, "before", "mine");

  test("shows its new text; the reader’s is set aside, and said to be", async () => {
    const cupboard = cupboardWith([old]);
    const { keeping, texts, state } = draftPage(() => cupboard);
    await keeping.open();
    expect(texts).toEqual(["one", "two", "three"]);
    expect(state()?.aside.lessonChanged).toEqual([2]);
    expect(keptIn(cupboard)).toEqual({ edits: [], aside: [old] });
  });

  test("and the reader’s text used: it is an edit of the lesson as it is now", async () => {
    const cupboard = cupboardWith([old]);
    const { keeping, texts } = draftPage(() => cupboard);
    await keeping.open();
    await keeping.use([[2, "mine"]]);
    expect(texts[1]).toBe("mine");
    expect(keptIn(cupboard)).toEqual({ edits: [edit(2, "mine")], aside: [] });
  });

  test("under more edits than any page has cells loses none", async () => {
    const all = Array.from({ length: 50 }, (_, i) => makeEdit(i + 1, "before", `mine ${i}`));
    const cupboard = cupboardWith(all);
    await draftPage(() => cupboard).keeping.open();
    const { edits, aside } = keptIn(cupboard);
    expect(edits).toEqual([]);
    expect(new Set(aside)).toEqual(new Set(all));
  });

  test("while another tab keeps an edit of it: a new edit sets that aside", async () => {
    const cupboard = cupboardWith([old]);
    await draftPage(() => cupboard).keep(2, "new");
    expect(keptIn(cupboard)).toEqual({ edits: [edit(2, "new")], aside: [old] });
  });
});

test("what is brought back changes places with what stands in its cell, until it is forgotten", async () => {
  const cupboard = cupboardWith([edit(2, "later")], [edit(2, "earlier")]);
  const { keeping, texts } = draftPage(() => cupboard);
  await keeping.open();
  await keeping.use([[2, "earlier"]]);
  expect(texts[1]).toBe("earlier");
  expect(keptIn(cupboard)).toEqual({ edits: [edit(2, "earlier")], aside: [edit(2, "later")] });
  keeping.discard(edit(2, "later"));
  expect(keptIn(cupboard)).toEqual({ edits: [edit(2, "earlier")], aside: [] });
});

test("a link’s texts take the place of all others on the page, which are set aside", async () => {
  const cupboard = cupboardWith([edit(3, "my own")]);
  const { keeping, texts } = draftPage(() => cupboard);
  await keeping.open();
  await keeping.use(planLink([edit(2, "shared")], keeping.cells).texts);
  expect(texts).toEqual(["one", "shared", "three"]);
  expect(keptIn(cupboard)).toEqual({ edits: [edit(2, "shared")], aside: [edit(3, "my own")] });
});

test("what was typed a moment ago is set aside too, by the very text that was kept before", async () => {
  const cupboard = cupboardWith([edit(2, "kept")]);
  const { keeping, type } = draftPage(() => cupboard);
  await keeping.open();
  await type(2, "typed");
  await keeping.use([[2, "kept"]]);
  expect(keptIn(cupboard)).toEqual({ edits: [edit(2, "kept")], aside: [edit(2, "typed")] });
});

describe("two tabs", () => {
  const openBoth = async (cupboard = new Cupboard()) => {
    const both = [draftPage(() => cupboard), draftPage(() => cupboard)] as const;
    for (const { keeping } of both) await keeping.open();
    return { cupboard, one: both[0], other: both[1] };
  };

  test("that edit different cells keep both", async () => {
    const { cupboard, one, other } = await openBoth();
    await one.keep(1, "mine");
    await other.keep(2, "mine too");
    expect(keptIn(cupboard)).toEqual({ edits: [edit(1, "mine"), edit(2, "mine too")], aside: [] });
  });

  test("that edit one cell keep the later text, and the earlier beside it", async () => {
    const { cupboard, one, other } = await openBoth();
    await one.keep(1, "first");
    await other.keep(1, "sec");
    await other.keep(1, "second");
    expect(keptIn(cupboard)).toEqual({ edits: [edit(1, "second")], aside: [edit(1, "first")] });
  });

  test("hear of each other, and neither writes because of what it heard", async () => {
    const { cupboard, one, other } = await openBoth();
    await one.keep(1, "mine");
    const { writes } = cupboard;
    for (let i = 0; i < 3; i++) {
      other.keeping.sync();
      one.keeping.sync();
      vi.advanceTimersByTime(5000);
    }
    expect(other.news()?.offers).toEqual([{ cell: 1, theirs: edit(1, "mine") }]);
    expect(one.news()?.offers).toEqual([]);
    expect(cupboard.writes).toBe(writes);
  });

  test("of which one resets a cell: the other is offered the lesson’s own text", async () => {
    const { one, other } = await openBoth(cupboardWith([edit(1, "mine")]));
    await one.keeping.reset(1);
    other.keeping.sync();
    expect(other.news()?.offers).toEqual([{ cell: 1, theirs: undefined }]);
    expect(other.texts[0]).toBe("mine");
  });

  test.each([
    ["the other’s text taken", true],
    ["this tab’s text kept", false],
  ])("%s: that is kept, the other one beside it, and the question is over", async (_, taken) => {
    const { cupboard, one, other } = await openBoth();
    await one.keep(1, "first");
    await other.keep(1, "second");
    one.keeping.sync();
    if (taken) await one.keeping.use([[1, "second"]]);
    else one.keeping.useHere(1);
    const [stands, aside] = taken ? ["second", "first"] : ["first", "second"];
    expect(one.texts[0]).toBe(stands);
    expect(one.news()?.offers).toEqual([]);
    expect(keptIn(cupboard)).toEqual({ edits: [edit(1, stands)], aside: [edit(1, aside)] });
  });

  test("of which one keeps the lesson’s text: the other’s is beside it", async () => {
    const { cupboard, one, other } = await openBoth();
    await other.keep(1, "theirs");
    one.keeping.sync();
    one.keeping.useHere(1);
    expect(one.news()?.offers).toEqual([]);
    expect(keptIn(cupboard)).toEqual({ edits: [], aside: [edit(1, "theirs")] });
  });

  test("of which one begins to keep late: it keeps its own text, and offers it to the other", async () => {
    const cupboard = new Cupboard();
    const [early, late] = [draftPage(() => cupboard), draftPage(() => cupboard)];
    await early.keep(1, "early");
    await late.type(1, "late");
    late.keeping.sync();
    early.keeping.sync();
    expect([early.texts[0], late.texts[0]]).toEqual(["early", "late"]);
    expect(early.news()?.offers).toEqual([{ cell: 1, theirs: edit(1, "late") }]);
    expect(keptIn(cupboard)).toEqual({ edits: [edit(1, "late")], aside: [edit(1, "early")] });
  });
});
