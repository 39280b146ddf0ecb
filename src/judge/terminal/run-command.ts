import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { MOST_OUTPUT } from "../text-program.ts";

/**
 * How a command ended: its exit status, the signal that ended it, or what it took too much of. "wait" is for too long by the
 * clock.
 */
export type Ended = number | NodeJS.Signals | "time" | "wait" | "flood";

/** One run of a command. */
export interface Ran {
  readonly output: Buffer;
  /** The end of what it wrote to its standard error. */
  readonly errors: Buffer;
  readonly ended: Ended;
  /** CPU time where the system reports it, and never more than the time by the clock. */
  readonly milliseconds: number;
  /** The most memory that one of its processes had; absent where the system does not report it. */
  readonly kilobytes?: number;
}

/** By the clock a command may take so many times as long as it may compute: it may wait, or share the processor. */
export const WAITS = 5;

/** Milliseconds between two looks at what a command uses; Linux counts CPU time in steps of as many. */
const BETWEEN_LOOKS = 10;

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

/** What processes have used so far. */
interface Usage {
  readonly milliseconds: number;
  readonly kilobytes: number;
}

const NOTHING: Usage = { milliseconds: 0, kilobytes: 0 };

/** The fields of Linux's /proc/PID/stat that follow the name of the program. */
const statOf = (pid: number | "self"): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, "latin1")
    .replace(/^.*\) /s, "")
    .split(" ");

/** CPU time in milliseconds: the fields count user and system time, of the process and of its ended children, in ticks. */
const timeIn = (stat: readonly string[], from: number, to: number): number =>
  stat.slice(from, to).reduce((sum, ticks) => sum + Number(ticks), 0) * BETWEEN_LOOKS;

/** The CPU time of all ended children of this process; undefined where the system does not report it. */
function timeOfEnded(): number | undefined {
  try {
    return timeIn(statOf("self"), 13, 15);
  } catch {
    return undefined;
  }
}

/**
 * What a process and its running descendants have used.
 *
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
function usageOf(pid: number): Usage {
  try {
    const stat = statOf(pid);
    const peak = /^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1").match(/\d+/g);
    const all = (children ?? []).map((child) => usageOf(Number(child)));
    return {
      milliseconds: all.reduce((sum, { milliseconds }) => sum + milliseconds, timeIn(stat, 11, 15)),
      kilobytes: Math.max(Number(peak ?? 0), ...all.map(({ kilobytes }) => kilobytes)),
    };
  } catch {
    // It has ended, or the system reports nothing.
    return NOTHING;
  }
}

/**
 * Runs a command on an input, in a process group of its own, which ends with it. Whatever the command does, it is
 * ended when it has computed for the time allowed, or run for {@link WAITS} times as long by the clock.
 *
 * Rejected with the system's error where the command cannot be started.
 *
 * @param allowed milliseconds of CPU time; from its start to its end where the system does not report that
 * @param env variables beside those of this process
 */
export function runCommand(
  [file = "", ...args]: readonly string[],
  input: string,
  allowed: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const endedBefore = running.size === 0 ? timeOfEnded() : undefined;
    const start = performance.now();
    const child = spawn(file, args, {
      detached: process.platform !== "win32",
      windowsHide: true,
      env: { ...process.env, ...env },
    });
    running.add(child);
    const output: Buffer[] = [];
    let errors = Buffer.alloc(0);
    let bytes = 0;
    let milliseconds = 0;
    let usage = NOTHING;
    let passed = 0;
    let over: "time" | "wait" | "flood" | undefined;
    const stop = (why: "time" | "wait" | "flood"): void => {
      over ??= why;
      end(child);
    };
    const look = (): void => {
      const now = usageOf(child.pid ?? 0);
      passed = performance.now() - start;
      usage = {
        milliseconds: Math.max(usage.milliseconds, now.milliseconds),
        kilobytes: Math.max(usage.kilobytes, now.kilobytes),
      };
      const isReported = usage.kilobytes > 0;
      if (passed > allowed && (!isReported || usage.milliseconds > allowed)) stop("time");
      if (passed > WAITS * allowed) stop("wait");
    };
    const looks = setInterval(look, BETWEEN_LOOKS);

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
      clearInterval(looks);
      running.delete(child);
      reject(error);
    });
    child.on("exit", () => {
      passed = performance.now() - start;
      clearInterval(looks);
      const ended = (endedBefore === undefined ? undefined : timeOfEnded()) ?? 0;
      const computed = Math.max(usage.milliseconds, ended - (endedBefore ?? 0));
      const isReported = usage.kilobytes > 0 && over !== "wait";
      // What takes less than a tick of the system's clock is counted as one.
      milliseconds = isReported ? Math.min(passed, Math.max(computed, BETWEEN_LOOKS)) : passed;
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
      const { kilobytes } = usage;
      const known = kilobytes === 0 ? {} : { kilobytes };
      resolve({ output: Buffer.concat(output), errors, ended, milliseconds, ...known });
    });
  });
}
