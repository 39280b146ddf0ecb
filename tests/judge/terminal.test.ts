import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { judgeTerminal } from "../../src/i18n/en/judge-terminal.ts";
import { words } from "../../src/i18n/words.ts";
import { findProblem, problemIds } from "../../src/problems/registry.ts";
import {
  counted,
  formatFailure,
  formatMegabytes,
  formatTime,
  showLine,
} from "../../src/judge/terminal/format.ts";
import { judgeCommand } from "../../src/judge/terminal/judge-command.ts";
import { CLOCK_FACTOR, runCommand } from "../../src/judge/terminal/run-command.ts";
import { compiler } from "../support/programs.ts";
import { wholeOnly, whole } from "../support/extent.ts";

const folder = mkdtempSync(join(tmpdir(), "grundy-judge-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isWindows = process.platform === "win32";
const node = process.execPath;

/** Runs the command in this process. */
async function call(...args: readonly string[]) {
  let output = "";
  let errors = "";
  const status = await judgeCommand(args, "judge", {
    write: (text) => (output += text),
    writeError: (text) => (errors += text),
  });
  return { status, output, errors };
}

/** Runs the command with a time limit that suffices on a busy machine. */
const judgeIt = (...args: readonly string[]) => call("--time", "60000", ...args);

/** Returns a JavaScript program in which `input` is its input and `print` prints a text. */
const script = (code: string): readonly string[] => [
  node,
  "-e",
  `const input = require("node:fs").readFileSync(0, "latin1"); const print = (text) => process.stdout.write(text); ${code}`,
];

/** Returns a right program for HDU 1848; the code `answer` prints its `lines`. */
const rightly = (answer: string): readonly string[] =>
  script(`
    const moves = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987];
    const values = [];
    for (let heap = 0; heap <= 1000; heap++) {
      const seen = new Set(moves.filter((taken) => taken <= heap).map((taken) => values[heap - taken]));
      let mex = 0;
      while (seen.has(mex)) mex++;
      values.push(mex);
    }
    const cases = input.trim().split("\\n").slice(0, -1).map((line) => line.split(" ").map(Number));
    const lines = cases.map(([m, n, p]) => values[m] ^ values[n] ^ values[p] ? "Fibo" : "Nacci");
    ${answer}`);

describe("a call with a mistake has status 2 and a message", () => {
  const script = join(folder, "script.sh");
  writeFileSync(script, "echo 1\n", { mode: 0o644 });
  const file = join(folder, "a-file");
  writeFileSync(file, "");

  test.each([
    [[], /^Name the problem that your program is for\.\n(.*\n)+ {2}hdu1848 +Fibonacci again and again\n/],
    [["hdu9999", node], /^There is no problem called "hdu9999"\.\n(.*\n)+ {2}hdu1848 /],
    [["toString", node], /^There is no problem called "toString"/],
    [["hdu1848"], /^Add the command that starts your program/],
    [["--fast", "hdu1848", node], /^There is no option --fast\.\n/],
    [["--seed", "x", "hdu1848", node], /^--seed needs a whole number from 0 to 4294967295, found "x"\.\n/],
    [["--seed=-1", "hdu1848", node], /^--seed needs .* found "-1"\.\n/],
    [["--time", "0", "hdu1848", node], /^--time needs a whole number from 1 to 3600000, found "0"\.\n/],
    [["--time"], /^--time needs .* found ""\.\n/],
    [["--keep"], /^--keep needs a folder\.\n/],
    [["--keep", join(file, "within"), "hdu1848", node], /^Cannot write into ".*within": E[A-Z]+\.\n/],
    [["hdu1848", "no-such-program"], /^There is no program no-such-program\.\n/],
    [["hdu1848", "package.json"], /^There is no program package\.json\. To start the file in this folder, use \.\/package\.json\.\n/],
    ...(isWindows ? [] : [[["hdu1848", script], /^\S+script\.sh cannot be executed\. .* node mine\.js\.\n/] as const]),
    [["hdu1848", "nowhere.cpp"], /^There is no program nowhere\.cpp\.\n/],
    [["hdu1848", "nowhere.py"], /^There is no program nowhere\.py\.\n/],
  ] as const)("%j", async (args, result) => {
    const { status, output, errors } = await call(...args);
    expect({ status, output }).toEqual({ status: 2, output: "" });
    expect(errors).toMatch(result);
    expect(errors).toMatch(/\nRun judge --help for the usage\.\n$/);
  }); // prettier-ignore
});

test("--help prints the usage and lists every problem", async () => {
  const { status, output, errors } = await call("--help");
  expect({ status, errors }).toEqual({ status: 0, errors: "" });
  expect(output).toMatch(
    /^Usage: judge \[--seed N\] \[--time MS\] \[--keep DIR\] PROBLEM COMMAND…\n/,
  );
  for (const id of problemIds) expect(output).toMatch(new RegExp(`^ {2}${id} +\\S`, "m"));
  const options = output.match(/^ {2}--\w+( [A-Z]+)?/gm)?.map((option) => option.trim());
  expect(Object.keys(words("en").judgePage.options), "the page of the judge").toEqual(options);
});

test("an option may be repeated thousands of times", async () => {
  const { status, errors } = await call(...Array<string>(20_000).fill("--seed=1"));
  expect({ status, errors }).toMatchObject({ status: 2 });
  expect(errors).toMatch(/^Name the problem/);
});

test("a right program is accepted, with a line for each step", async () => {
  const { status, output } = await judgeIt("hdu1848", ...rightly('print(lines.join("\\n"))'));
  expect(status, output).toBe(0);
  expect(output.replaceAll(/[\d.]+ m?s\b/g, "T")).toMatch(
    /^✓ Examples: 2 cases, T\n✓ Every small case: [\d,]+ cases, T\n✓ Known mistakes: 1 case, T\n✓ Random cases: 1,087 cases, T\n✓ Largest input: 100,000 cases, T\n\nAccepted\. The largest input took T; T is allowed\.\n(Memory: \d+ MB at its peak, more than the 32 MB that HDU 1848 allows\.\n)?$/,
  );
});

test("white space that most judges accept is accepted, with notes", async () => {
  const { status, output } = await judgeIt(
    "hdu1848",
    ...rightly('print(lines.map((line) => line + " \\r\\n").join("") + "\\n\\n")'),
  );
  expect(status, output).toBe(0);
  expect(output).toMatch(
    /Accepted\..*\n(Memory: .*\n)?Note: lines end with CR LF.*\nNote: there are spaces.*\nNote: .*blank/,
  );
});

test("invisible characters of a line are shown as their codes", () => {
  expect(showLine("a\u001b[2J\u2028b")).toBe("a\\x1b[2J\\u{2028}b");
});

test("times and memory are rounded, in their units", () => {
  expect([0, 87.4, 1340, 60_000].map(formatTime)).toEqual(["1 ms", "87 ms", "1.3 s", "60 s"]);
  expect([9728, 626_688].map(formatMegabytes)).toEqual(["9.5", "612"]);
});

test("a failure of several cases reports which one is wrong, and that it fails only after the others", () => {
  const fault = { verdict: "wrong", at: 1, right: "Nacci", given: "Fibo", end: { kind: "finished" } } as const; // prettier-ignore
  const cases = [[1, 1, 1], [1, 4, 1]]; // prettier-ignore
  const failure = { verdict: "wrong", step: "small", cases, fault, mistakes: [] } as const;
  const reported = { failure, allowed: 1000, right: ["Fibo", "Nacci"] };
  const paragraphs = formatFailure(findProblem("hdu1848") ?? expect.fail(), reported);
  expect(paragraphs).toContain(counted(judgeTerminal.onlyAfter, 2));
  expect(paragraphs.join("\n")).toContain("At case 2:\nYour answer:  Fibo\nRight answer: Nacci");
});

describe("the judge rejects a program that", () => {
  test.each(([
    ["prints nothing", script(""), "Wrong answer: the program printed nothing"],
    ["reads nothing", [node, "-e", "console.log('Fibo')"], "Wrong answer: 1 line for 2 cases. Line 2 is the first"],
    ["closes its input", [node, "-e", "require('node:fs').closeSync(0); console.log('Nacci')"], "Wrong answer"],
    ["answers the last line, of zeros", rightly('print(lines.join("\\n") + "\\nNacci\\n")'), "program that answers the line that ends the input."],
    ["answers the first case only", rightly('print(lines[0] + "\\n")'), "program that answers the first case and ends."],
    ["omits a line", rightly('print(lines.filter((line) => line !== "Nacci").join("\\n"))'), "Wrong answer: the program printed nothing"],
    ["prints an extra line", rightly('print(lines.join("\\n") + "\\ndone\\n")'), "Wrong answer: 2 lines for 1 case. Line 2 is the first"],
    ["prints one line for all", rightly('print(lines.join(" "))'), "Wrong answer: 1 line for 2 cases. Line 1 is the first"],
    ["prints other capitals", rightly('print(lines.join("\\n").toLowerCase())'), /Your answer: {2}fibo\nRight answer: Fibo\nThe answers differ only in capitals or spaces/],
    ["prints binary data", script('print(Buffer.from([0, 255, 27, 91]))'), /Your (answer|output):\s+\\x00ÿ\\x1b\[\n/],
    ["floods its output", script('const block = "y\\n".repeat(1e6); for (;;) require("node:fs").writeSync(1, block)'), "Output limit exceeded: more than 16 MB printed"],
    ["prints an endless line", script('const block = "y".repeat(1e6); for (;;) require("node:fs").writeSync(1, block)'), "Output limit exceeded"],
    ["fails", script('console.error("first\\n\\u001b[31mlast"); process.exit(3)'), /Runtime error: the exit status is 3\n\nThe end of its standard error:\n {2}first\n {2}\\x1b\[31mlast\n/],
    ["uses up its memory", [node, "--max-old-space-size=16", "-e", "const kept = []; for (;;) kept.push([kept.length]);"], /Runtime error: out of memory; (ended by SIGABRT|the exit status is)/],
    ["fails after its last line", rightly('print(lines.join("\\n") + "\\n"); process.exitCode = 1'), "Runtime error: the exit status is 1"],
    ["floods its errors and fails", script('console.error("x".repeat(1e6)); process.exit(1)'), /Runtime error: .*\n\n.*\n {2}x{200}… \(4096 characters\)\n/],
    ...(isWindows ? [] : [["is ended by a signal", script('process.kill(process.pid, "SIGSEGV")'), "Runtime error: ended by SIGSEGV, an access to memory"] as const]),
  ] as const).filter((_, at) => whole || at % 2 === 0))("%s", async (_, command, result) => {
    const { status, output, errors } = await judgeIt("hdu1848", ...command);
    expect({ status, errors }, output).toEqual({ status: 1, errors: "" });
    expect(output).toMatch(result);
    expect(output).toMatch(/^✗ /m);
    expect(output).not.toContain("\u001b");
  }); // prettier-ignore

  test("hangs, and reports the time limit", async () => {
    const { status, output } = await call("--time", "150", "hdu1848", ...script("for (;;);"));
    expect(status).toBe(1);
    expect(output).toContain("Time limit exceeded: not finished after 150 ms\n");
    expect(output).toContain(judgeTerminal.slowAlone);
  });

  test("hangs on one case, and shows that case", async () => {
    const { output } = await call(
      ...["--time", "500", "hdu1848"],
      ...rightly('if (input.includes("1 4 1")) for (;;); print(lines.join("\\n"))'),
    );
    expect(output).toContain(`${judgeTerminal.input}\n\n  1 4 1\n`);
  });
});

describe.skipIf(process.platform !== "linux")("the usage of a command on Linux", () => {
  const wait = (milliseconds: number) =>
    `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${milliseconds});`;

  test("is limited by CPU time, not by the clock", async () => {
    const waiting = await runCommand([node, "-e", wait(1000)], "", 800);
    expect(waiting.ended).toBe(0);
    expect(waiting.milliseconds).toBeLessThan(800);
    const busy = "const end = Date.now() + 1000; while (Date.now() < end);";
    const computing = await runCommand([node, "-e", `${busy} for (;;);`], "", 800);
    expect(computing.ended).toBe("time");
    expect(computing.milliseconds).toBeGreaterThan(790);
  });

  test("includes the CPU time of its child processes", async () => {
    const { ended } = await runCommand(["sh", "-c", "while :; do :; done & wait"], "", 200);
    expect(ended).toBe("time");
  });

  test("is also limited by the clock, which ends a command that waits", async () => {
    const { ended, milliseconds } = await runCommand(["sleep", "100"], "", 50);
    expect(ended).toBe("wait");
    expect(milliseconds).toBeGreaterThanOrEqual(50 * CLOCK_FACTOR);
    const { output } = await call("--time", "50", "hdu1848", "sleep", "100");
    expect(output).toContain("Time limit exceeded: not finished after 250 ms by the clock.");
  });

  test("includes its peak memory", async () => {
    const large = "let large = Buffer.alloc(150e6, 1); large = undefined; gc();";
    const command = await runCommand([node, "--expose-gc", "-e", large + wait(50)], "", 60_000);
    expect(command.kilobytes).toBeGreaterThan(150e6 / 1024);
    expect(command.kilobytes).toBeLessThan(400e6 / 1024);
  });
});

test("the smallest failure is shown with its explanation and mistake, and --keep writes files", async () => {
  const keep = join(folder, "kept", "here");
  const { status, output } = await judgeIt(
    ...["--keep", keep, "hdu1848"],
    ...script(`
      const cases = input.trim().split("\\n").slice(0, -1).map((line) => line.split(" ").map(Number));
      print(cases.map(([m, n, p]) => (m % 4) ^ (n % 4) ^ (p % 4) ? "Fibo\\n" : "Nacci\\n").join(""));`),
  );
  expect(status).toBe(1);
  const input = readFileSync(join(keep, "hdu1848.in"), "utf8");
  expect(input).toBe("1 1 8\n0 0 0\n");
  expect(readFileSync(join(keep, "hdu1848.ans"), "utf8")).toBe("Fibo\n");
  expect(output).toContain(
    `found:\n\n  ${input.trim().replace("\n", "\n  ")}\n\nYour answer:  Nacci\nRight`,
  );
  expect(output).toMatch(
    /heap 3 \(p\) +8 +4\n\nWinning moves:\n {2}Take 8 from heap 3 \(p\) \(8 → 0\)\n/,
  );
  expect(output).toContain("\nYour answers match those of a program that uses the remainder");
  expect(output).toMatch(/\nWritten: \S+hdu1848\.in and \S+hdu1848\.ans\n$/);
});

test.skipIf(isWindows)("a failure is not written through a symbolic link", async () => {
  const keep = mkdtempSync(join(folder, "linked-"));
  const precious = join(folder, "precious");
  writeFileSync(precious, "precious");
  symlinkSync(precious, join(keep, "hdu1848.in"));
  const { output } = await judgeIt("--keep", keep, "HDU-1848", ...script("print('Fibo')"));
  expect(output).toContain("Written: ");
  expect(readFileSync(precious, "utf8")).toBe("precious");
  expect(readFileSync(join(keep, "hdu1848.in"), "utf8")).toMatch(/^1 /);
});

wholeOnly(
  "the same seed generates the same inputs, and another seed generates others",
  async () => {
    const inputsFor = async (seed: string): Promise<string> => {
      const file = join(folder, `inputs-${seed}`);
      const code = `require("node:fs").appendFileSync(${JSON.stringify(file)}, input);`;
      await judgeIt("--seed", seed, "hdu1848", ...rightly(`${code} print(lines.join("\\n"))`));
      const all = readFileSync(file, "utf8");
      rmSync(file);
      return all;
    };
    const first = await inputsFor("7");
    expect((await inputsFor("7")) === first).toBe(true);
    expect((await inputsFor("8")) === first).toBe(false);
  },
);

describe.skipIf(isWindows)("all processes end", () => {
  /** Contains the ids of running programs. */
  const idFile = join(folder, "ids");
  const writesId = `
    require("node:fs").appendFileSync(${JSON.stringify(idFile)}, process.pid + " ");
    setInterval(() => {}, 1000);`;
  const spawnsAnother = `const other = require("node:child_process")
    .spawn(process.execPath, ["-e", ${JSON.stringify(writesId)}]);`;

  const writtenIds = (): readonly number[] =>
    existsSync(idFile) ? (readFileSync(idFile, "utf8").match(/\d+(?= )/g) ?? []).map(Number) : [];
  /** Reports whether a process is running. One that has ended exists until its parent reads its status, in the state Z. */
  const isAlive = (pid: number): boolean => {
    try {
      process.kill(pid, 0);
      return (
        !existsSync(`/proc/${pid}/stat`) || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"))
      );
    } catch {
      return false;
    }
  };

  beforeEach(() => rmSync(idFile, { force: true }));

  test("when a program leaves another one running", async () => {
    const leaves = `${spawnsAnother}
      const wait = () => require("node:fs").existsSync(${JSON.stringify(idFile)}) ? process.exit(3) : setTimeout(wait, 5);
      wait();`;
    const { output } = await judgeIt("hdu1848", node, "-e", leaves);
    expect(output).toContain("the exit status is 3");
    expect(writtenIds().length).toBeGreaterThan(0);
    await expect.poll(() => writtenIds().filter(isAlive), { timeout: 10_000 }).toEqual([]);
  });

  test.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)("when %s ends the judge, with status %i", async (signal, expected) => {
    const hangs = [node, "-e", `${writesId}${spawnsAnother}`];
    const args = ["src/commands/judge.ts", "--time", "60000", "hdu1848", ...hangs];
    const judge = spawn(node, args, { stdio: "ignore" });
    const status = new Promise((done) => judge.on("exit", done));
    await expect.poll(() => writtenIds().length, { timeout: 10_000 }).toBe(2);
    judge.kill(signal);
    expect(await status).toBe(expected);
    await expect.poll(() => writtenIds().filter(isAlive), { timeout: 10_000 }).toEqual([]);
  });
});

const python = ["python3", "python"].find((name) => spawnSync(name, ["--version"]).status === 0);

test.skipIf(python !== "python3")("a right program in Python is accepted", async () => {
  const { status, output } = await judgeIt("hdu1847", "src/problems/hdu1847/listings/solution.py");
  expect(status, output).toBe(0);
});

describe.skipIf(compiler === undefined)("a C++ source", () => {
  const judgeSource = (code: string, name = "mine.cpp") => {
    const file = join(folder, name);
    writeFileSync(file, `#include <cstdio>\nint main() { int n; ${code} }\n`);
    return judgeIt("hdu1847", file);
  };
  const answer = 'puts(n % 3 ? "Kiki" : "Cici");';
  const cases = (act: string): string => `while (scanf("%d", &n) == 1) { ${act} }`;

  test("is accepted if it is right, even if its arithmetic overflows, and leaves no temporary file", async () => {
    const temporary = mkdtempSync(join(folder, "temporary-"));
    vi.stubEnv("TMPDIR", temporary);
    const { status, output } = await judgeSource(
      cases(`volatile int much = 2147483000; much += n * 1000; ${answer}`),
      "mine.cxx",
    ).finally(() => vi.unstubAllEnvs());
    expect(status, output).toBe(0);
    expect(output).toMatch(/^Compiled with .* -O2/);
    expect(output).not.toContain("Note:");
    if (!isWindows) expect(readdirSync(temporary)).toEqual([]);
  });

  test("is rejected for a memory error that only the checks find", async () => {
    const { status, output } = await judgeSource(
      `static int seen[1000]; ${cases(`seen[n] = 1; ${answer}`)}`,
    );
    expect(status).toBe(1);
    expect(output).toMatch(/Runtime error: .*mine\.cpp:2.*out of bounds/);
    expect(output).toContain(`${judgeTerminal.input}\n\n  1000\n`);
  });

  wholeOnly("is rejected for a wrong answer, with the smallest input", async () => {
    const { status, output } = await judgeSource(cases('puts("Kiki");'));
    expect(status).toBe(1);
    expect(output).toMatch(/Wrong answer\n\nThe smallest failing input found:\n\n {2}3\n/);
  });

  test("is rejected for a compile error, with the compiler's messages", async () => {
    const { status, output } = await judgeSource("return nothing;");
    expect(status).toBe(1);
    expect(output).toMatch(/^Compile error\n\n.*mine\.cpp/);
    expect(output).toContain("nothing");
  });

  test("is not judged without a compiler, and the message lists the compilers", async () => {
    vi.stubEnv("PATH", folder);
    const { status, errors } = await judgeSource(answer, "mine.cc").finally(() =>
      vi.unstubAllEnvs(),
    );
    expect(status).toBe(2);
    expect(errors).toMatch(/^There is no C\+\+ compiler for .*mine\.cc: none of g\+\+, clang\+\+/);
  });
});
