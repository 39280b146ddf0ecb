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

describe("a hash", () => {
  // Vectors of FNV-1a with 64 bits from RFC 9923: for plain ASCII a code unit is a byte.
  test.each([
    ["", 0xcbf29ce484222325n],
    ["a", 0xaf63dc4c8601ec8cn],
    ["foobar", 0x85944171f73967e8n],
  ])("of %j is the published one", (text, hash) => {
    expect(hashText(text)).toBe(hash.toString(36).padStart(HASH_LENGTH, "0"));
  });

  test("differs where one character differs", () => {
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

describe("a record", () => {
  const one = makeEdit(2, "let a = 1;", "let a = 2;");
  const text = writeDrafts([one]);

  test("that is written is read back", () => {
    fc.assert(
      fc.property(edits, (all) => {
        expect(readDrafts(writeDrafts(all))).toEqual(all);
      }),
    );
  });

  test("of a former version is read without what is stored no more", () => {
    const stored =
      '{"version":1,"edits":[{"cell":2,"hash":"34qfi3xxomohq","origin":"a","text":"b"}],"aside":[{"cell":3}]}';
    expect(readDrafts(stored)).toEqual([{ cell: 2, hash: "34qfi3xxomohq", text: "b" }]);
  });

  test("of junk is a fault, and never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (junk) => {
        expect(["damaged", "version"]).toContain(readDrafts(junk));
      }),
    );
  });

  test("that lost its end is damaged", () => {
    for (let end = 0; end < text.length; end++) {
      expect(readDrafts(text.slice(0, end))).toBe("damaged");
    }
  });

  const many = Array.from({ length: EDIT_LIMITS.edits + 1 }, (_, i) => makeEdit(i + 1, "a", "b"));
  test.each([
    ["another version", text.replace('"version":1', '"version":2'), "version"],
    ["no version", text.replace('"version":1', '"v":1'), "damaged"],
    ["a hash that is none", text.replace('"hash":"', '"hash":"<'), "damaged"],
    ["a cell that is not a number", text.replace('"cell":2', '"cell":"2"'), "damaged"],
    ["cell 0", text.replace('"cell":2', '"cell":0'), "damaged"],
    ["more edits than there may be", writeDrafts(many), "damaged"],
    ["more than a page may store", text + " ".repeat(EDIT_LIMITS.json), "damaged"],
  ])("with %s is refused", (_, stored, fault) => expect(readDrafts(stored)).toBe(fault));

  test("with fields that mean something to JavaScript is read without them", () => {
    const hostile = text.replace("{", '{"__proto__":{"polluted":true},"constructor":{"a":1},');
    expect(readDrafts(hostile)).toEqual([one]);
    expect({}).not.toHaveProperty("polluted");
  });
});

describe("an edit", () => {
  const cells = (...codes: string[]): ArticleCell[] =>
    codes.map((code, i) => ({ number: i + 1, code }));
  const edit = makeEdit(2, "b", "mine");

  test.each([
    ["where the article has its text", 2, ["a", "b"], 2, true],
    ["where its text has moved", 2, ["b", "new", "a"], 1, true],
    ["by its number where the text has changed", 2, ["a", "B"], 2, false],
    ["not where its cell is gone", 2, ["a"], undefined, false],
    ["of two with its text at its number", 2, ["b", "b", "b"], 2, true],
    ["of two with its text at the nearest", 4, ["b", "a", "b"], 3, true],
  ])("finds its cell %s", (_, cell, article, number, fits) => {
    const [placed] = placeEdits([{ ...edit, cell }], cells(...article));
    expect([placed?.cell?.number, placed?.fits]).toEqual([number, fits]);
  });

  test("moves with all others when every cell moves down by one", () => {
    const both = [makeEdit(1, "a", "mine"), makeEdit(2, "b", "mine too")];
    const placed = placeEdits(both, cells("new", "a", "b"));
    expect(placed.map(({ cell, fits }) => [cell?.number, fits])).toEqual([[2, true], [3, true]]); // prettier-ignore
  });

  test("is placed once, in a cell of its own, and fits only where the text is the one it started from", () => {
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
