import fc from "fast-check";
import { expect, test } from "vitest";
import { type Output, lasting, standing } from "../../src/notebook/output.ts";

const shown = fc
  .string()
  .map((text): Output => ({ kind: "shown", bundle: { "text/plain": text } }));
const progress = fc.nat().map((done): Output => ({ kind: "progress", progress: { done } }));
const outputs = fc.array(fc.oneof(shown, progress));

test("while a cell runs again nothing goes before it is shown anew, and the last progress ends it", () => {
  fc.assert(
    fc.property(outputs, fc.array(shown), (now, before) => {
      const there = standing(now, before);
      const fresh = now.filter(({ kind }) => kind === "shown");
      expect(there.slice(0, fresh.length)).toEqual(fresh);
      expect(lasting(there)).toHaveLength(Math.max(fresh.length, before.length));
      const bars = now.filter(({ kind }) => kind === "progress");
      expect(there.filter(({ kind }) => kind === "progress")).toEqual(bars.slice(-1));
      if (bars.length > 0) expect(there.at(-1)).toEqual(bars.at(-1));
    }),
  );
});

test("progress does not outlast its run", () => {
  fc.assert(
    fc.property(outputs, (all) => {
      expect(lasting(all)).toEqual(all.filter(({ kind }) => kind === "shown"));
    }),
  );
});
