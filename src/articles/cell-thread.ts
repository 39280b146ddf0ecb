import { constants, createContext, Script } from "node:vm";
import {
  MessageChannel,
  moveMessagePortToContext,
  parentPort,
  receiveMessageOnPort,
  workerData,
  type MessagePort,
} from "node:worker_threads";
import type { CellGlobals } from "../notebook/cell-globals.ts";
import type { Port } from "../notebook/protocol.ts";

/** Message to a thread: create a context whose kernel answers on this port, or end the present one. */
export type ThreadRequest = { readonly begin: MessagePort } | "end";

/** The kernel's script comes as the thread's data. */
const kernel = new Script(`${workerData as string}\nGrundyKernel.serve`, { filename: "kernel.js" });

/** The globals of cells for one V8 context; `end` clears its timers. */
function makeGlobals(context: object) {
  const timers = new Map<number, NodeJS.Timeout>();
  const keep = (timer: NodeJS.Timeout): number => {
    timers.set(Number(timer), timer);
    return Number(timer);
  };
  const clear = (timer: number | undefined): void => {
    if (timer !== undefined) clearTimeout(timers.get(timer));
  };
  // A clone has the prototypes of the context in which it is received.
  const channel = new MessageChannel();
  const received = moveMessagePortToContext(channel.port2, context);
  const globals: Omit<CellGlobals, "show" | "input" | "console"> = {
    performance: Object.freeze({ now: () => performance.now() }),
    setTimeout: (work, milliseconds) => keep(setTimeout(() => work(undefined), milliseconds)),
    setInterval: (work, milliseconds) => keep(setInterval(() => work(undefined), milliseconds)),
    clearTimeout: clear,
    clearInterval: clear,
    queueMicrotask: (work) => queueMicrotask(work),
    structuredClone: <Value>(value: Value) => {
      channel.port1.postMessage(value);
      return (receiveMessageOnPort(received) as { message: Value }).message;
    },
  };
  const end = (): void => {
    timers.forEach((timer) => clearTimeout(timer));
    channel.port1.close();
  };
  return { globals, end };
}

/** Creates a V8 context with built-in objects of its own, and starts the kernel in it as in a reader's browser. */
function begin(port: MessagePort): () => void {
  const context = createContext(constants.DONT_CONTEXTIFY);
  const { globals, end } = makeGlobals(context);
  Object.assign(context, globals);
  const serve = kernel.runInContext(context) as (port: Port) => void;
  const moved = moveMessagePortToContext(port, context);
  serve(moved as unknown as Port);
  moved.start();
  return end;
}

let end = (): void => {};

parentPort?.on("message", (request: ThreadRequest) => {
  if (request === "end") {
    end();
    parentPort?.postMessage("ended");
  } else {
    end = begin(request.begin);
  }
});
