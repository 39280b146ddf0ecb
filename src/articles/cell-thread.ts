import { constants, createContext, Script } from "node:vm";
import {
  MessageChannel,
  moveMessagePortToContext,
  parentPort,
  receiveMessageOnPort,
  workerData,
  type MessagePort,
} from "node:worker_threads";
import type { CellGlobals } from "../kernel/cell-globals.ts";
import type { Port } from "../kernel/protocol.ts";

/** To a thread: begin a world whose kernel answers on this port, or end the present one. */
export type ThreadRequest = { readonly begin: MessagePort } | "end";

/** What runs the kernel is the thread's own text; the kernel's comes with it. */
const kernel = new Script(`${workerData as string}\nGrundyKernel.serve`, { filename: "kernel.js" });

/** The globals that every place has where cells run, for one world: no timer of it goes off when it has ended. */
function makeGlobals(world: object) {
  const timers = new Map<number, NodeJS.Timeout>();
  const keep = (timer: NodeJS.Timeout): number => {
    timers.set(Number(timer), timer);
    return Number(timer);
  };
  const clear = (timer: number | undefined): void => {
    if (timer !== undefined) clearTimeout(timers.get(timer));
  };
  // A clone has the prototypes of the world in which it is received.
  const channel = new MessageChannel();
  const received = moveMessagePortToContext(channel.port2, world);
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

/** A world of its own: the language's objects made anew, and the kernel on them as in a reader's browser. */
function begin(port: MessagePort): () => void {
  const world = createContext(constants.DONT_CONTEXTIFY);
  const { globals, end } = makeGlobals(world);
  Object.assign(world, globals);
  const serve = kernel.runInContext(world) as (port: Port) => void;
  const moved = moveMessagePortToContext(port, world);
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
