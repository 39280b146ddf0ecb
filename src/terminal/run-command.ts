import { spawn, spawnSync, type ChildProcess } from "node:child_process";

/** How a command ended: its exit status, the signal that ended it, or what it took too much of. */
export type Ended = number | NodeJS.Signals | "time" | "flood";

/** One run of a command. */
export interface Ran {
  readonly output: Buffer;
  /** The end of what it wrote to its standard error. */
  readonly errors: Buffer;
  readonly ended: Ended;
  readonly milliseconds: number;
}

/** Bytes that a command may print: no right output is a tenth of it. */
export const MOST_OUTPUT = 16_000_000;

/** Bytes of the standard error that are held. */
const MOST_ERRORS = 4096;

/** Milliseconds for the output to be read to its end after the command has ended. */
const DRAIN = 500;

const running = new Set<ChildProcess>();

/** Ends every command that runs now, and what it has started: for the end of this process. */
export function endAll(): void {
  running.forEach(end);
}

/** Ends a command and every process of its group; of one that has ended, those that it left behind. */
function end({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined) return;
  if (process.platform === "win32") {
    if (exitCode === null && signalCode === null) {
      spawnSync("taskkill", ["/pid", `${pid}`, "/t", "/f"], { stdio: "ignore" });
    }
    return;
  }
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing of the group is left.
  }
}

/**
 * Runs a command on an input, in a process group of its own, which ends with it. Whatever the command does, this returns
 * a little after the time allowed.
 *
 * Rejected with the system's error where the command cannot be started.
 *
 * @param allowed milliseconds from its start to its end
 */
export function runCommand(
  [file = "", ...args]: readonly string[],
  input: string,
  allowed: number,
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(file, args, { detached: process.platform !== "win32", windowsHide: true });
    running.add(child);
    const output: Buffer[] = [];
    let errors = Buffer.alloc(0);
    let bytes = 0;
    let milliseconds = 0;
    let over: "time" | "flood" | undefined;
    const stop = (why: "time" | "flood"): void => {
      over ??= why;
      end(child);
    };
    const late = setTimeout(stop, allowed, "time");

    child.stdout.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_OUTPUT) stop("flood");
      else output.push(chunk);
    });
    child.stderr.on("data", (chunk: Buffer) => {
      errors = Buffer.concat([errors, chunk]).subarray(-MOST_ERRORS);
    });
    child.stdin.on("error", () => {
      // It has closed its input, which is its right.
    });
    child.stdin.end(input);

    child.on("error", (error) => {
      if (child.pid !== undefined) return;
      clearTimeout(late);
      running.delete(child);
      reject(error);
    });
    child.on("exit", () => {
      milliseconds = performance.now() - start;
      clearTimeout(late);
      end(child);
      // A process that has left the group may hold the output open.
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, DRAIN).unref();
    });
    child.on("close", (status, signal) => {
      if (child.pid === undefined) return;
      running.delete(child);
      const ended = over ?? signal ?? status ?? 0;
      resolve({ output: Buffer.concat(output), errors, ended, milliseconds });
    });
  });
}
