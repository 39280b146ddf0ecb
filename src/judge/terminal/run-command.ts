import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { MAX_OUTPUT } from "../text-program.ts";

/**
 * How a command ended: its exit status, the signal that ended it, or the limit that it exceeded. "wait" is the limit by the
 * clock.
 */
export type CommandEnd = number | NodeJS.Signals | "time" | "wait" | "flood";

/** One run of a command. */
export interface CommandRun {
  readonly output: Buffer;
  /** The end of its standard error. */
  readonly errors: Buffer;
  readonly ended: CommandEnd;
  /** CPU time if the system reports it, at most the time by the clock. */
  readonly milliseconds: number;
  /** The peak memory of any of its processes; absent if the system does not report it. */
  readonly kilobytes?: number;
}

/** Ratio of the limit by the clock to the limit of CPU time. A command may wait, or share the processor. */
export const CLOCK_FACTOR = 5;

/** Milliseconds between two measurements of a command's usage; also the unit in which Linux counts CPU time. */
const INTERVAL = 10;

/** Maximum number of bytes kept of the standard error. */
const MAX_ERRORS = 4096;

/** Milliseconds for reading the rest of the output after the command has ended. */
const DRAIN = 500;

const running = new Set<ChildProcess>();

/** Ends all running commands and the processes that they have started; called when this process ends. */
export function endCommands(): void {
  running.forEach(end);
}

/** Ends a command and every process of its group, including those left by a command that has ended. */
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
    // No process of the group is left.
  }
}

/** The usage of some processes so far. */
interface Usage {
  readonly milliseconds: number;
  readonly kilobytes: number;
}

const NOTHING: Usage = { milliseconds: 0, kilobytes: 0 };

/** Returns the fields of Linux's /proc/PID/stat that follow the name of the program. */
const statOf = (pid: number | "self"): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, "latin1")
    .replace(/^.*\) /s, "")
    .split(" ");

/** CPU time in milliseconds. The fields count user and system time of the process and its ended children, in ticks. */
const timeIn = (stat: readonly string[], from: number, to: number): number =>
  stat.slice(from, to).reduce((sum, ticks) => sum + Number(ticks), 0) * INTERVAL;

/** Returns the CPU time of all ended children of this process; undefined if the system does not report it. */
function timeOfEnded(): number | undefined {
  try {
    return timeIn(statOf("self"), 13, 15);
  } catch {
    return undefined;
  }
}

/**
 * Returns the usage of a process and its running descendants.
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
    // The process has ended, or the system does not report usage.
    return NOTHING;
  }
}

/**
 * Runs a command on an input, in its own process group, which ends with it. It is ended when its CPU time exceeds the limit,
 * or its time by the clock exceeds {@link CLOCK_FACTOR} times the limit.
 *
 * Rejects with the system's error if the command cannot be started.
 *
 * @param allowed milliseconds of CPU time, or by the clock if the system does not report CPU time
 * @param env variables in addition to those of this process
 */
export function runCommand(
  [file = "", ...args]: readonly string[],
  input: string,
  allowed: number,
  env: Readonly<Record<string, string>> = {},
): Promise<CommandRun> {
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
    let exceeded: "time" | "wait" | "flood" | undefined;
    const stopFor = (why: "time" | "wait" | "flood"): void => {
      exceeded ??= why;
      end(child);
    };
    const measure = (): void => {
      const now = usageOf(child.pid ?? 0);
      passed = performance.now() - start;
      usage = {
        milliseconds: Math.max(usage.milliseconds, now.milliseconds),
        kilobytes: Math.max(usage.kilobytes, now.kilobytes),
      };
      const isReported = usage.kilobytes > 0;
      if (passed > allowed && (!isReported || usage.milliseconds > allowed)) stopFor("time");
      if (passed > CLOCK_FACTOR * allowed) stopFor("wait");
    };
    const timer = setInterval(measure, INTERVAL);

    child.stdout.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_OUTPUT) stopFor("flood");
      else output.push(chunk);
    });
    child.stderr.on("data", (chunk: Buffer) => {
      errors = Buffer.concat([errors, chunk]).subarray(-MAX_ERRORS);
    });
    child.stdin.on("error", () => {
      // A command may close its input.
    });
    child.stdin.end(input);

    child.on("error", (error) => {
      if (child.pid !== undefined) return;
      clearInterval(timer);
      running.delete(child);
      reject(error);
    });
    child.on("exit", () => {
      passed = performance.now() - start;
      clearInterval(timer);
      const ended = (endedBefore === undefined ? undefined : timeOfEnded()) ?? 0;
      const computed = Math.max(usage.milliseconds, ended - (endedBefore ?? 0));
      const isReported = usage.kilobytes > 0 && exceeded !== "wait";
      // A time of less than one tick of the system's clock is counted as one tick.
      milliseconds = isReported ? Math.min(passed, Math.max(computed, INTERVAL)) : passed;
      end(child);
      // A process that has left the group may keep the output open.
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, DRAIN).unref();
    });
    child.on("close", (status, signal) => {
      if (child.pid === undefined) return;
      running.delete(child);
      const ended = exceeded ?? signal ?? status ?? 0;
      const { kilobytes } = usage;
      const known = kilobytes === 0 ? {} : { kilobytes };
      resolve({ output: Buffer.concat(output), errors, ended, milliseconds, ...known });
    });
  });
}
