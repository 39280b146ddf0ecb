import fc from "fast-check";
import { expect, test } from "vitest";
import { linkChanges, linkTexts } from "../../../components/cell/drafts/sharing.ts";
import { sayCellsIn } from "../../../components/cell/drafts/say-cells.ts";
import { makeEdit } from "../../../src/notebook/drafts/edit.ts";
import { drafts } from "../../../src/i18n/en/drafts.ts";
import { edits, lesson } from "../../support/edits.ts";

test("the changes of a link say what changes, what has no place, and where the lesson has changed", () => {
  const cells = [1, 2, 3].map((number) => ({ number, code: `lesson ${number}` }));
  const link = [
    makeEdit(9, "gone", "homeless"),
    makeEdit(2, "older lesson", "theirs"),
    makeEdit(1, "lesson 1", "lesson 1"),
  ];
  const changes = linkChanges(link, cells);
  expect(changes).toEqual([
    { edit: link[1], cell: cells[1], fits: false },
    { edit: link[0], cell: undefined, fits: false },
  ]);
  expect(linkTexts(changes, cells)).toEqual([[1, "lesson 1"], [2, "theirs"], [3, "lesson 3"]]); // prettier-ignore
});

test("a link gives every cell the lesson’s text or one of its own", () => {
  fc.assert(
    fc.property(edits, lesson, (link, now) => {
      const changes = linkChanges(link, now);
      const texts = linkTexts(changes, now);
      const placed = changes.flatMap(({ edit, cell }) => (cell ? [[cell.number, edit.text] as const] : [])); // prettier-ignore
      const changed = new Map(placed);
      expect(changed.size).toBe(placed.length);
      expect(texts).toEqual(now.map(({ number, code }) => [number, changed.get(number) ?? code]));
      for (const { edit, cell } of changes) expect(edit.text).not.toBe(cell?.code);
      for (const { edit } of changes) expect(link).toContain(edit);
    }),
  );
});

test("cells are said in order, each once, and a solution by its name", () => {
  const say = sayCellsIn("en", drafts, (number) => number === 7);
  expect(say([2])).toBe("cell 2");
  expect(say([5, 2, 2])).toBe("cells 2 and 5");
  expect(say([10, 9, 1])).toBe("cells 1, 9, and 10");
  expect(say([7])).toBe("your solution");
  expect(say([7, 2])).toBe("cell 2 and your solution");
});
