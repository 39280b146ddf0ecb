import { exec } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { missingFrom, type Lock } from "../../../src/commands/lock/complete-lock.ts";
import { whole } from "../../support/extent.ts";

const WHAT_TO_DO = "package-lock.json is not complete: run `npm run lock`";
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;

test("every optional package of every package has its entry, whatever machine it is for", () => {
  expect(
    missingFrom(lock).map(({ place, spec }) => `${place} ${spec}`),
    WHAT_TO_DO,
  ).toEqual([]);
});

test("every package has the hash of its content", () => {
  const unsealed = Object.entries(lock.packages).filter(
    ([place, { integrity }]) => place !== "" && integrity === undefined,
  );
  expect(
    unsealed.map(([place]) => place),
    WHAT_TO_DO,
  ).toEqual([]);
});

const machines = [
  "--os=darwin --cpu=arm64",
  "--os=win32 --cpu=x64",
  "--os=linux --cpu=arm64 --libc=musl",
];

test.each(whole ? machines : machines.slice(0, 1))(
  "npm installs from it with %s",
  async (flags) => {
    // Through a shell, as npm is a program of another kind on Windows.
    const asked = promisify(exec)(`npm ci --dry-run --ignore-scripts --offline ${flags}`);
    await expect(asked, WHAT_TO_DO).resolves.toHaveProperty("stdout");
  },
);
