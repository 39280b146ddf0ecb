import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { judgeTerminal as texts } from "../../i18n/en/judge-terminal.ts";
import { fill } from "../../i18n/fill.ts";
import { Mistake } from "./mistake.ts";

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

/** Arithmetic that overflows is reported and goes on, since judges let it pass; other faults end the program. */
const CHECKS = "-fsanitize=address,undefined";
const CHECKED = [
  ...["-O1", "-g", CHECKS, "-fno-sanitize-recover=all"],
  "-fsanitize-recover=signed-integer-overflow,shift",
];

/** Milliseconds for a compiler. */
const PATIENCE = 60_000;

/** Characters of a compiler's messages that are read. */
const MOST_MESSAGES = 2 ** 24;

/**
 * Makes a command ready: a C++ source is compiled, once for speed and once with checks, and a Python source is given to
 * Python. Any other command stays as it is.
 *
 * @throws {Mistake} where there is no such file, or no compiler
 */
export function prepareCommand(command: readonly string[]): Prepared {
  const [source = "", ...args] = command;
  const kind = extname(source).toLowerCase();
  const isWindows = process.platform === "win32";
  if (kind !== ".py" && !CPP.includes(kind)) return { command, remove: () => {} };
  if (!existsSync(source)) throw new Mistake(fill(texts.notFound, { command: source }));
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
  throw new Mistake(fill(texts.noCompiler, { source, compilers: COMPILERS.join(", ") }));
}
