import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AskedWorker } from "../../../components/ui/worker-call.ts";
import { TYPE_PATIENCE, TypeChecker } from "../../../components/cell/types/type-checker.ts";
import { checkTypes } from "../../support/check-types.ts";
import type { TypeRequest } from "../../../src/notebook/types/protocol.ts";

/** A worker that does what the test says, and remembers what it was asked. */
class Puppet {
  readonly asked: TypeRequest[] = [];
  ended = false;
  onmessage: AskedWorker["onmessage"] = null;
  onerror: AskedWorker["onerror"] = null;

  postMessage(message: unknown): void {
    this.asked.push(message as TypeRequest);
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: unknown): Promise<unknown> {
    this.onmessage?.call(this as never, new MessageEvent("message", { data }));
    return heard();
  }

  ready(): Promise<unknown> {
    return this.say("ready");
  }

  /** Answers the last question as the real one would. */
  answer(): Promise<unknown> {
    return this.say({ kind: "checked", faults: checkTypes(this.asked.at(-1) ?? []) });
  }

  die(): void {
    this.onerror?.call(this as never, new Event("error") as ErrorEvent);
  }
}

/** Whatever follows from what was said or asked has followed. */
const heard = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

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

/** Asks for a check, which comes to the worker. */
async function check(cells: TypeRequest) {
  const result = checker.check(cells);
  await heard();
  return { result };
}

test("nothing starts before the first check, and one worker serves them all", async () => {
  expect(workers).toHaveLength(0);
  const first = await check(wrong);
  expect(last().asked).toEqual([]);
  await last().ready();
  await last().answer();
  expect(await first.result).toEqual({ kind: "checked", faults: [fault] });
  const second = await check(cells("1;"));
  await last().answer();
  expect(await second.result).toEqual({ kind: "checked", faults: [] });
  expect(workers).toHaveLength(1);
});

test("only the newest of several checks is answered, and those between are never sent", async () => {
  const first = await check(wrong);
  await last().ready();
  const second = await check(cells("2;"));
  const third = await check(cells("3;"));
  await last().answer();
  expect(await first.result).toEqual({ kind: "overtaken" });
  expect(await second.result).toEqual({ kind: "overtaken" });
  await last().answer();
  expect(await third.result).toEqual({ kind: "checked", faults: [] });
  expect(last().asked.map(([cell]) => cell?.code)).toEqual([wrong[0]?.code, "3;"]);
});

describe("a worker that is given up", () => {
  test("for a check that takes too long says so, and the next check gets a new one", async () => {
    const late = await check(wrong);
    await last().ready();
    await vi.advanceTimersByTimeAsync(TYPE_PATIENCE.answer - 1);
    expect(last().ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await late.result).toEqual({ kind: "overtime" });
    expect(last().ended).toBe(true);
    const next = await check(wrong);
    expect(workers).toHaveLength(2);
    await last().ready();
    await last().answer();
    expect(await next.result).toMatchObject({ kind: "checked" });
  });

  test("while a newer check waits hands that one to its successor", async () => {
    await check(wrong);
    await last().ready();
    const newer = await check(cells("1;"));
    await vi.advanceTimersByTimeAsync(TYPE_PATIENCE.answer);
    expect(workers).toHaveLength(2);
    await last().ready();
    await last().answer();
    expect(await newer.result).toEqual({ kind: "checked", faults: [] });
  });

  test.each([
    ["because it does not load", () => Promise.resolve(last().die())],
    ["because it is never ready", () => vi.advanceTimersByTimeAsync(TYPE_PATIENCE.load)],
    [
      "because it dies",
      () =>
        last()
          .ready()
          .then(() => last().die()),
    ],
    [
      "because it cannot be sent the question",
      () => {
        last().postMessage = () => {
          throw new DOMException("", "DataCloneError");
        };
        return last().ready();
      },
    ],
  ])("%s says so, and the next check tries again", async (_, lose) => {
    const lost = await check(wrong);
    await lose();
    expect(await lost.result).toEqual({ kind: "unavailable" });
    expect(last().ended).toBe(true);
    const next = await check(wrong);
    await last().ready();
    await last().answer();
    expect(await next.result).toEqual({ kind: "checked", faults: [fault] });
  });

  test("is not heard any more", async () => {
    const given = await check(wrong);
    const dead = last();
    checker.end();
    expect(await given.result).toEqual({ kind: "overtaken" });
    const next = await check(cells("1;"));
    await dead.ready();
    expect(dead.asked).toEqual([]);
    expect(last().asked).toEqual([]);
    await last().ready();
    await last().answer();
    expect(await next.result).toEqual({ kind: "checked", faults: [] });
  });
});

test("a worker that may not be started is unavailable", async () => {
  const blocked = new TypeChecker(() => {
    throw new DOMException("Workers are blocked here", "SecurityError");
  });
  expect(await blocked.check(wrong)).toEqual({ kind: "unavailable" });
});

test("what TypeScript failed on is said, and the worker serves on", async () => {
  const failed = await check(wrong);
  await last().ready();
  await last().say({ kind: "failed", reason: "RangeError: too deep" });
  expect(await failed.result).toEqual({ kind: "failed", reason: "RangeError: too deep" });
  const next = await check(wrong);
  await last().answer();
  expect(await next.result).toMatchObject({ kind: "checked" });
  expect(workers).toHaveLength(1);
});
