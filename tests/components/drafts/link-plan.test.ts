import fc from "fast-check";
import { expect, test } from "vitest";
import { planLink } from "../../../components/notebook/drafts/link-plan.ts";
import { sayCellsIn } from "../../../components/notebook/drafts/say-cells.ts";
import { makeEdit } from "../../../src/kernel/drafts/edit.ts";
import { keep } from "../../../src/i18n/en/keep.ts";
import { edits, lesson } from "../../support/edits.ts";

const cells = [1, 2, 3].map((number) => ({ number, code: `lesson ${number}` }));
const own = (cell: number) => (cell === 3 ? "mine" : `lesson ${cell}`);

test("a link’s plan says what changes, what has no place, and whose edits would go", () => {
  const link = [
    makeEdit(9, "gone", "homeless"),
    makeEdit(2, "older lesson", "theirs"),
    makeEdit(1, "lesson 1", "lesson 1"),
  ];
  expect(planLink(link, cells, own)).toEqual({
    changes: [{ cell: 2, lesson: "lesson 2", text: "theirs", lessonChanged: true }],
    homeless: [link[0]],
    own: [3],
    stands: false,
  });
});

test("once a plan is carried out, it stands", () => {
  fc.assert(
    fc.property(edits, lesson, (link, now) => {
      const plan = planLink(link, now, (cell) => now[cell - 1]?.code ?? "");
      const after = new Map(plan.changes.map(({ cell, text }) => [cell, text]));
      const code = (cell: number) => after.get(cell) ?? now[cell - 1]?.code ?? "";
      expect(planLink(link, now, code).stands).toBe(true);
      for (const { lesson: before, text } of plan.changes) expect(text).not.toBe(before);
    }),
  );
});

test("cells are said in order, each once", () => {
  const say = sayCellsIn("en", keep);
  expect(say([2])).toBe("cell 2");
  expect(say([5, 2, 2])).toBe("cells 2 and 5");
  expect(say([10, 9, 1])).toBe("cells 1, 9, and 10");
});
