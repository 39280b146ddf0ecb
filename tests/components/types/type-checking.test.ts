import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TypeCheck, TypeChecker } from "../../../components/cell/types/type-checker.ts";
import {
  TYPE_PAUSE,
  TypeChecking,
  type TypeState,
} from "../../../components/cell/types/type-checking.ts";
import type { CellText } from "../../../src/notebook/types/cell-modules.ts";

const fault = { cell: 1, line: 1, column: 1, message: "m" };

let texts: readonly string[];
let asked: (readonly CellText[])[];
let answer: TypeCheck;
let ended: number;
let states: TypeState[];
let checking: TypeChecking;

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(TYPE_PAUSE);
const edit = (...to: string[]): void => {
  texts = to;
  checking.changed();
};

beforeEach(() => {
  vi.useFakeTimers();
  texts = ["a", "b"];
  asked = [];
  ended = 0;
  states = [];
  answer = { kind: "checked", faults: [fault] };
  const checker: Pick<TypeChecker, "check" | "end"> = {
    check(cells) {
      asked.push(cells);
      return Promise.resolve(answer);
    },
    end: () => void (ended += 1),
  };
  checking = new TypeChecking(
    () => texts.map((code, i) => ({ number: i + 1, code })),
    (cell) => cell !== 9,
    checker as TypeChecker,
    (state) => states.push(state),
  );
});

afterEach(() => void vi.useRealTimers());

test("nothing is checked before it is switched on", async () => {
  edit("a", "c");
  await settle();
  expect(asked).toEqual([]);
  expect(states).toEqual([]);
});

test("switching on checks all cells as they stand", async () => {
  edit("a", "c");
  checking.switch(true);
  expect(states).toEqual([{ kind: "loading" }]);
  await settle();
  expect(asked).toEqual([
    [
      { number: 1, code: "a" },
      { number: 2, code: "c" },
    ],
  ]);
  expect(states.at(-1)).toEqual(answer);
  expect(checking.faults).toEqual([fault]);
});

test("a change is checked once the reader pauses, and what is no change is not", async () => {
  checking.switch(true);
  await settle();
  edit("a", "b");
  await settle();
  expect(asked).toHaveLength(1);
  edit("a", "b2");
  await vi.advanceTimersByTimeAsync(TYPE_PAUSE - 1);
  edit("a", "b3");
  await vi.advanceTimersByTimeAsync(TYPE_PAUSE - 1);
  expect(asked).toHaveLength(1);
  await settle();
  expect(asked.slice(1).map((cells) => cells[1]?.code)).toEqual(["b3"]);
});

test("switched off, faults go, the worker ends, and changes are not checked", async () => {
  checking.switch(true);
  await settle();
  edit("c");
  checking.switch(false);
  await settle();
  expect(states.at(-1)).toEqual({ kind: "off" });
  expect(checking.faults).toEqual([]);
  expect(ended).toBe(1);
  expect(asked).toHaveLength(1);
});

test("what cannot be loaded is off, and can be switched on again", async () => {
  answer = { kind: "unavailable" };
  checking.switch(true);
  await settle();
  expect(states.at(-1)).toEqual({ kind: "unavailable" });
  answer = { kind: "checked", faults: [] };
  checking.switch(true);
  await settle();
  expect(states.at(-1)).toEqual(answer);
});

test.each<TypeCheck>([{ kind: "overtime" }, { kind: "failed", reason: "r" }])(
  "after $kind no faults stand, and the next change is checked",
  async (result) => {
    checking.switch(true);
    await settle();
    answer = result;
    edit("x");
    await settle();
    expect(states.at(-1)).toEqual(result);
    expect(checking.faults).toEqual([]);
    answer = { kind: "checked", faults: [fault] };
    edit("y");
    await settle();
    expect(checking.faults).toEqual([fault]);
  },
);

test("of a cell whose text is no program nothing is said", async () => {
  answer = { kind: "checked", faults: [{ ...fault, cell: 9 }, fault] };
  checking.switch(true);
  await settle();
  expect(checking.faults).toEqual([fault]);
});

test("an overtaken check shows nothing", async () => {
  answer = { kind: "overtaken" };
  checking.switch(true);
  await settle();
  expect(states).toEqual([{ kind: "loading" }]);
});
