import { globSync } from "node:fs";
import {
  findProgram,
  installForTests,
  inShort,
  isProgram,
  leftOut,
} from "../../src/commands/find-browser.ts";
import type { Extent } from "../test-config.ts";

/** A browser's engine that is not Chromium's. */
export type EngineName = "firefox" | "webkit";

interface Parts {
  /** Debian's packages. */
  readonly packages: readonly string[];
  /** The programs that it takes, as far as they are here. */
  readonly find: () => (string | undefined)[];
}

const firefoxPlaces = ["/Applications/Firefox.app/Contents/MacOS/firefox"];
const miniBrowsers = "/usr/lib{,64,exec}/{,*/}webkit2gtk-4.1/MiniBrowser";

const parts: Readonly<Record<EngineName, Parts>> = {
  firefox: {
    packages: ["firefox-esr"],
    find: () => [findProgram("firefox-esr", "firefox") ?? firefoxPlaces.find(isProgram)],
  },
  webkit: {
    packages: ["webkit2gtk-driver", "xvfb"],
    find: () => [findProgram("WebKitWebDriver"), globSync(miniBrowsers)[0], findProgram("Xvfb")],
  },
};
export const engineNames = Object.keys(parts) as EngineName[];

/** The programs of an engine, if they are all here. */
function programsOf(name: EngineName): string[] | undefined {
  const found = parts[name].find();
  const here = found.filter((program) => program !== undefined);
  return here.length === found.length ? here : undefined;
}

/** Engines to test with, and their programs. */
export type FoundEngines = Partial<Record<EngineName, string[]>>;

/** The engines that are here; where everything is asked, also those that could be installed. */
export function findEngines(extent: Extent): FoundEngines {
  const missing = engineNames.filter((name) => !programsOf(name));
  if (extent === "whole") installForTests(missing.flatMap((name) => parts[name].packages));
  const found: FoundEngines = {};
  for (const name of engineNames) {
    const programs = programsOf(name);
    if (programs) found[name] = programs;
  }
  return found;
}

/** What was not tested, and how it would be; nothing when all engines were found and asked everything. */
export const enginesLeftOut = (found: FoundEngines, extent: Extent): string[] =>
  engineNames.flatMap((name) => {
    if (!found[name]) return leftOut(`the site in ${name}`, parts[name].packages);
    return extent === "whole" ? [] : inShort(`all but one of each kind in ${name}`);
  });
