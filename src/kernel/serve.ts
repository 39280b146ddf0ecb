import * as library from "grundy";
import { harden } from "./harden.ts";
import type { Port, Reply, Request } from "./protocol.ts";
import { Runtime } from "./runtime.ts";

declare const performance: { now(): number };

/** Answers a page's requests over `port`, one run after the other, until the worker is ended. */
export function serve(port: Port): void {
  const reply = (message: Reply): void => port.postMessage(message);
  const runtime = new Runtime(Object.freeze({ ...library }), harden(globalThis));
  let queue = Promise.resolve();

  const run = async (id: number, cell: number): Promise<void> => {
    const start = performance.now();
    const ok = await runtime.run(cell, (output) => reply({ type: "output", run: id, output }));
    reply({ type: "done", run: id, ok, milliseconds: performance.now() - start });
  };

  port.onmessage = ({ data }) => {
    const request = data as Request;
    if (request.type === "program") runtime.update(request);
    else queue = queue.then(() => run(request.run, request.cell));
  };
  reply({ type: "ready" });
}
