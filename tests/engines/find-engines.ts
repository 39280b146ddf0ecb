import { globSync } from "node:fs";
import { findProgram, installForTests, isProgram, leftOut } from "../../src/programs/programs.ts";

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

/** Engines to test with, and their programs: those that are here, or could be installed. */
export type FoundEngines = Partial<Record<EngineName, string[]>>;

export function findEngines(): FoundEngines {
  const missing = engineNames.filter((name) => !programsOf(name));
  installForTests(missing.flatMap((name) => parts[name].packages));
  const found: FoundEngines = {};
  for (const name of engineNames) {
    const programs = programsOf(name);
    if (programs) found[name] = programs;
  }
  return found;
}

/** What was not tested, and how it would be; nothing when all engines were found. */
export const enginesLeftOut = (found: FoundEngines): string[] =>
  engineNames
    .filter((name) => !found[name])
    .map((name) => leftOut(`the site in ${name}`, parts[name].packages));
