import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter } from "node:path";

/** Whether a file is there and may be run. */
export const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];

/** Where a program could stand: in the folders of the path, and in those of the system's servers. */
export const placesOf = (name: string): string[] => folders.map((folder) => `${folder}/${name}`);

/** The first program of these names that is here. */
export const findProgram = (...names: string[]): string | undefined =>
  names.flatMap(placesOf).find(isProgram);

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
export function attempt(...command: [program: string, ...args: string[]]): void {
  try {
    run(...command);
  } catch (error) {
    console.error(String(error));
  }
}

/** Installs Debian's packages. */
export function installPackages(packages: readonly string[]): void {
  attempt("apt-get", "update", "-qq");
  attempt("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages);
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
