import { chromium } from "playwright-core";
import { delimiter, join } from "node:path";
import { execSync } from "node:child_process";
import { accessSync, constants, existsSync, statSync } from "node:fs";

/** Reports whether a file exists and is executable. */
export const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

/** The folders of the PATH and of server programs, which are not in every user's PATH. */
const FOLDERS = [
  ...(process.env["PATH"] ?? "").split(delimiter).filter(Boolean),
  ...["/usr/sbin", "/usr/local/sbin"],
];

const ENDING = process.platform === "win32" ? ".exe" : "";

/** Returns the first installed program with one of these names. */
export const findProgram = (...names: string[]): string | undefined =>
  names.flatMap((name) => FOLDERS.map((folder) => join(folder, name + ENDING))).find(isProgram);

/** Reports whether packages can be installed without a password: as root on Debian. */
const isDebianRoot = (): boolean => existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;

/** Prints and runs a shell command. A failure is printed, not thrown. */
function attempt(command: string): void {
  console.log(`> ${command}`);
  try {
    execSync(command, {
      stdio: ["ignore", "ignore", "inherit"],
      // At run level 1 a Debian package does not start its service after installation.
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
    });
  } catch (error) {
    console.error(String(error));
  }
}

function installPackages(packages: readonly string[]): void {
  attempt("apt-get update -qq");
  attempt(`apt-get install -y -qq --no-install-recommends ${packages.join(" ")}`);
}

/** Installs optional packages for tests, but only as root on a CI machine. */
export function installForTests(packages: readonly string[]): void {
  if (packages.length > 0 && process.env["CI"] && isDebianRoot()) installPackages(packages);
}

/** Returns a message that a test was skipped, and how to run it. */
export const skippedMessage = (what: string, packages: readonly string[]): string =>
  `Skipped: ${what}. To test it, install ${packages.join(", ")}, or run \`npm run test:all\` as root on Debian with CI=1.`;

/** Returns the message for tests that the short extent skips. */
export const skippedInShortMessage = (what: string): string =>
  `Skipped: ${what}. \`npm run test:all\` runs it.`;

/** Names of browsers. The headless shell is first, because tests take three quarters of the time with it. */
const COMMANDS = [
  ...["chromium-headless-shell", "chromium", "chromium-browser"],
  ...["google-chrome", "microsoft-edge", "brave-browser"],
];

/** Common paths outside the PATH. For others, such as a user's own installation, set the variable CHROMIUM. */
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
 * Finds the browser for printing and tests: `$CHROMIUM`, an installed one, or Playwright's.
 *
 * @throws Error when none is found
 */
export function findBrowser(): string {
  const found = search();
  if (found) return found;
  throw new Error(
    "Printing and the browser tests need Chromium, Chrome, Edge or Brave, and none was found. Install one " +
      "(on Debian: apt-get install chromium; elsewhere: npx playwright-core install chromium), " +
      "or set the environment variable CHROMIUM to the path of its program.",
  );
}

/** Finds the browser, or installs one: Debian's package as root on Debian, otherwise Playwright's. */
export function findOrInstallBrowser(): string {
  if (!search()) {
    console.log("The tests need a browser, and none was found. Installing one:");
    if (isDebianRoot()) installPackages(["chromium-headless-shell"]);
    else attempt("npx playwright-core install chromium");
    if (!search() && isDebianRoot()) installPackages(["chromium"]);
  }
  return findBrowser();
}
