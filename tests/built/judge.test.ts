import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { problemIds } from "../../src/problems/registry.ts";
import { findDeno } from "../support/programs.ts";
import { whole } from "../support/extent.ts";

/** A folder outside the project, so that the script has no access to its packages. */
const folder = mkdtempSync(join(tmpdir(), "grundy-judge-file-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
copyFileSync("dist/lib/judge.js", join(folder, "judge.js"));

/** A program for HDU 1847 that uses the remainder modulo `modulus`, which is correct for 3. */
const program = (modulus: number): string =>
  `const heaps = require("node:fs").readFileSync(0, "latin1").trim().split("\\n");
   console.log(heaps.map((heap) => heap % ${modulus} === 0 ? "Cici" : "Kiki").join("\\n"));`;
for (const modulus of [3, 4]) writeFileSync(join(folder, `${modulus}.cjs`), program(modulus));

const runtimes: [name: string, program: string, flags: readonly string[]][] = [
  ["Node", process.execPath, []],
];
if (whole) runtimes.push(["Deno", findDeno(), ["run", "--allow-all"]]);

describe.each(runtimes)("lib/judge.js in %s without the repository", (_, runtime, flags) => {
  const judge = (...args: readonly string[]) =>
    spawnSync(runtime, [...flags, "judge.js", "--time", "60000", ...args], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1" },
    });

  test("accepts a correct program", () => {
    const { status, stdout, stderr } = judge("hdu1847", process.execPath, "3.cjs");
    expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^Accepted\./m);
  });

  test("shows the failing case of a wrong program, with an explanation", () => {
    const { status, stdout, stderr } = judge("hdu1847", process.execPath, "4.cjs");
    expect({ status, stderr }, stdout).toEqual({ status: 1, stderr: "" });
    expect(stdout).toMatch(/\n {2}3\n\nYour answer: {2}Kiki\nRight answer: Cici\n\nWhy: Cici, a P/);
  });

  test("reports a missing program, and lists the problems with --help", () => {
    const { status, stderr } = judge("hdu1847", "no-such-program");
    expect(status).toBe(2);
    expect(stderr).toMatch(/^There is no program no-such-program\.\n.* judge\.js --help /);
    const { stdout } = judge("--help");
    for (const id of problemIds) expect(stdout).toMatch(new RegExp(`^ {2}${id} `, "m"));
  });
});
