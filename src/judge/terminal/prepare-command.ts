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

/** A mistake in a call. Its message is shown to the user. */
export class UsageError extends Error {}

/** A command that is ready to run. */
interface Prepared {
  readonly command: readonly string[];
  /** The same program, compiled with checks of its memory and arithmetic; absent if there are none. */
  readonly checked?: readonly string[];
  /** A message about how the program was compiled, and with which checks. */
  readonly note?: string;
  /** The messages of a compiler that rejects the program, which then cannot be run. */
  readonly errors?: string;
  /** Removes the compiled files. */
  readonly remove: () => void;
}

const CPP = [".cpp", ".cc", ".cxx"];

/** The compilers that are tried, in order. */
const COMPILERS = ["g++", "clang++", "c++"];

const OPTIMISED = ["-O2"];

/** Every fault ends the program, except overflows in arithmetic, which judges accept. */
const CHECKS = "-fsanitize=address,undefined";
const CHECKED = [
  ...["-O1", "-g", CHECKS, "-fno-sanitize-recover=all"],
  "-fno-sanitize=signed-integer-overflow,shift",
];

/** Time limit for a compiler in milliseconds. */
const COMPILE_TIME = 60_000;

/** Maximum size of a compiler's messages. */
const MAX_MESSAGES = 2 ** 24;

/**
 * Prepares a command: a C++ source is compiled, once for speed and once with checks, and a Python source is run with Python.
 * Any other command is returned unchanged.
 *
 * @throws {UsageError} if there is no such file, or no compiler
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
      timeout: COMPILE_TIME,
      maxBuffer: MAX_MESSAGES,
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

/** Returns the code of a system error, such as ENOENT. */
const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;

/** Converts a system error at the start of a command to a mistake in the call; returns other errors unchanged. */
export function asUsageError(error: unknown, command: string): unknown {
  const code = codeOf(error);
  if (code === undefined) return error;
  return new UsageError(fill(templateFor(code, command), { command, code }));
}

function templateFor(code: string, command: string): string {
  if (code === "EACCES" || code === "EPERM") return texts.notExecutable;
  if (code !== "ENOENT") return texts.notStarted;
  // A name without a folder is searched for in PATH, not in the current folder.
  return basename(command) === command && existsSync(command) ? texts.orHere : texts.notFound;
}

/** The names of the files with a failure's input and its right output. */
interface FailureFiles extends Record<string, string> {
  readonly input: string;
  readonly output: string;
}

/**
 * Creates a folder if necessary, and returns a function that writes the input of some cases and its right output into it.
 *
 * @throws {UsageError} now and when the function is called, if the folder cannot be written to.
 */
export function openFolder(
  folder: string,
): (problem: Problem, cases: readonly unknown[], right: readonly string[]) => FailureFiles {
  const reportingErrors = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      const code = codeOf(error);
      if (code === undefined) throw error;
      throw new UsageError(fill(texts.notWritten, { folder: JSON.stringify(folder), code }));
    }
  };
  reportingErrors(() => {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  });
  return (problem, cases, right) => {
    const input = join(folder, `${problem.id}.in`);
    const output = join(folder, `${problem.id}.ans`);
    reportingErrors(() => {
      writeNew(input, problem.print(cases));
      writeNew(output, right.map((line) => `${line}\n`).join(""));
    });
    return { input, output };
  };
}

/** Writes a file and replaces an existing one. A symbolic link is replaced too; its target does not change. */
function writeNew(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { flag: "wx" });
}
