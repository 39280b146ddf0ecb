import { describe } from "../describe.ts";
import type { Progress } from "../output.ts";
import { entryText } from "./caption.ts";

declare const performance: { now(): number };

/** Least time between two messages, in milliseconds: faster changes cannot be read. */
const INTERVAL = 50;

function check(what: string, value: unknown): void {
  if (typeof value === "number" && Number.isFinite(value) && value >= 0) return;
  const Fault = typeof value === "number" ? RangeError : TypeError;
  throw new Fault(
    `Cannot show progress: ${what} must be a non-negative number, current value is ${describe(value)}`,
  );
}

/**
 * A `show.progress` that emits the first message, the last (done = total), and others at most once per `INTERVAL`.
 */
export function createProgress(emit: (progress: Progress) => void) {
  let last = -Infinity;
  let complete = false;
  return (done: number, total?: number, label?: string): void => {
    check("done", done);
    if (total !== undefined) check("total", total);
    const time = performance.now();
    const completes = done === total && !complete;
    if (!completes && time - last < INTERVAL) return;
    last = time;
    complete = done === total;
    emit({
      done: total === undefined ? done : Math.min(done, total),
      ...(total === undefined ? {} : { total }),
      ...(label === undefined ? {} : { label: entryText(label) }),
    });
  };
}
