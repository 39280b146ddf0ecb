import { spawnSync } from "node:child_process";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { judgeTerminal as texts } from "../../i18n/en/judge-terminal.ts";
import { fill } from "../../i18n/fill.ts";
import type { Problem } from "../../problems/problem.ts";

/** A call that cannot be followed. Its message says why, in the reader's words. */
export class UsageError extends Error {}

/** A command that is ready to run. */
interface Prepared {
  readonly command: readonly string[];
  /** The same program, compiled with checks of its memory and arithmetic; absent where there are none. */
  readonly checked?: readonly string[];
  /** What was done, or why there are no checks. */
  readonly note?: string;
  /** What a compiler says of a program that it refuses: then nothing can be run. */
  readonly errors?: string;
  /** Removes what was made. */
  readonly remove: () => void;
}

const CPP = [".cpp", ".cc", ".cxx"];

/** Tried in this order. */
const COMPILERS = ["g++", "clang++", "c++"];

const OPTIMISED = ["-O2"];

/** Every fault ends the program, except arithmetic that overflows, which judges let pass. */
const CHECKS = "-fsanitize=address,undefined";
const CHECKED = [
  ...["-O1", "-g", CHECKS, "-fno-sanitize-recover=all"],
  "-fno-sanitize=signed-integer-overflow,shift",
];

/** Milliseconds for a compiler. */
const PATIENCE = 60_000;

/** Characters of a compiler's messages that are read. */
const MOST_MESSAGES = 2 ** 24;

/**
 * Makes a command ready: a C++ source is compiled, once for speed and once with checks, and a Python source is given to
 * Python. Any other command stays as it is.
 *
 * @throws {UsageError} where there is no such file, or no compiler
 */
export function prepareCommand(command: readonly string[]): Prepared {
  const [source = "", ...args] = command;
  const kind = extname(source).toLowerCase();
  const isWindows = process.platform === "win32";
  if (kind !== ".py" && !CPP.includes(kind)) return { command, remove: () => {} };
  if (!existsSync(source)) throw new UsageError(fill(texts.notFound, { command: source }));
  if (kind === ".py") {
    return { command: [isWindows ? "python" : "python3", ...command], remove: () => {} };
  }
  const folder = mkdtempSync(join(tmpdir(), "grundy-judge-"));
  const remove = (): void => {
    process.off("exit", remove);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", remove);
  const made = (name: string): string => join(folder, isWindows ? `${name}.exe` : name);
  const compile = (compiler: string, flags: readonly string[], target: string) =>
    spawnSync(compiler, [...flags, "-o", target, source], {
      encoding: "utf8",
      timeout: PATIENCE,
      maxBuffer: MOST_MESSAGES,
      windowsHide: true,
    });
  for (const compiler of COMPILERS) {
    const { status, stderr, error } = compile(compiler, OPTIMISED, made("program"));
    if (error && "code" in error && error.code === "ENOENT") continue;
    if (status !== 0) return { command, errors: stderr || String(error ?? status), remove };
    const hasChecks = compile(compiler, CHECKED, made("checked")).status === 0;
    const note = fill(hasChecks ? texts.compiled : texts.compiledUnchecked, {
      compiler: [compiler, ...OPTIMISED].join(" "),
      checks: CHECKS,
    });
    const checked = hasChecks ? { checked: [made("checked"), ...args] } : {};
    return { command: [made("program"), ...args], ...checked, note, remove };
  }
  remove();
  throw new UsageError(fill(texts.noCompiler, { source, compilers: COMPILERS.join(", ") }));
}

/** The code of a system's error, such as ENOENT. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;

/** A system's error at the start of a command, as a mistake in the call; another error as it is. */
export function whyNotStarted(error: unknown, command: string): unknown {
  const code = codeOf(error);
  if (code === undefined) return error;
  return new UsageError(fill(templateFor(code, command), { command, code }));
}

function templateFor(code: string, command: string): string {
  if (code === "EACCES" || code === "EPERM") return texts.notExecutable;
  if (code !== "ENOENT") return texts.notStarted;
  // A name without a folder is looked for where programs are, not here.
  return basename(command) === command && existsSync(command) ? texts.orHere : texts.notFound;
}

/** The names of the files that hold a failure: its input, and the right output. */
interface FailureFiles extends Record<string, string> {
  readonly input: string;
  readonly output: string;
}

/**
 * Makes a folder ready, and returns what writes into it the input of some cases, and its right output.
 *
 * @throws {UsageError} where it cannot be written into, then and now.
 */
export function openFolder(
  folder: string,
): (problem: Problem, cases: readonly unknown[], right: readonly string[]) => FailureFiles {
  /** Does something in the folder. */
  const within = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      const code = codeOf(error);
      if (code === undefined) throw error;
      throw new UsageError(fill(texts.notWritten, { folder: JSON.stringify(folder), code }));
    }
  };
  within(() => {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  });
  return (problem, cases, right) => {
    const input = join(folder, `${problem.id}.in`);
    const output = join(folder, `${problem.id}.ans`);
    within(() => {
      writeNew(input, problem.print(cases));
      writeNew(output, right.map((line) => `${line}\n`).join(""));
    });
    return { input, output };
  };
}

/** Writes a file in place of what is there: a symbolic link is replaced, and what it leads to is left alone. */
function writeNew(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { flag: "wx" });
}
