import { describe, expect, test } from "vitest";
import { declarations } from "../../../src/articles/library/declarations.ts";
import type { Port } from "../../../src/kernel/protocol.ts";
import { FAULT_LIMITS, readTypeReply, type TypeReply } from "../../../src/kernel/types/protocol.ts";
import { serveTypes } from "../../../src/kernel/types/serve.ts";

const replies: (TypeReply | undefined)[] = [];
const port: Port = {
  onmessage: null,
  postMessage: (message) => void replies.push(readTypeReply(structuredClone(message))),
};
serveTypes(port, declarations());

const ask = (...codes: string[]): TypeReply | undefined => {
  port.onmessage?.({
    data: { check: 7, cells: codes.map((code, i) => ({ number: i + 1, code })) },
  });
  return replies.at(-1);
};

test("says that it is ready before it is asked", () => {
  expect(replies[0]).toEqual({ type: "ready" });
});

describe("answers arrive as they were sent", () => {
  test("faults in page order", () => {
    expect(ask("const a: string = 1;", "a.foo;")).toMatchObject({
      type: "checked",
      check: 7,
      faults: [
        { cell: 1, line: 1, column: 7 },
        { cell: 2, line: 1, column: 3 },
      ],
    });
  });

  test("of more faults than the bound, as many as the bound", () => {
    expect(ask("nothing;\n".repeat(FAULT_LIMITS.faults + 5))).toHaveProperty(
      "faults.length",
      FAULT_LIMITS.faults,
    );
  });

  test("of a long message, its beginning", () => {
    const name = "long".repeat(FAULT_LIMITS.characters);
    expect(ask(`${name};`)).toHaveProperty("faults.0.message.length", FAULT_LIMITS.characters);
  });

  test("and after a text too deep for TypeScript, it serves on", () => {
    const deep = "[".repeat(200_000);
    expect(ask(deep)).toMatchObject({ type: "failed", check: 7 });
    expect(ask("1;")).toEqual({ type: "checked", check: 7, faults: [] });
  });
});

test.each([
  ["nothing", undefined],
  ["text", "ready"],
  ["another type", { type: "done", check: 1 }],
  ["no number of a check", { type: "checked", check: -1, faults: [] }],
  ["no list", { type: "checked", check: 1, faults: { length: 0 } }],
  [
    "a list beyond the bound",
    {
      type: "checked",
      check: 1,
      faults: Array(FAULT_LIMITS.faults + 1).fill({ cell: 1, line: 1, column: 1, message: "" }),
    },
  ],
  ["a fault without a place", { type: "checked", check: 1, faults: [{ cell: 1, message: "" }] }],
  [
    "a message beyond the bound",
    { type: "failed", check: 1, message: "x".repeat(FAULT_LIMITS.characters + 1) },
  ],
])("%s is no reply", (_, message) => {
  expect(readTypeReply(message)).toBeUndefined();
});

test("fields that are not known are left behind", () => {
  const fault = { cell: 1, line: 1, column: 1, message: "m" };
  expect(
    readTypeReply({ type: "checked", check: 1, faults: [{ ...fault, html: "<b>" }], extra: 1 }),
  ).toEqual({
    type: "checked",
    check: 1,
    faults: [fault],
  });
});
