import { chromium } from "playwright-core";
import { browserPlaces } from "./browser-places.ts";
import { installPackages, installPlaywrights, isDebianRoot, isProgram } from "./programs.ts";

const search = (): string | undefined =>
  [...browserPlaces(), chromium.executablePath()].find(isProgram);

/** Gets a browser: the system's where that asks nobody, else Playwright's. */
function install(): void {
  console.log("No browser was found: installing one.");
  if (!isDebianRoot()) return installPlaywrights();
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
      "Printing and the browser tests need Chromium, Chrome, Edge or Brave, and none was found or could be installed. " +
        "Install one, or name its program in the environment variable CHROMIUM.",
    );
  }
  return found;
}
