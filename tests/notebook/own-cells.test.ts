import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileOrFault } from "../../src/notebook/compile.ts";
import { numberOfOwn } from "../../src/notebook/cell.ts";
import { hashText } from "../../src/notebook/drafts.ts";
import { link } from "../../src/notebook/link.ts";
import {
  anchorOf,
  freeTitle,
  MOST_TITLE,
  OWN_KINDS,
  readOwn,
  writeOwn,
} from "../../src/notebook/own-cells.ts";

const own = (n: number): number => numberOfOwn(n);
const compiled = (number: number, code: string) => compileOrFault({ number, code });

describe("own cells in an article's program:", () => {
  const uses = (number: number, program: ReturnType<typeof link>) =>
    program.find((cell) => cell.number === number);

  test("one uses the names of the article above it, and own cells below use its names", () => {
    const program = link([
      compiled(1, "const a = 1;"),
      compiled(own(2), "const b = a;"),
      compiled(2, "const c = 2;"),
      compiled(own(1), "a + b + c"),
    ]);
    expect(uses(own(1), program)?.from).toEqual({ a: 1, b: own(2), c: 2 });
    expect(program.some(({ fault }) => fault)).toBe(false);
  });

  test("one that uses a name from below says so, whatever the numbers are", () => {
    const program = link([compiled(own(1), "x"), compiled(own(2), "const x = 1;")]);
    expect(uses(own(1), program)?.fault?.message).toBe(
      "x is declared further down, in your cell 2",
    );
  });

  test("a name of the article stays the article's", () => {
    const program = link([compiled(own(1), "const a = 5;"), compiled(1, "const a = 1;")]);
    expect(uses(own(1), program)?.fault?.message).toBe("a is declared in cell 1 already");
    expect(uses(1, program)?.fault).toBeUndefined();
  });

  test("an unedited cell uses no name of an own cell, also not one of JavaScript's", () => {
    const cells = [
      compiled(own(1), "const Math = { max: () => 7 };"),
      compiled(1, "Math.max(1, 2)"),
    ];
    expect(
      uses(
        1,
        link(cells, (number) => number === 1),
      )?.from,
    ).toEqual({});
    expect(uses(1, link(cells))?.from).toEqual({ Math: own(1) });
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

describe("what is stored of own cells", () => {
  test("is read as it was written", () => {
    const cells = fc.uniqueArray(anyCell, { selector: ({ n }) => n });
    fc.assert(
      fc.property(cells, fc.string({ maxLength: 200 }), (some, title) => {
        expect(readOwn(writeOwn({ cells: some, title }))).toEqual({ cells: some, title });
      }),
    );
  });

  test("is refused where it is damaged, of another version, or too long", () => {
    expect(readOwn("{")).toBe("damaged");
    expect(readOwn('{"version":1,"cells":[{"n":0}]}')).toBe("damaged");
    expect(readOwn('{"version":2,"cells":[]}')).toBe("version");
    const cell = { n: 1, kind: "ts", text: "a".repeat(2_000_000), cell: 0, hash: "" } as const;
    expect(readOwn(writeOwn({ cells: [cell] }))).toBe("damaged");
  });
});

test("an own cell follows the article's cell with its text, else the number, else it stands at the end", () => {
  const cells = ["a", "b", "a", "c"].map((code, i) => ({ number: i + 1, code }));
  const at = (cell: number, text: string) =>
    anchorOf({ cell, hash: hashText(text) }, cells)?.number;
  expect(at(1, "b")).toBe(2);
  expect(at(4, "a")).toBe(3);
  expect(at(4, "gone")).toBe(4);
  expect(at(9, "gone")).toBeUndefined();
  expect(anchorOf({ cell: 0, hash: "" }, cells)).toBeUndefined();
});

describe("the name of a notebook", () => {
  test.for([
    ["Nim", ["Kayles"], "Nim"],
    [" Nim ", ["Nim"], "Nim 2"],
    ["Nim", ["Nim", "Nim 2"], "Nim 3"],
    ["Chapter 5", ["Chapter 5"], "Chapter 6"],
  ] as const)("%s beside %j is %s", ([wanted, taken, name]) => {
    expect(freeTitle(wanted, taken)).toBe(name);
  });

  test("is free, and of a length that can be stored", () => {
    const wanted = fc.oneof(fc.string(), fc.string({ minLength: 190 }));
    fc.assert(
      fc.property(fc.array(wanted), (all) => {
        const names: string[] = [];
        for (const one of [...all, ...all]) names.push(freeTitle(one, names));
        expect(new Set(names).size).toBe(names.length);
        expect(names.filter(({ length }) => length > MOST_TITLE)).toEqual([]);
      }),
    );
  });
});
