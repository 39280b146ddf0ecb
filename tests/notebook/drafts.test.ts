import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  EDIT_LIMITS,
  HASH_LENGTH,
  hashText,
  makeEdit,
  placeEdits,
  readDrafts,
  writeDrafts,
  type ArticleCell,
} from "../../src/notebook/drafts.ts";
import { cellText, edits } from "../support/arbitraries.ts";

describe("hashText", () => {
  // Vectors of FNV-1a with 64 bits from RFC 9923: for plain ASCII a code unit is a byte.
  test.each([
    ["", 0xcbf29ce484222325n],
    ["a", 0xaf63dc4c8601ec8cn],
    ["foobar", 0x85944171f73967e8n],
  ])("returns the published hash of %j", (text, hash) => {
    expect(hashText(text)).toBe(hash.toString(36).padStart(HASH_LENGTH, "0"));
  });

  test("returns different hashes for texts that differ in one character", () => {
    const text = fc.string({ unit: "binary", minLength: 1, maxLength: 200 });
    const flips = fc.integer({ min: 1, max: 0xffff });
    fc.assert(
      fc.property(text, fc.nat(), flips, (text, where, flip) => {
        const at = where % text.length;
        const unit = String.fromCharCode(text.charCodeAt(at) ^ flip);
        const other = text.slice(0, at) + unit + text.slice(at + 1);
        expect(hashText(other)).not.toBe(hashText(text));
        expect(hashText(other)).toMatch(/^[0-9a-z]{13}$/);
      }),
    );
  });
});

describe("a stored record of edits", () => {
  const one = makeEdit(2, "let a = 1;", "let a = 2;");
  const text = writeDrafts([one]);

  test("is read back as it was written", () => {
    fc.assert(
      fc.property(edits, (all) => {
        expect(readDrafts(writeDrafts(all))).toEqual(all);
      }),
    );
  });

  test("of a former version is read without fields that no longer exist", () => {
    const stored =
      '{"version":1,"edits":[{"cell":2,"hash":"34qfi3xxomohq","origin":"a","text":"b"}],"aside":[{"cell":3}]}';
    expect(readDrafts(stored)).toEqual([{ cell: 2, hash: "34qfi3xxomohq", text: "b" }]);
  });

  test("that is arbitrary text is reported as a fault without an exception", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (junk) => {
        expect(["damaged", "version"]).toContain(readDrafts(junk));
      }),
    );
  });

  test("that is truncated is damaged", () => {
    for (let end = 0; end < text.length; end++) {
      expect(readDrafts(text.slice(0, end))).toBe("damaged");
    }
  });

  const many = Array.from({ length: EDIT_LIMITS.edits + 1 }, (_, i) => makeEdit(i + 1, "a", "b"));
  test.each([
    ["another version", text.replace('"version":1', '"version":2'), "version"],
    ["no version", text.replace('"version":1', '"v":1'), "damaged"],
    ["an invalid hash", text.replace('"hash":"', '"hash":"<'), "damaged"],
    ["a cell that is not a number", text.replace('"cell":2', '"cell":"2"'), "damaged"],
    ["cell 0", text.replace('"cell":2', '"cell":0'), "damaged"],
    ["more edits than there may be", writeDrafts(many), "damaged"],
    ["more than a page may store", text + " ".repeat(EDIT_LIMITS.json), "damaged"],
  ])("with %s is rejected", (_, stored, fault) => expect(readDrafts(stored)).toBe(fault));

  test("with fields such as __proto__ is read without them", () => {
    const hostile = text.replace("{", '{"__proto__":{"polluted":true},"constructor":{"a":1},');
    expect(readDrafts(hostile)).toEqual([one]);
    expect({}).not.toHaveProperty("polluted");
  });
});

describe("placeEdits", () => {
  const cells = (...codes: string[]): ArticleCell[] =>
    codes.map((code, i) => ({ number: i + 1, code }));
  const edit = makeEdit(2, "b", "mine");

  test.each([
    ["the cell with its text and number", 2, ["a", "b"], 2, true],
    ["the cell to which its text has moved", 2, ["b", "new", "a"], 1, true],
    ["the cell with its number if the text has changed", 2, ["a", "B"], 2, false],
    ["no cell if its cell was removed", 2, ["a"], undefined, false],
    ["the cell with its number among several with its text", 2, ["b", "b", "b"], 2, true],
    ["the nearest cell among several with its text", 4, ["b", "a", "b"], 3, true],
  ])("finds for an edit %s", (_, cell, article, number, fits) => {
    const [placed] = placeEdits([{ ...edit, cell }], cells(...article));
    expect([placed?.cell?.number, placed?.fits]).toEqual([number, fits]);
  });

  test("moves all edits if every cell moves down by one", () => {
    const both = [makeEdit(1, "a", "mine"), makeEdit(2, "b", "mine too")];
    const placed = placeEdits(both, cells("new", "a", "b"));
    expect(placed.map(({ cell, fits }) => [cell?.number, fits])).toEqual([[2, true], [3, true]]); // prettier-ignore
  });

  test("places each edit once, in a separate cell; it fits only if the text is the original one", () => {
    const article = fc.array(cellText, { maxLength: 8 }).map((codes) => cells(...codes));
    fc.assert(
      fc.property(edits, article, (list, now) => {
        const placed = placeEdits(list, now);
        expect(placed.map((one) => one.edit)).toEqual(list);
        const taken = placed.flatMap(({ cell }) => cell ?? []);
        expect(new Set(taken).size).toBe(taken.length);
        const free = now.filter((cell) => !taken.includes(cell)).map(({ code }) => hashText(code));
        for (const { edit, cell, fits } of placed) {
          expect(cell !== undefined && edit.hash === hashText(cell.code)).toBe(fits);
          if (!fits) expect(free).not.toContain(edit.hash);
        }
      }),
    );
  });
});
