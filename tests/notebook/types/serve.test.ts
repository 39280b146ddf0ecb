import { describe, expect, test } from "vitest";
import { declarations } from "../../../src/articles/library/declarations.ts";
import type { Port } from "../../../src/notebook/protocol.ts";
import { FAULT_LIMITS } from "../../../src/notebook/types/protocol.ts";
import { serveTypes } from "../../../src/notebook/types/serve.ts";

const replies: unknown[] = [];
const port: Port = {
  onmessage: null,
  postMessage: (message) => void replies.push(structuredClone(message)),
};
serveTypes(port, declarations());

const ask = (...codes: string[]): unknown => {
  port.onmessage?.({ data: codes.map((code, i) => ({ number: i + 1, code })) });
  return replies.at(-1);
};

test("says that it is ready before it is asked", () => {
  expect(replies).toEqual(["ready"]);
});

describe("answers arrive as they were sent", () => {
  test("faults in page order", () => {
    expect(ask("const a: string = 1;", "a.foo;")).toMatchObject({
      kind: "checked",
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
    expect(ask(deep)).toMatchObject({ kind: "failed" });
    expect(ask("1;")).toEqual({ kind: "checked", faults: [] });
  });
});
