import * as library from "grundy";
import { speak } from "./own-words.ts";
import type { Port, Reply, Request } from "./protocol.ts";
import { Run, type Done } from "./runtime.ts";

/**
 * What a cell is not to have: a worker that ended itself would leave its page waiting, one of its own would have what is
 * taken away here, and WebKit keeps caches from run to run.
 */
const FORBIDDEN = ["close", "caches", "Worker"];

function takeAway(): void {
  for (let world: object | null = globalThis; world;) {
    for (const name of FORBIDDEN) Reflect.deleteProperty(world, name);
    world = Object.getPrototypeOf(world) as object | null;
  }
}

/**
 * Answers the one request that comes over `port`. A world serves one run: whatever a cell changes in it, starts or
 * leaves behind goes with it.
 */
export function serve(port: Port): void {
  takeAway();
  // Bound before a cell runs, which may put another function in its place.
  const reply: (message: Reply) => void = port.postMessage.bind(port);
  const answer = async ({ cells, controls, language }: Request): Promise<void> => {
    speak(language);
    const run = new Run(Object.freeze({ ...library }), controls);
    let done: Done = { ok: false, milliseconds: 0 };
    try {
      done = await run.run(cells, (output) => reply({ type: "output", output }));
    } catch {
      // The cell broke what its failure would be described with: that it failed is all that can be said.
    }
    reply({ type: "done", ...done });
  };
  port.onmessage = ({ data }) => {
    port.onmessage = null;
    void answer(data as Request);
  };
  reply({ type: "ready" });
}
