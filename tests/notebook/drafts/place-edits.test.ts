import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeEdit } from "../../../src/notebook/drafts/edit.ts";
import { hashText } from "../../../src/notebook/drafts/hash-text.ts";
import { placeEdits, type LessonCell } from "../../../src/notebook/drafts/place-edits.ts";
import { edits, lesson } from "../../support/edits.ts";

const cells = (...codes: string[]): LessonCell[] =>
  codes.map((code, i) => ({ number: i + 1, code }));

const said = (...[list, now]: Parameters<typeof placeEdits>) => {
  const placed = placeEdits(list, now);
  const pairs = (isOne: boolean) =>
    placed.flatMap(({ edit, cell, fits }) =>
      cell && fits === isOne ? [[edit.cell, cell.number]] : [],
    );
  const homeless = placed.flatMap(({ edit, cell }) => (cell ? [] : [edit.cell]));
  return { applied: pairs(true), changed: pairs(false), homeless };
};

describe("an edit finds its cell", () => {
  const edit = makeEdit(2, "b", "mine");

  test("where the lesson is as it was", () => {
    expect(said([edit], cells("a", "b"))).toEqual({ applied: [[2, 2]], changed: [], homeless: [] });
  });

  test("where the cell has moved", () => {
    expect(said([edit], cells("b", "new", "a"))).toMatchObject({ applied: [[2, 1]] });
  });

  test("by its number where the lesson's text is another", () => {
    expect(said([edit], cells("a", "B"))).toMatchObject({ applied: [], changed: [[2, 2]] });
  });

  test("and has none where its cell is gone", () => {
    expect(said([edit], cells("a"))).toEqual({ applied: [], changed: [], homeless: [2] });
  });

  test("of two cells with its text, the one with its number, else the nearest", () => {
    expect(said([edit], cells("b", "b", "b"))).toMatchObject({ applied: [[2, 2]] });
    expect(said([makeEdit(4, "b", "mine")], cells("b", "a", "b"))).toMatchObject({
      applied: [[4, 3]],
    });
  });

  test("when all cells move down by one, all edits do", () => {
    const both = [makeEdit(1, "a", "mine"), makeEdit(2, "b", "mine too")];
    expect(said(both, cells("new", "a", "b"))).toEqual({
      applied: [
        [1, 2],
        [2, 3],
      ],
      changed: [],
      homeless: [],
    });
  });
});

test("every edit comes out once, no cell takes two, and an applied one starts from its cell's text", () => {
  fc.assert(
    fc.property(edits, lesson, (list, now) => {
      const placed = placeEdits(list, now);
      expect(placed.map(({ edit }) => edit)).toEqual(list);
      const taken = placed.flatMap(({ cell }) => cell ?? []);
      expect(new Set(taken).size).toBe(taken.length);
      for (const { edit, cell, fits } of placed) expect(edit.origin === cell?.code).toBe(fits);
      const free = now.filter((cell) => !taken.includes(cell));
      for (const { edit, fits } of placed) {
        if (!fits) expect(free.map(({ code }) => hashText(code))).not.toContain(edit.hash);
      }
    }),
  );
});
