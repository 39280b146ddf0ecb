import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { chromium } from "playwright-core";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Whether a file is there and may be run. */
export const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function search(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(process.platform === "win32" ? ";" : ":");
  const candidates = names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  const own = process.env["CHROMIUM"];
  return [...(own ? [own] : []), ...candidates, ...places, chromium.executablePath()].find(
    isProgram,
  );
}

/** Runs a program that asks nothing, and shows only what it complains of. */
export const run = (program: string, ...args: string[]): void => {
  execFileSync(program, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
};

/** Tries the ways there are to get a browser; each may fail, and then the next is tried. */
function install(): void {
  const debian = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  const ways: (() => void)[] = debian
    ? [
        () => {
          run("apt-get", "update", "-qq");
          run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium");
        },
      ]
    : [() => run("npx", "playwright-core", "install", "chromium")];
  for (const way of ways) {
    try {
      console.log("No browser was found: installing one.");
      way();
    } catch (error) {
      console.error(String(error));
    }
  }
}

/**
 * A Chromium to print and to test with: `$CHROMIUM`, one of the system's, Playwright's, or one installed now.
 *
 * @throws Error when there is none and none can be installed
 */
export function findBrowser(): string {
  let found = search();
  if (!found) {
    install();
    found = search();
  }
  if (!found) {
    throw new Error(
      "Printing and the browser tests need Chromium or Chrome, and none was found or could be installed. " +
        "Install one, or name its program in the environment variable CHROMIUM.",
    );
  }
  return found;
}
