import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileOrFault } from "../../src/notebook/compile.ts";
import { numberOfOwn } from "../../src/notebook/cell.ts";
import { hashText } from "../../src/notebook/drafts.ts";
import { link } from "../../src/notebook/link.ts";
import {
  anchorOf,
  freeTitle,
  MAX_TITLE,
  OWN_KINDS,
  readOwn,
  writeOwn,
} from "../../src/notebook/own-cells.ts";

const own = (n: number): number => numberOfOwn(n);
const compiled = (number: number, code: string) => compileOrFault({ number, code });

describe("link with own cells", () => {
  const cellOf = (number: number, program: ReturnType<typeof link>) =>
    program.find((cell) => cell.number === number);

  test("lets an own cell use names of the article and of own cells above it", () => {
    const program = link([
      compiled(1, "const a = 1;"),
      compiled(own(2), "const b = a;"),
      compiled(2, "const c = 2;"),
      compiled(own(1), "a + b + c"),
    ]);
    expect(cellOf(own(1), program)?.from).toEqual({ a: 1, b: own(2), c: 2 });
    expect(program.some(({ fault }) => fault)).toBe(false);
  });

  test("reports an own cell that cellOf a name from below, by position and not by number", () => {
    const program = link([compiled(own(1), "x"), compiled(own(2), "const x = 1;")]);
    expect(cellOf(own(1), program)?.fault?.message).toBe(
      "x is declared further down, in your cell 2",
    );
  });

  test("reports an own cell that declares a name of the article", () => {
    const program = link([compiled(own(1), "const a = 5;"), compiled(1, "const a = 1;")]);
    expect(cellOf(own(1), program)?.fault?.message).toBe("a is already declared in cell 1");
    expect(cellOf(1, program)?.fault).toBeUndefined();
  });

  test("does not let an unedited cell use a name of an own cell, even a built-in name", () => {
    const cells = [
      compiled(own(1), "const Math = { max: () => 7 };"),
      compiled(1, "Math.max(1, 2)"),
    ];
    expect(
      cellOf(
        1,
        link(cells, (number) => number === 1),
      )?.from,
    ).toEqual({});
    expect(cellOf(1, link(cells))?.from).toEqual({ Math: own(1) });
  });
});

const anyCell = fc.record({
  n: fc.integer({ min: 1, max: 500 }),
  kind: fc.constantFrom(...OWN_KINDS, "kept" as const),
  text: fc.string(),
  input: fc.string(),
  cell: fc.nat(50),
  hash: fc.constantFrom("", hashText("a")),
  above: fc.boolean(),
});

describe("a stored record of own cells", () => {
  test("is read as it was written", () => {
    const cells = fc.uniqueArray(anyCell, { selector: ({ n }) => n });
    fc.assert(
      fc.property(cells, fc.string({ maxLength: 200 }), (some, title) => {
        expect(readOwn(writeOwn({ cells: some, title }))).toEqual({ cells: some, title });
      }),
    );
  });

  test("is rejected if it is damaged, of another version, or too long", () => {
    expect(readOwn("{")).toBe("damaged");
    expect(readOwn('{"version":1,"cells":[{"n":0}]}')).toBe("damaged");
    expect(readOwn('{"version":2,"cells":[]}')).toBe("version");
    const cell = { n: 1, kind: "ts", text: "a".repeat(2_000_000), cell: 0, hash: "" } as const;
    expect(readOwn(writeOwn({ cells: [cell] }))).toBe("damaged");
  });
});

test("anchorOf finds the cell with the stored text, otherwise with the number, otherwise the end", () => {
  const cells = ["a", "b", "a", "c"].map((code, i) => ({ number: i + 1, code }));
  const at = (cell: number, text: string) =>
    anchorOf({ cell, hash: hashText(text) }, cells)?.number;
  expect(at(1, "b")).toBe(2);
  expect(at(4, "a")).toBe(3);
  expect(at(4, "gone")).toBe(4);
  expect(at(9, "gone")).toBeUndefined();
  expect(anchorOf({ cell: 0, hash: "" }, cells)).toBeUndefined();
});

describe("freeTitle", () => {
  test.for([
    ["Nim", ["Kayles"], "Nim"],
    [" Nim ", ["Nim"], "Nim 2"],
    ["Nim", ["Nim", "Nim 2"], "Nim 3"],
    ["Chapter 5", ["Chapter 5"], "Chapter 6"],
  ] as const)("for %s with %j taken is %s", ([wanted, taken, name]) => {
    expect(freeTitle(wanted, taken)).toBe(name);
  });

  test("returns a name that is not taken and not too long to be stored", () => {
    const wanted = fc.oneof(fc.string(), fc.string({ minLength: 190 }));
    fc.assert(
      fc.property(fc.array(wanted), (all) => {
        const names: string[] = [];
        for (const one of [...all, ...all]) names.push(freeTitle(one, names));
        expect(new Set(names).size).toBe(names.length);
        expect(names.filter(({ length }) => length > MAX_TITLE)).toEqual([]);
      }),
    );
  });
});
