import { execFileSync, execSync } from "node:child_process";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { placesOf } from "./places-of.ts";

/** Whether a file exists and is executable. */
export const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

/** The first installed program of these names. */
export const findProgram = (...names: string[]): string | undefined =>
  names.flatMap((name) => placesOf(name)).find(isProgram);

/** Runs a program without input, and shows its command and its error output. */
const run = (program: string, ...args: string[]): void => {
  console.log(`> ${[program, ...args].join(" ")}`);
  execFileSync(program, args, {
    stdio: ["ignore", "ignore", "inherit"],
    // At run level 1 a Debian package starts no service when it is installed.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  });
};

/** Whether packages can be installed without a password: as root, on Debian. */
export const isDebianRoot = (): boolean =>
  existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;

/** Tries to install a program. A failure is printed, not thrown. */
function attempt(way: () => void): void {
  try {
    way();
  } catch (error) {
    console.error(String(error));
  }
}

/** Installs Playwright's own Chromium. */
export function installPlaywrights(): void {
  const command = "npx playwright-core install chromium";
  console.log(`> ${command}`);
  // Through a shell: on Windows, npx is a shell script.
  attempt(() => execSync(command, { stdio: ["ignore", "ignore", "inherit"] }));
}

/** Installs Debian's packages. */
export function installPackages(packages: readonly string[]): void {
  attempt(() => run("apt-get", "update", "-qq"));
  const install = ["install", "-y", "-qq", "--no-install-recommends"];
  attempt(() => run("apt-get", ...install, ...packages));
}

/** Installs optional packages for tests: only on a CI machine, as root. */
export function installForTests(packages: readonly string[]): void {
  if (packages.length > 0 && process.env["CI"] && isDebianRoot()) installPackages(packages);
}

/** A message that names a test that was left out, and how to run it. */
export const leftOut = (what: string, packages: readonly string[]): string =>
  `Left out: ${what}. To test it, install ${packages.join(", ")}, or run \`npm run test:all\` as root on Debian with CI=1.`;

/** The same for tests that the short extent leaves out. */
export const inShort = (what: string): string =>
  `Left out: ${what}. \`npm run test:all\` tests it.`;
