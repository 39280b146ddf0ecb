import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EDIT_LIMITS, makeEdit } from "../../../src/notebook/drafts/edit.ts";
import {
  mergeDrafts,
  NO_DRAFTS,
  readDrafts,
  writeDrafts,
} from "../../../src/notebook/drafts/stored-drafts.ts";
import { edits } from "../../support/edits.ts";

const drafts = fc.record({ edits, aside: edits });
const one = makeEdit(2, "let a = 1;", "let a = 2;");
const text = writeDrafts({ edits: [one], aside: [] });

test("what is written is read back", () => {
  fc.assert(
    fc.property(drafts, (all) => {
      expect(readDrafts(writeDrafts(all))).toEqual(all);
    }),
  );
});

test("junk is a fault, and never throws", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (junk) => {
      expect(["damaged", "version"]).toContain(readDrafts(junk));
    }),
  );
});

test("a stored text that lost its end is damaged", () => {
  fc.assert(
    fc.property(drafts, fc.nat(), (all, end) => {
      const whole = writeDrafts(all);
      expect(readDrafts(whole.slice(0, end % whole.length))).toBe("damaged");
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
    ["two edits of a cell", writeDrafts({ edits: [one, one], aside: [] }), "damaged"],
    ["more cells than there may be", many(EDIT_LIMITS.cells + 1), "damaged"],
    ["more than a page may store", text + " ".repeat(EDIT_LIMITS.json), "damaged"],
  ])("%s", (_, stored, fault) => expect(readDrafts(stored)).toBe(fault));

  function many(count: number): string {
    const list = Array.from({ length: count }, (__, i) => makeEdit(i + 1, "a", "b"));
    return writeDrafts({ edits: list, aside: [] });
  }
});

test("fields that mean something to JavaScript mean nothing here", () => {
  const hostile = text.replace(
    "{",
    '{"__proto__":{"polluted":true},"constructor":{"prototype":1},',
  );
  expect(readDrafts(hostile)).toEqual({ edits: [one], aside: [] });
  expect({}).not.toHaveProperty("polluted");
});

describe("texts set aside", () => {
  const versions = Array.from({ length: 70 }, (_, i) => makeEdit(1, "a", `version ${i}`));
  const none = new Map();

  test("are the newest, newest first, each once", () => {
    const all = versions.reduce(
      (before, edit) => mergeDrafts(before, none, none, [edit, edit]),
      NO_DRAFTS,
    );
    expect(all.aside).toEqual(versions.toReversed().slice(0, EDIT_LIMITS.aside));
  });

  test("are not aside while they are in their place", () => {
    expect(mergeDrafts({ edits: [one], aside: [] }, none, none, [one]).aside).toEqual([]);
  });
});
