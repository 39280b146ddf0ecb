import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeEdit, type Edit } from "../../../src/kernel/drafts/edit.ts";
import { NOTHING_KEPT, type Kept } from "../../../src/kernel/drafts/kept-edits.ts";
import {
  afterWriting,
  changeCell,
  declineOffer,
  findOffers,
  mergeTab,
  openTab,
  takeOffer,
  type Tab,
} from "../../../src/kernel/drafts/tab.ts";

const write = (stored: Kept, tab: Tab): [Kept, Tab] => [mergeTab(stored, tab), afterWriting(tab)];
const texts = (edits: readonly Edit[]) => edits.map(({ cell, text }) => `${cell}: ${text}`);
const edit = (cell: number, text: string) => makeEdit(cell, "lesson", text);

describe("two tabs", () => {
  test("that edit different cells keep both", () => {
    const one = changeCell(openTab(NOTHING_KEPT), 1, edit(1, "one"));
    const other = changeCell(openTab(NOTHING_KEPT), 2, edit(2, "other"));
    const [first] = write(NOTHING_KEPT, one);
    const [both] = write(first, other);
    expect(texts(both.edits)).toEqual(["1: one", "2: other"]);
    expect(both.aside).toEqual([]);
  });

  test("that edit one cell keep the later text and set the earlier aside", () => {
    const [first] = write(NOTHING_KEPT, changeCell(openTab(NOTHING_KEPT), 1, edit(1, "one")));
    const [both] = write(first, changeCell(openTab(NOTHING_KEPT), 1, edit(1, "other")));
    expect(texts(both.edits)).toEqual(["1: other"]);
    expect(texts(both.aside)).toEqual(["1: one"]);
  });

  test("a tab that types on replaces its own text, which is not set aside", () => {
    const [first, tab] = write(NOTHING_KEPT, changeCell(openTab(NOTHING_KEPT), 1, edit(1, "l")));
    const [second] = write(first, changeCell(tab, 1, edit(1, "le")));
    expect(second).toEqual({ edits: [edit(1, "le")], aside: [] });
  });

  test("an edit of a lesson that has changed since is set aside by a new edit of its cell", () => {
    const old = makeEdit(1, "the lesson before", "mine");
    const kept = { edits: [old], aside: [] };
    const [after] = write(kept, changeCell(openTab(kept), 1, edit(1, "new")));
    expect(after).toEqual({ edits: [edit(1, "new")], aside: [old] });
  });

  test("what one wrote is offered to the other until it answers, and taking it keeps its own aside", () => {
    const start: Kept = { edits: [edit(1, "start")], aside: [] };
    const [stored] = write(start, changeCell(openTab(start), 1, edit(1, "theirs")));
    const tab = openTab(start);
    const offers = findOffers(stored, tab);
    expect(offers).toEqual([{ cell: 1, theirs: edit(1, "theirs") }]);
    const taken = takeOffer(tab, { cell: 1, theirs: edit(1, "theirs") });
    expect(findOffers(stored, taken)).toEqual([]);
    expect(texts(mergeTab(stored, taken).edits)).toEqual(["1: theirs"]);
    expect(texts(mergeTab(stored, taken).aside)).toEqual(["1: start"]);
  });

  test("keeping the lesson's text here leaves the other's edit where it is, and asks once", () => {
    const tab = openTab(NOTHING_KEPT);
    const [stored] = write(NOTHING_KEPT, changeCell(tab, 1, edit(1, "theirs")));
    const kept = declineOffer(tab, { cell: 1, theirs: edit(1, "theirs") });
    expect(findOffers(stored, kept)).toEqual([]);
    expect(mergeTab(stored, kept)).toEqual(stored);
    const [later] = write(stored, changeCell(openTab(stored), 1, edit(1, "more")));
    expect(findOffers(later, kept)).toHaveLength(1);
  });

  test("a reset in the other is offered as the lesson's own text", () => {
    const start: Kept = { edits: [edit(1, "start")], aside: [] };
    const [stored] = write(start, changeCell(openTab(start), 1, undefined));
    expect(stored).toEqual(NOTHING_KEPT);
    expect(findOffers(stored, openTab(start))).toEqual([{ cell: 1, theirs: undefined }]);
  });
});

type Step =
  | { readonly do: "type"; readonly tab: 0 | 1; readonly cell: number; readonly reset: boolean }
  | { readonly do: "write" | "take" | "decline" | "reload"; readonly tab: 0 | 1 };

const tab = fc.constantFrom<(0 | 1)[]>(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant("type" as const),
    tab,
    cell: fc.integer({ min: 1, max: 3 }),
    reset: fc.boolean(),
  }),
  fc.record({ do: fc.constantFrom("write", "take", "decline", "reload"), tab }),
);

/** Two tabs on one storage, and the texts that must not be lost, by a reckoning of its own. */
class Desk {
  stored = NOTHING_KEPT;
  readonly tabs: [Tab, Tab] = [openTab(NOTHING_KEPT), openTab(NOTHING_KEPT)];
  /** What stood in each cell when each tab last wrote, read or took it: that it may replace. */
  readonly had = [new Map<number, string>(), new Map<number, string>()] as const;
  readonly owed = new Set<string>();

  write(at: 0 | 1): void {
    const before = this.stored;
    const tab = this.tabs[at];
    [this.stored, this.tabs[at]] = write(before, tab);
    for (const one of before.edits) {
      if (!tab.changed.has(one.cell)) expect(this.stored.edits).toContainEqual(one);
    }
    for (const cell of tab.changed) {
      const text = `${cell}: ${tab.mine.get(cell)?.text ?? ""}`;
      this.owed.delete(this.had[at].get(cell) ?? "");
      this.had[at].set(cell, text);
      if (tab.mine.has(cell)) this.owed.add(text);
    }
    expect(mergeTab(this.stored, this.tabs[at]), "writing again").toEqual(this.stored);
  }

  reload(at: 0 | 1): void {
    this.tabs[at] = openTab(this.stored);
    this.had[at].clear();
    for (const { cell, text } of this.stored.edits) this.had[at].set(cell, `${cell}: ${text}`);
  }

  answer(at: 0 | 1, take: boolean): void {
    const tab = this.tabs[at];
    const [offer] = findOffers(this.stored, tab);
    if (!offer) return;
    const { cell, theirs } = offer;
    this.tabs[at] = take ? takeOffer(tab, offer) : declineOffer(tab, offer);
    const others = new Map(take ? tab.mine : []);
    others.delete(cell);
    expect(this.tabs[at].mine.get(cell)).toEqual(take ? theirs : tab.mine.get(cell));
    for (const [key, one] of others) expect(this.tabs[at].mine.get(key)).toEqual(one);
    if (take) this.had[at].set(cell, `${cell}: ${theirs?.text ?? ""}`);
  }

  step(next: Step, i: number): void {
    if (next.do === "type") {
      const text = next.reset ? undefined : edit(next.cell, `text ${i}`);
      this.tabs[next.tab] = changeCell(this.tabs[next.tab], next.cell, text);
    } else if (next.do === "write") this.write(next.tab);
    else if (next.do === "reload") this.reload(next.tab);
    else this.answer(next.tab, next.do === "take");
    const found = [...texts(this.stored.edits), ...texts(this.stored.aside)];
    for (const text of this.owed) expect(found).toContain(text);
  }
}

test("whatever two tabs do, nobody loses a text but the tab that had it and changed it", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 19, size: "max" }), (steps) => {
      const desk = new Desk();
      steps.forEach((next, i) => desk.step(next, i));
    }),
    { numRuns: 1000 },
  );
});
