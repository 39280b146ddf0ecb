import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Cupboard } from "../../support/cupboard.ts";
import { draftPage, storedIn } from "../../support/draft-page.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Step =
  | { readonly do: "type"; readonly tab: 0 | 1; readonly cell: number; readonly reset: boolean }
  | { readonly do: "write" | "take" | "keep" | "reload"; readonly tab: 0 | 1 };

const tab = fc.constantFrom<(0 | 1)[]>(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant("type" as const),
    tab,
    cell: fc.integer({ min: 1, max: 3 }),
    reset: fc.boolean(),
  }),
  fc.record({ do: fc.constantFrom("write", "take", "keep", "reload"), tab }),
);

/** One of two tabs on one storage. */
class Tab {
  readonly #cupboard: Cupboard;
  #page: ReturnType<typeof draftPage>;
  /** What each cell had when this tab last wrote, read or took it: that it may replace. */
  readonly #had = new Map<number, string>();

  constructor(cupboard: Cupboard) {
    this.#cupboard = cupboard;
    this.#page = draftPage(() => cupboard);
  }

  /** @param owed texts that must not be lost, by a reckoning of its own */
  async do(next: Step, i: number, owed: Set<string>): Promise<void> {
    const { drafts, type, state, texts } = this.#page;
    if (next.do === "type") {
      const lesson = drafts.cells[next.cell - 1]?.code ?? "";
      return type(next.cell, next.reset ? lesson : `text ${i}`);
    }
    if (next.do === "reload") {
      this.#page = draftPage(() => this.#cupboard);
      await this.#page.drafts.open();
      this.#had.clear();
      for (const { cell, text } of storedIn(this.#cupboard).edits) this.#had.set(cell, text);
      return;
    }
    const before = storedIn(this.#cupboard).edits;
    const typed = [...drafts.edited.values()].filter(({ cell, text }) => text !== this.#had.get(cell)); // prettier-ignore
    const reset = [...this.#had.keys()].filter((cell) => !drafts.edited.has(cell));
    drafts.leave();
    drafts.comeBack();
    for (const cell of [...typed.map((edit) => edit.cell), ...reset]) {
      owed.delete(this.#had.get(cell) ?? "");
      this.#had.delete(cell);
    }
    for (const { cell, text } of typed) {
      owed.add(text);
      this.#had.set(cell, text);
    }
    const changed = [...typed.map((edit) => edit.cell), ...reset];
    const { edits } = storedIn(this.#cupboard);
    for (const one of before) if (!changed.includes(one.cell)) expect(edits).toContainEqual(one);
    const [theirs] = state().elsewhere;
    if (!theirs || next.do === "write") return;
    const { cell, text } = theirs;
    const here = texts[cell - 1];
    if (next.do === "keep") drafts.useHere(theirs);
    else await drafts.use([[cell, text]]);
    if (next.do === "keep") expect(texts[cell - 1]).toBe(here);
    const now = drafts.edited.get(cell)?.text;
    if (now === undefined) this.#had.delete(cell);
    else this.#had.set(cell, now);
  }
}

test("whatever two tabs do, nobody loses a text but the tab that had it and changed it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 19, size: "max" }), async (steps) => {
      const cupboard = new Cupboard();
      const tabs = [new Tab(cupboard), new Tab(cupboard)];
      const owed = new Set<string>();
      for (const [i, next] of steps.entries()) {
        await tabs[next.tab]?.do(next, i, owed);
        const { edits, aside } = storedIn(cupboard);
        const found = [...edits, ...aside].map(({ text }) => text);
        for (const text of owed) expect(found).toContain(text);
      }
    }),
    { numRuns: 1000 },
  );
});
