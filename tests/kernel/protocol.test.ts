import fc from "fast-check";
import { expect, test } from "vitest";
import { readReply } from "../../src/kernel/protocol.ts";
import { createShow } from "../../src/kernel/show.ts";
import type { Bundle } from "../../src/kernel/output.ts";

const bundlesOf = (use: (show: ReturnType<typeof createShow>) => void): Bundle[] => {
  const found: Bundle[] = [];
  use(createShow((bundle) => found.push(bundle)));
  return found;
};

test("what show makes arrives as it was", () => {
  const bundles = bundlesOf((show) => {
    show("text", { a: 1 });
    show.table([{ n: 1, word: "x" }, { n: 2 }], { caption: "c" });
    show.sequence([0, 1, 2], { period: 3, start: 5 });
  });
  for (const bundle of bundles) {
    const reply = { type: "output", run: 1, output: { kind: "shown", bundle } };
    expect(readReply(structuredClone(reply))).toEqual(reply);
  }
});

test.each([
  ["nothing", undefined],
  ["a string", "ready"],
  ["an unknown type", { type: "navigate", run: 1 }],
  ["a run that is no count", { type: "done", run: -1, ok: true, milliseconds: 1 }],
  ["a time that is no number", { type: "done", run: 1, ok: true, milliseconds: "<b>" }],
  ["a bundle without text", { type: "output", run: 1, output: { kind: "shown", bundle: {} } }],
  [
    "a text beyond all bounds",
    {
      type: "output",
      run: 1,
      output: { kind: "shown", bundle: { "text/plain": "x".repeat(2e6) } },
    },
  ],
])("%s is no reply", (_, message) => {
  expect(readReply(message)).toBeUndefined();
});

test("a reply is built anew: nothing that was not asked for comes along", () => {
  const hostile = JSON.parse(
    '{"type":"done","run":1,"ok":true,"milliseconds":2,"__proto__":{"polluted":1},"extra":1}',
  ) as unknown;
  expect(readReply(hostile)).toEqual({ type: "done", run: 1, ok: true, milliseconds: 2 });
  expect(Object.hasOwn(readReply(hostile) ?? {}, "extra")).toBe(false);
});

test("no message, whatever it is, makes the reader throw", () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (output, bundle) => {
      readReply(output);
      readReply({ type: "output", run: 1, output });
      readReply({ type: "output", run: 1, output: { kind: "shown", bundle } });
    }),
  );
});
