import { globSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { buildSite, serveFolder } from "../support/site.ts";
import {
  findProgram,
  skippedInShortMessage,
  installForTests,
  isProgram,
  skippedMessage,
} from "../../src/commands/find-browser.ts";
import type { Extent } from "../test-config.ts";

/** A browser engine other than Chromium's. */
export type EngineName = "firefox" | "webkit";

interface Requirements {
  /** Debian packages. */
  readonly packages: readonly string[];
  /** Finds the required programs; those that are not installed are `undefined`. */
  readonly find: () => (string | undefined)[];
}

const firefoxPlaces = ["/Applications/Firefox.app/Contents/MacOS/firefox"];
const miniBrowsers = "/usr/lib{,64,exec}/{,*/}webkit2gtk-4.1/MiniBrowser";

const requirements: Readonly<Record<EngineName, Requirements>> = {
  firefox: {
    packages: ["firefox-esr"],
    find: () => [findProgram("firefox-esr", "firefox") ?? firefoxPlaces.find(isProgram)],
  },
  webkit: {
    packages: ["webkit2gtk-driver", "xvfb"],
    find: () => [findProgram("WebKitWebDriver"), globSync(miniBrowsers)[0], findProgram("Xvfb")],
  },
};
const engineNames = Object.keys(requirements) as EngineName[];

/** Returns the programs of an engine, if all of them are installed. */
function programsOf(name: EngineName): string[] | undefined {
  const found = requirements[name].find();
  const installed = found.filter((program) => program !== undefined);
  return installed.length === found.length ? installed : undefined;
}

/** Installed engines, with their programs. */
type FoundEngines = Partial<Record<EngineName, string[]>>;

/** Finds the installed engines. In the whole extent it first tries to install the others. */
function findEngines(extent: Extent): FoundEngines {
  const missing = engineNames.filter((name) => !programsOf(name));
  if (extent === "whole") installForTests(missing.flatMap((name) => requirements[name].packages));
  const found: FoundEngines = {};
  for (const name of engineNames) {
    const programs = programsOf(name);
    if (programs) found[name] = programs;
  }
  return found;
}

/** Returns messages about the tests that were left out; none if all engines were found and the extent is whole. */
const enginesLeftOut = (found: FoundEngines, extent: Extent): string[] =>
  engineNames.flatMap((name) => {
    if (!found[name]) return skippedMessage(`the site in ${name}`, requirements[name].packages);
    return extent === "whole"
      ? []
      : skippedInShortMessage(`all pages but one of each kind in ${name}`);
  });

declare module "vitest" {
  interface ProvidedContext {
    engines: FoundEngines;
  }
}

/**
 * Script that records uncaught errors, failed loads and policy violations. Firefox reports an error for a preloaded
 * module that it already has; if a module really fails to load, its import reports that.
 */
const watchScript = `<script>if (window === top) {
  const errors = (window.pageErrors = []);
  addEventListener("error", ({ message, target }) => {
    if (target.rel === "modulepreload") return;
    errors.push(message ?? "failed to load: " + (target.src ?? target.href));
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => errors.push("unhandled rejection: " + reason));
  document.addEventListener("securitypolicyviolation", (violation) =>
    errors.push("policy: " + violation.effectiveDirective + " " + violation.blockedURI));
}</script>`;

/** The start of a page, before its policy, which therefore does not refuse the script. */
const START = '<meta charset="utf-8">';

/** Finds the engines, builds the site, and serves it with the script in every page. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { extent } = project.getProvidedContext();
  const engines = findEngines(extent);
  project.provide("engines", engines);
  buildSite();
  const watched = await serveFolder("dist", (html) => html.replace(START, START + watchScript));
  project.provide("site", watched.url);
  return () => {
    void watched.stop();
    for (const line of enginesLeftOut(engines, extent)) console.log(line);
  };
}
