import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  TYPE_PATIENCE,
  TypeChecker,
  type TypeCheck,
  type TypeWorker,
} from "../../../components/notebook/types/type-checker.ts";
import { checkTypes } from "../../support/check-types.ts";
import type { TypeRequest } from "../../../src/kernel/types/protocol.ts";

/** A worker that does what the test says, and remembers what it was asked. */
class Puppet {
  readonly asked: TypeRequest[] = [];
  ended = false;
  onmessage: TypeWorker["onmessage"] = null;
  onerror: TypeWorker["onerror"] = null;

  postMessage(message: unknown): void {
    this.asked.push(message as TypeRequest);
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: unknown): void {
    this.onmessage?.call(this as never, new MessageEvent("message", { data }));
  }

  ready(): void {
    this.say({ type: "ready" });
  }

  /** Answers the last question as the real one would. */
  answer(): void {
    const { check, cells } = this.asked.at(-1) ?? { check: 0, cells: [] };
    this.say({ type: "checked", check, faults: checkTypes(cells) });
  }

  die(): void {
    this.onerror?.call(this as never, new Event("error") as ErrorEvent);
  }
}

let workers: Puppet[];
let checker: TypeChecker;
const last = (): Puppet => workers.at(-1) as Puppet;
const cells = (...codes: string[]) => codes.map((code, i) => ({ number: i + 1, code }));
const wrong = cells("const a: string = 1;");
const fault = {
  cell: 1,
  line: 1,
  column: 7,
  message: "Type 'number' is not assignable to type 'string'.",
};

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  checker = new TypeChecker(() => {
    const worker = new Puppet();
    workers.push(worker);
    return worker;
  });
});

afterEach(() => void vi.useRealTimers());

test("nothing starts before the first check, and one worker serves them all", async () => {
  expect(workers).toHaveLength(0);
  const first = checker.check(wrong);
  expect(last().asked).toEqual([]);
  last().ready();
  last().answer();
  expect(await first).toEqual({ kind: "checked", faults: [fault] });
  const second = checker.check(cells("1;"));
  last().answer();
  expect(await second).toEqual({ kind: "checked", faults: [] });
  expect(workers).toHaveLength(1);
});

test("only the newest of several checks is answered, and those between are never sent", async () => {
  const first = checker.check(wrong);
  last().ready();
  const second = checker.check(cells("2;"));
  const third = checker.check(cells("3;"));
  expect(await first).toEqual({ kind: "overtaken" });
  expect(await second).toEqual({ kind: "overtaken" });
  last().answer();
  last().answer();
  expect(await third).toEqual({ kind: "checked", faults: [] });
  expect(last().asked.map(({ cells: [cell] }) => cell?.code)).toEqual([wrong[0]?.code, "3;"]);
});

describe("a worker that is given up", () => {
  test("for a check that takes too long says so, and the next check gets a new one", async () => {
    const check = checker.check(wrong);
    last().ready();
    await vi.advanceTimersByTimeAsync(TYPE_PATIENCE.check - 1);
    expect(last().ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await check).toEqual({ kind: "overtime" });
    expect(last().ended).toBe(true);
    const next = checker.check(wrong);
    expect(workers).toHaveLength(2);
    last().ready();
    last().answer();
    expect(await next).toMatchObject({ kind: "checked" });
  });

  test("while a newer check waits hands that one to its successor", async () => {
    void checker.check(wrong);
    last().ready();
    const newer = checker.check(cells("1;"));
    await vi.advanceTimersByTimeAsync(TYPE_PATIENCE.check);
    expect(workers).toHaveLength(2);
    last().ready();
    last().answer();
    expect(await newer).toEqual({ kind: "checked", faults: [] });
  });

  test.each([
    ["because it does not load", () => last().die()],
    ["because it is never ready", () => void vi.advanceTimersByTime(TYPE_PATIENCE.load)],
    ["because it dies", () => (last().ready(), last().die())],
  ])("%s says so, and the next check tries again", async (_, lose) => {
    const check = checker.check(wrong);
    lose();
    expect(await check).toEqual({ kind: "unavailable" });
    expect(last().ended).toBe(true);
    const next = checker.check(wrong);
    last().ready();
    last().answer();
    expect(await next).toEqual({ kind: "checked", faults: [fault] });
  });

  test("is not heard any more", async () => {
    const check = checker.check(wrong);
    const dead = last();
    checker.end();
    expect(await check).toEqual({ kind: "overtaken" });
    const next = checker.check(cells("1;"));
    dead.ready();
    expect(dead.asked).toEqual([]);
    expect(last().asked).toEqual([]);
    last().ready();
    last().answer();
    expect(await next).toEqual({ kind: "checked", faults: [] });
  });
});

test.each([
  ["of an older check", { type: "checked", check: 0, faults: [] }],
  ["that is none", { type: "checked", check: 1, faults: [{ cell: "1" }] }],
])("an answer %s changes nothing", async (_, message) => {
  const check = checker.check(wrong);
  last().ready();
  last().say(message);
  last().answer();
  expect(await check).toEqual({ kind: "checked", faults: [fault] });
});

test("what TypeScript failed on is said, and the worker serves on", async () => {
  const check: Promise<TypeCheck> = checker.check(wrong);
  last().ready();
  last().say({ type: "failed", check: 1, message: "RangeError: too deep" });
  expect(await check).toEqual({ kind: "failed", reason: "RangeError: too deep" });
  const next = checker.check(wrong);
  last().answer();
  expect(await next).toMatchObject({ kind: "checked" });
  expect(workers).toHaveLength(1);
});
