import { execFileSync, execSync } from "node:child_process";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { placesOf } from "./places-of.ts";

/** Whether a file is there and may be run. */
export const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

/** The first program of these names that is here. */
export const findProgram = (...names: string[]): string | undefined =>
  names.flatMap((name) => placesOf(name)).find(isProgram);

/** Runs a program that asks nothing, and shows only what it complains of. */
const run = (program: string, ...args: string[]): void => {
  execFileSync(program, args, {
    stdio: ["ignore", "ignore", "inherit"],
    // At run level 1 a Debian package starts no service when it is installed.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  });
};

/** Whether packages can be installed without asking anybody: by root, on Debian. */
export const isDebianRoot = (): boolean =>
  existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;

/** Tries a way to get a program. That it fails is said, and no more. */
function attempt(way: () => void): void {
  try {
    way();
  } catch (error) {
    console.error(String(error));
  }
}

/** Installs Playwright's own Chromium. */
export const installPlaywrights = (): void =>
  // Through a shell: on Windows, npx is no program but a script of the shell's.
  attempt(() =>
    execSync("npx playwright-core install chromium", { stdio: ["ignore", "ignore", "inherit"] }),
  );

/** Installs Debian's packages. */
export function installPackages(packages: readonly string[]): void {
  attempt(() => run("apt-get", "update", "-qq"));
  const install = ["install", "-y", "-qq", "--no-install-recommends"];
  attempt(() => run("apt-get", ...install, ...packages));
}

/** Installs packages that the tests can do without: only on a machine of one's own that only tests. */
export function installForTests(packages: readonly string[]): void {
  if (packages.length > 0 && process.env["CI"] && isDebianRoot()) installPackages(packages);
}

/** Says what was not tested, and how it would be. */
export const leftOut = (what: string, packages: readonly string[]): string =>
  `Left out: ${what}. To test it, install ${packages.join(", ")}, or run \`npm run test:all\` as root on Debian with CI=1.`;

/** Says what the short extent of the tests did not ask. */
export const inShort = (what: string): string =>
  `Left out: ${what}. \`npm run test:all\` tests it.`;
