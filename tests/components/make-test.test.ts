import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeTest } from "../../components/solver/use-making.ts";
import type { Reply } from "../../components/solver/protocol.ts";

/** A worker that does nothing by itself. */
class IdleWorker {
  static started: IdleWorker[] = [];
  onmessage: (event: { data: Reply }) => void = () => {};
  onerror: (event: Pick<ErrorEvent, "message" | "preventDefault">) => void = () => {};
  postMessage = vi.fn();
  terminate = vi.fn();

  constructor() {
    IdleWorker.started.push(this);
  }
}

beforeEach(() => void vi.stubGlobal("Worker", IdleWorker));
afterEach(() => {
  vi.unstubAllGlobals();
  IdleWorker.started = [];
});

/** A test that is asked for, and its worker. */
function asked() {
  const made = makeTest("hdu1848", "random");
  const [worker] = IdleWorker.started;
  if (!worker) throw new Error("No worker was started");
  expect(worker.postMessage).toHaveBeenCalledOnce();
  expect(worker.terminate).not.toHaveBeenCalled();
  return { made, worker };
}

test("a worker whose script does not load, or throws, is ended", async () => {
  const { made, worker } = asked();
  worker.onerror({ message: "no such file", preventDefault: () => {} });
  await expect(made).rejects.toThrow("no such file");
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test("a worker that cannot make the test is ended", async () => {
  const { made, worker } = asked();
  worker.onmessage({ data: { kind: "failed", message: "too large" } });
  await expect(made).rejects.toThrow("too large");
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test("a worker is ended when the test is made", async () => {
  const { made, worker } = asked();
  const input = new Blob(["1 1 1"]);
  worker.onmessage({ data: { kind: "made", input } as Reply });
  expect(await made).toBe(input);
  expect(worker.terminate).toHaveBeenCalledOnce();
});
