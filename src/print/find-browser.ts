import { chromium } from "playwright-core";
import { attempt, installPackages, isDebianRoot, isProgram, placesOf } from "./programs.ts";

/** The one without windows first: it does the same in three quarters of the time. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function search(): string | undefined {
  const own = process.env["CHROMIUM"];
  return [
    ...(own ? [own] : []),
    ...names.flatMap(placesOf),
    ...places,
    chromium.executablePath(),
  ].find(isProgram);
}

/** Gets a browser: the system's where that asks nobody, else Playwright's. */
function install(): void {
  console.log("No browser was found: installing one.");
  if (!isDebianRoot()) return attempt("npx", "playwright-core", "install", "chromium");
  installPackages(["chromium-headless-shell"]);
  if (!search()) installPackages(["chromium"]);
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
