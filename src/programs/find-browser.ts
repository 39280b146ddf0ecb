import { chromium } from "playwright-core";
import { browserPlaces } from "./browser-places.ts";
import { installPackages, installPlaywrights, isDebianRoot, isProgram } from "./programs.ts";

const search = (): string | undefined =>
  [...browserPlaces(), chromium.executablePath()].find(isProgram);

/** Installs a browser: the system's package where that needs no password, else Playwright's. */
function install(): void {
  console.log("No browser was found: installing one.");
  if (!isDebianRoot()) return installPlaywrights();
  installPackages(["chromium-headless-shell"]);
  if (!search()) installPackages(["chromium"]);
}

/**
 * The Chromium for printing and tests: `$CHROMIUM`, one of the system, Playwright's, or one installed now.
 *
 * @throws Error when none is found and none can be installed
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
