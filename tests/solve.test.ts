import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { problems } from "../src/problems/registry.ts";
import { hdu1848 } from "../src/problems/hdu1848/problem.ts";
import { wholeOnly, firstUnlessWhole } from "./support/extent.ts";
import { badInputs, judge } from "./support/read-text.ts";
import { seededRandom } from "../src/judge/inputs.ts";

const program = fileURLToPath(new URL("../src/commands/solve.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "grundy-solve-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Prints the peak memory of a process in kB when it exits. On Linux, `maxRSS` includes the memory of the parent process
 * at the start, but `VmHWM` does not.
 */
const reportPeak = `--import=data:text/javascript,${encodeURIComponent(`
  import { existsSync, readFileSync } from "node:fs";
  const status = "/proc/self/status";
  process.on("exit", () => {
    const peak = existsSync(status) && /VmHWM:\\s*(\\d+)/.exec(readFileSync(status, "utf8"))?.[1];
    console.error(Number(peak || process.resourceUsage().maxRSS));
  });
`)}`;

/** Modules are parsed and stripped of types once for all runs. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, "modules") };

interface Finished {
  readonly output: string;
  readonly errors: string;
  readonly status: number | null;
}

/** Runs the command. `input` is repeated, so that a long standard input need not be in memory. */
function solve(
  args: readonly string[],
  input = "",
  times = 1,
  flags: readonly string[] = [],
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...flags, program, ...args], { env });
    let output = "";
    let errors = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
    child.on("close", (status) => resolve({ output, errors, status }));
    child.stdin.on("error", () => undefined); // The program may stop reading its input.
    let left = times;
    const feed = (): void => {
      while (left-- > 0) if (!child.stdin.write(input)) return void child.stdin.once("drain", feed);
      child.stdin.end();
    };
    feed();
  });
}

describe("npm run -s solve", () => {
  test.each(firstUnlessWhole(problems, 2))(
    "solves the samples of $id from a file and from standard input",
    async (problem) => {
      for (const { input, output } of problem.samples) {
        const file = join(folder, `${problem.id}.in`);
        writeFileSync(file, input);
        expect(await solve([problem.id], input)).toEqual({ output, errors: "", status: 0 });
        expect(await solve([problem.id, file])).toEqual({ output, errors: "", status: 0 });
      }
    },
  );

  test("prints all answers of 100 000 cases", async () => {
    const input = hdu1848.generate.largest(seededRandom(1));
    const { output, status } = await solve(["hdu1848"], input);
    expect(status).toBe(0);
    expect(output === judge(hdu1848, input).output).toBe(true);
  });

  test.each(firstUnlessWhole(badInputs.slice(2), 1))(
    "prints the answers before the fault in %j, one line on standard error, and exits with status 2",
    async (input, output, fault) => {
      const errors = fault.replace(/^(\d+):(\d+) /, "hdu1848: line $1, column $2: ");
      expect(await solve(["hdu1848"], input)).toEqual({ output, errors: `${errors}\n`, status: 2 });
    },
  );

  wholeOnly.each(["x", "9", "0"])("rejects 100 MB of %s", async (letter) => {
    const { output, errors, status } = await solve(["hdu1848"], letter.repeat(2 ** 20), 100);
    expect({ output, status }).toEqual({ output: "", status: 2 });
    expect(errors).toMatch(
      /^hdu1848: line 1, column 1: expected a whole number for heap m, found "/,
    );
  });

  wholeOnly("reads 100 MB of white space to the end", { timeout: 30_000 }, async () => {
    const { errors } = await solve(["hdu1848"], " \n".repeat(2 ** 19), 100);
    expect(errors).toBe(
      "hdu1848: line 52428801, column 1: the input ended without the line 0 0 0\n",
    );
  });

  wholeOnly(
    "solves 100 MB of valid input in less than 200 MB of memory",
    { timeout: 60_000 },
    async () => {
      const board = `1000 100\n${"1 100\n37 64\n".repeat(500)}`;
      const { output, errors, status } = await solve(["hdu1730"], board.repeat(80), 200, [
        reportPeak,
      ]);
      expect({ status, cases: output.length / "BAD LUCK!\n".length }).toEqual({
        status: 0,
        cases: 16_000,
      });
      expect(Number(errors)).toBeGreaterThan(0);
      expect(Number(errors)).toBeLessThan(200 * 1000);
    },
  );

  test("prints its usage and all problems with --help", async () => {
    const { output, errors, status } = await solve(["--help"]);
    expect({ errors, status }).toEqual({ errors: "", status: 0 });
    expect(output).toMatch(/^Usage: npm run -s solve -- PROBLEM \[FILE\]\n/);
    for (const { id } of problems) expect(output).toMatch(new RegExp(`^ {2}${id} +\\S`, "m"));
  });

  test("lists all problems if none or an unknown one is given, and exits with status 2", async () => {
    for (const args of [[], ["hdu9999"], ["toString"]]) {
      const { output, errors, status } = await solve(args);
      expect({ output, status }).toEqual({ output: "", status: 2 });
      for (const { id, title } of problems) expect(errors).toMatch(new RegExp(`${id} +${title}`));
    }
  });

  test("reports a file that cannot be read on one line, and exits with status 2", async () => {
    for (const file of [join(folder, "nowhere"), folder]) {
      const { output, errors, status } = await solve(["hdu1848", file]);
      expect({ output, status }).toEqual({ output: "", status: 2 });
      expect(errors).toMatch(/^hdu1848: cannot read "[^\n]+: E[A-Z]+\n$/);
    }
  });
});
