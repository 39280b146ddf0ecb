import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  TYPE_LIMITS,
  TYPE_PAUSE,
  TypeChecking,
  type TypeState,
} from "../../components/cell/types/type-checking.ts";
import type { WorkerLike } from "../../components/ui/worker-queue.ts";
import type { TypeReply, TypeRequest } from "../../src/notebook/types/protocol.ts";

/** Lets everything that follows from what was posted happen. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** A worker that does what the test says, and records what it was asked. */
class FakeWorker implements WorkerLike {
  readonly asked: TypeRequest[] = [];
  isEnded = false;
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;

  postMessage(message: unknown): void {
    this.asked.push(message as TypeRequest);
  }

  terminate(): void {
    this.isEnded = true;
  }

  post(data: unknown): Promise<unknown> {
    this.onmessage?.call(this as never, new MessageEvent("message", { data }));
    return settle();
  }

  fail(): Promise<unknown> {
    this.onerror?.call(this as never, new Event("error") as ErrorEvent);
    return settle();
  }
}

const fault = { cell: 1, line: 1, column: 1, message: "m" };
const found: TypeReply = { kind: "checked", faults: [fault] };
const none: TypeReply = { kind: "checked", faults: [] };

let texts: readonly string[];
let workers: FakeWorker[];
let states: TypeState[];
let checking: TypeChecking;
const last = (): FakeWorker => workers.at(-1) as FakeWorker;
const asked = (): readonly (readonly string[])[] =>
  workers.flatMap((worker) => worker.asked.map((cells) => cells.map(({ code }) => code)));

const make = (start: () => WorkerLike): TypeChecking =>
  new TypeChecking(
    () => texts.map((code, i) => ({ number: i + 1, code })),
    (cell) => cell !== 9,
    start,
    (state) => states.push(state),
  );

/** Changes the cells, and waits until they are checked. */
async function edit(...to: string[]): Promise<void> {
  texts = to;
  checking.changed();
  await vi.advanceTimersByTimeAsync(TYPE_PAUSE);
}

/** Switches the check on, and lets the worker be ready. */
async function switchOn(): Promise<void> {
  checking.switch(true);
  await settle();
  await last().post("ready");
}

beforeEach(() => {
  vi.useFakeTimers();
  texts = ["a", "b"];
  workers = [];
  states = [];
  checking = make(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
});

afterEach(() => void vi.useRealTimers());

test("nothing starts before the check is switched on", async () => {
  await edit("a", "c");
  expect([workers, states]).toEqual([[], []]);
});

test("switching on checks all cells as they are, once the worker is ready", async () => {
  checking.switch(true);
  await settle();
  expect(states).toEqual([{ kind: "loading" }]);
  expect(asked()).toEqual([]);
  await last().post("ready");
  expect(asked()).toEqual([["a", "b"]]);
  await last().post(found);
  expect(states.at(-1)).toEqual(found);
  expect(checking.faults).toEqual([fault]);
});

test("a change is checked once the reader pauses, by the same worker, and no change is not", async () => {
  await switchOn();
  await last().post(found);
  await edit("a", "b");
  expect(asked()).toHaveLength(1);
  for (const text of ["b2", "b3"]) {
    texts = ["a", text];
    checking.changed();
    await vi.advanceTimersByTimeAsync(TYPE_PAUSE - 1);
  }
  expect(asked()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual([["a", "b"], ["a", "b3"]]); // prettier-ignore
  expect(workers).toHaveLength(1);
});

test("only the newest of several checks is shown, and those between are never sent", async () => {
  await switchOn();
  await edit("second");
  await edit("third");
  await last().post(found);
  expect(states).toEqual([{ kind: "loading" }]);
  await last().post(none);
  expect(states.at(-1)).toEqual(none);
  expect(asked()).toEqual([["a", "b"], ["third"]]);
});

test("switched off, faults go, the worker ends, and changes are not checked", async () => {
  await switchOn();
  await last().post(found);
  checking.switch(false);
  await edit("c");
  expect(states.at(-1)).toEqual({ kind: "off" });
  expect(checking.faults).toEqual([]);
  expect(last().isEnded).toBe(true);
  expect(asked()).toHaveLength(1);
});

test("switched off and on again, the former worker is not heard any more", async () => {
  await switchOn();
  const former = last();
  checking.switch(false);
  checking.switch(true);
  await settle();
  await former.post(found);
  expect(last()).not.toBe(former);
  await last().post("ready");
  await last().post(none);
  expect(states.at(-1)).toEqual(none);
});

test("a cell whose text is no program has no type faults", async () => {
  await switchOn();
  await last().post({ kind: "checked", faults: [{ ...fault, cell: 9 }, fault] });
  expect(checking.faults).toEqual([fault]);
});

test("after a failure of TypeScript the same worker checks the next change", async () => {
  await switchOn();
  const failed: TypeReply = { kind: "failed", reason: "RangeError: too deep" };
  await last().post(failed);
  expect(states.at(-1)).toEqual(failed);
  await edit("x");
  await last().post(found);
  expect(checking.faults).toEqual([fault]);
  expect(workers).toHaveLength(1);
});

describe("a check that takes too long", () => {
  test("is given up, and the next change gets a new worker", async () => {
    await switchOn();
    await vi.advanceTimersByTimeAsync(TYPE_LIMITS.answer - 1);
    expect(last().isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toEqual({ kind: "overtime" });
    expect(last().isEnded).toBe(true);
    await edit("x");
    await last().post("ready");
    await last().post(found);
    expect(states.at(-1)).toEqual(found);
    expect(workers).toHaveLength(2);
  });

  test("while a newer one waits leaves that to a new worker", async () => {
    await switchOn();
    await edit("x");
    await vi.advanceTimersByTimeAsync(TYPE_LIMITS.answer);
    expect(workers).toHaveLength(2);
    await last().post("ready");
    await last().post(found);
    expect(states).toEqual([{ kind: "loading" }, found]);
  });
});

test.each([
  ["does not load", () => last().fail()],
  ["is never ready", () => vi.advanceTimersByTimeAsync(TYPE_LIMITS.load)],
  ["crashes", () => last().post("ready").then(() => last().fail())], // prettier-ignore
  [
    "cannot be sent the cells",
    () => {
      last().postMessage = () => {
        throw new DOMException("", "DataCloneError");
      };
      return last().post("ready");
    },
  ],
])("a worker that %s is unavailable, and can be switched on again", async (_, lose) => {
  checking.switch(true);
  await settle();
  await lose();
  expect(states.at(-1)).toEqual({ kind: "unavailable" });
  expect(last().isEnded).toBe(true);
  await switchOn();
  await last().post(found);
  expect(states.at(-1)).toEqual(found);
});

test("a worker that the browser refuses to start is unavailable", async () => {
  checking = make(() => {
    throw new DOMException("Workers are blocked here", "SecurityError");
  });
  checking.switch(true);
  await settle();
  expect(states.at(-1)).toEqual({ kind: "unavailable" });
});
