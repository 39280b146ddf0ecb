import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EDIT_LIMITS, makeEdit } from "../../../src/kernel/drafts/edit.ts";
import {
  mergeEdits,
  NOTHING_KEPT,
  readKept,
  writeKept,
} from "../../../src/kernel/drafts/kept-edits.ts";
import { edits } from "../../support/edits.ts";

const kept = fc.record({ edits, aside: edits });
const one = makeEdit(2, "let a = 1;", "let a = 2;");
const text = writeKept({ edits: [one], aside: [] });

test("what is written is read back", () => {
  fc.assert(
    fc.property(kept, (all) => {
      expect(readKept(writeKept(all))).toEqual(all);
    }),
  );
});

test("junk is a fault, and never throws", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (junk) => {
      expect(["damaged", "version"]).toContain(readKept(junk));
    }),
  );
});

test("a stored text that lost its end is damaged", () => {
  fc.assert(
    fc.property(kept, fc.nat(), (all, end) => {
      const whole = writeKept(all);
      expect(readKept(whole.slice(0, end % whole.length))).toBe("damaged");
    }),
  );
});

describe("what cannot be read says why", () => {
  test.each([
    ["another version", text.replace('"version":1', '"version":2'), "version"],
    ["no version", text.replace('"version":1', '"v":1'), "damaged"],
    ["an origin that does not fit its hash", text.replace("a = 1", "a = 7"), "damaged"],
    ["a cell that is not a number", text.replace('"cell":2', '"cell":"2"'), "damaged"],
    ["cell 0", text.replace('"cell":2', '"cell":0'), "damaged"],
    ["two edits of a cell", writeKept({ edits: [one, one], aside: [] }), "damaged"],
    ["more cells than there may be", many(EDIT_LIMITS.cells + 1), "damaged"],
    ["a text that is too long", long(EDIT_LIMITS.text + 1), "damaged"],
    ["more than a page may keep", text + " ".repeat(EDIT_LIMITS.kept), "damaged"],
  ])("%s", (_, stored, fault) => expect(readKept(stored)).toBe(fault));

  function many(count: number): string {
    const list = Array.from({ length: count }, (__, i) => makeEdit(i + 1, "a", "b"));
    return writeKept({ edits: list, aside: [] });
  }
  function long(length: number): string {
    return writeKept({ edits: [makeEdit(1, "a", "b".repeat(length))], aside: [] });
  }
});

test("fields that mean something to JavaScript mean nothing here", () => {
  const hostile = text.replace(
    "{",
    '{"__proto__":{"polluted":true},"constructor":{"prototype":1},',
  );
  expect(readKept(hostile)).toEqual({ edits: [one], aside: [] });
  expect({}).not.toHaveProperty("polluted");
});

describe("texts set aside", () => {
  const versions = Array.from({ length: 70 }, (_, i) => makeEdit(1, "a", `version ${i}`));
  const none = new Map();

  test("are the newest, newest first, each once", () => {
    const all = versions.reduce(
      (before, edit) => mergeEdits(before, none, none, [edit, edit]),
      NOTHING_KEPT,
    );
    expect(all.aside).toEqual(versions.toReversed().slice(0, EDIT_LIMITS.aside));
  });

  test("are not aside while they are in their place", () => {
    expect(mergeEdits({ edits: [one], aside: [] }, none, none, [one]).aside).toEqual([]);
  });
});
