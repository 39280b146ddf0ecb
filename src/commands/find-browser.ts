import { chromium } from "playwright-core";
import { delimiter, join } from "node:path";
import { execSync } from "node:child_process";
import { accessSync, constants, existsSync, statSync } from "node:fs";

/** Whether a file exists and is executable. */
export const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

/** The folders of the PATH, and those of server programs, which are not in every user's PATH. */
const FOLDERS = [
  ...(process.env["PATH"] ?? "").split(delimiter).filter(Boolean),
  ...["/usr/sbin", "/usr/local/sbin"],
];

const ENDING = process.platform === "win32" ? ".exe" : "";

/** The first installed program of these names. */
export const findProgram = (...names: string[]): string | undefined =>
  names.flatMap((name) => FOLDERS.map((folder) => join(folder, name + ENDING))).find(isProgram);

/** Whether packages can be installed without a password: as root, on Debian. */
const isDebianRoot = (): boolean => existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;

/** Shows and runs a command in a shell. A failure is printed, not thrown. */
function attempt(command: string): void {
  console.log(`> ${command}`);
  try {
    execSync(command, {
      stdio: ["ignore", "ignore", "inherit"],
      // At run level 1 a Debian package starts no service when it is installed.
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
    });
  } catch (error) {
    console.error(String(error));
  }
}

/** Installs Debian's packages. */
function installPackages(packages: readonly string[]): void {
  attempt("apt-get update -qq");
  attempt(`apt-get install -y -qq --no-install-recommends ${packages.join(" ")}`);
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

/** The headless shell first: it takes three quarters of the time. */
const COMMANDS = [
  ...["chromium-headless-shell", "chromium", "chromium-browser"],
  ...["google-chrome", "microsoft-edge", "brave-browser"],
];

/** Places outside the PATH. Of others, such as an installation of one user, the variable CHROMIUM has to say the place. */
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "/Applications/Brave Browser.app/Contents/MacOS/Brave Browser",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  "C:\\Program Files\\BraveSoftware\\Brave-Browser\\Application\\brave.exe",
];

function search(): string | undefined {
  const own = process.env["CHROMIUM"] ?? "";
  if (isProgram(own)) return own;
  return findProgram(...COMMANDS) ?? [...PLACES, chromium.executablePath()].find(isProgram);
}

/**
 * The Chromium for printing and tests: `$CHROMIUM`, one of the system, or Playwright's.
 *
 * @throws Error when none is found
 */
export function findBrowser(): string {
  const found = search();
  if (found) return found;
  throw new Error(
    "Printing and the browser tests need Chromium, Chrome, Edge or Brave, and none was found. Install one " +
      "(on Debian: apt-get install chromium; elsewhere: npx playwright-core install chromium), " +
      "or name its program in the environment variable CHROMIUM.",
  );
}

/** The same for tests, which install one where there is none: Debian's package as root, else Playwright's. */
export function findOrInstallBrowser(): string {
  if (!search()) {
    console.log("The tests need a browser, and none was found. Installing one:");
    if (isDebianRoot()) installPackages(["chromium-headless-shell"]);
    else attempt("npx playwright-core install chromium");
    if (!search() && isDebianRoot()) installPackages(["chromium"]);
  }
  return findBrowser();
}
