import { expect, test } from "vitest";
import { WorkerClient } from "../../components/ui/worker-client.ts";

interface Call {
  readonly name: string;
  readonly given: readonly number[];
}

/** A worker in this thread: it reports that it is ready, and replies to a call with the messages of `answers`. */
class Fake {
  onmessage: Worker["onmessage"] = null;
  onerror: Worker["onerror"] = null;
  isOver = false;

  constructor(readonly answers: (call: Call) => readonly object[]) {
    this.postMessage(undefined);
  }

  postMessage(call?: unknown): void {
    const data = call ? this.answers(call as Call) : [{ result: "ready" }];
    setTimeout(() => {
      for (const each of data) this.onmessage?.call(this as never, { data: each } as MessageEvent);
    });
  }

  terminate(): void {
    this.isOver = true;
  }
}

/** The methods of the fake worker. `hang` never replies. */
interface Methods {
  add(a: number, b: number): number;
  count(): string;
  fail(): void;
  hang(): void;
}

function answers({ name, given: [a = 0, b = 0] }: Call): readonly object[] {
  if (name === "add") return [{ result: a + b }];
  if (name === "count") return [{ report: 1 }, { report: 2 }, { result: "done" }];
  return name === "fail" ? [{ thrown: "no" }] : [];
}

test("calls of a worker end in order, and the call after a timeout or a cancellation starts a new worker", async () => {
  const started: Fake[] = [];
  const start = () => {
    const fake = new Fake(answers);
    started.push(fake);
    return fake;
  };
  const client = new WorkerClient<Methods>(start, { answer: 50 });
  const reports: number[] = [];
  const sum = client.call("add", [1, 2]);
  const counted = client.call("count", [], undefined, (n: number) => void reports.push(n));
  expect([await sum, await counted, reports]).toEqual([3, "done", [1, 2]]);
  await expect(client.call("fail", [])).rejects.toMatchObject({ why: "thrown", message: "no" });
  await expect(client.call("add", [1, 2], () => false)).rejects.toMatchObject({ why: "cancelled" });
  expect(started.map(({ isOver }) => isOver)).toEqual([false]);

  await expect(client.call("hang", [])).rejects.toMatchObject({ why: "timeout" });
  const hanging = client.call("hang", []);
  const next = client.call("add", [3, 4]);
  setTimeout(() => client.end(), 20);
  await expect(hanging).rejects.toMatchObject({ why: "cancelled" });
  expect(await next).toBe(7);
  expect(started.map(({ isOver }) => isOver)).toEqual([true, true, false]);
});
