import { chromium } from "playwright-core";
import { browserPlaces } from "./browser-places.ts";
import { installPackages, installPlaywrights, isDebianRoot, isProgram } from "./programs.ts";

const search = (): string | undefined =>
  [...browserPlaces(), chromium.executablePath()].find(isProgram);

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
    else installPlaywrights();
    if (!search() && isDebianRoot()) installPackages(["chromium"]);
  }
  return findBrowser();
}
