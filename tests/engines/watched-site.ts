import { globSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { buildSite, serveFolder } from "../support/site.ts";
import {
  findProgram,
  inShort,
  installForTests,
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
const engineNames = Object.keys(parts) as EngineName[];

/** The programs of an engine, if they are all here. */
function programsOf(name: EngineName): string[] | undefined {
  const found = parts[name].find();
  const here = found.filter((program) => program !== undefined);
  return here.length === found.length ? here : undefined;
}

/** Engines to test with, and their programs. */
type FoundEngines = Partial<Record<EngineName, string[]>>;

/** The engines that are here; where everything is asked, also those that could be installed. */
function findEngines(extent: Extent): FoundEngines {
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
const enginesLeftOut = (found: FoundEngines, extent: Extent): string[] =>
  engineNames.flatMap((name) => {
    if (!found[name]) return leftOut(`the site in ${name}`, parts[name].packages);
    return extent === "whole" ? [] : inShort(`all but one of each kind in ${name}`);
  });

declare module "vitest" {
  interface ProvidedContext {
    engines: FoundEngines;
  }
}

/**
 * Collects what a page does not catch, fails to load, or is refused by its policy. Firefox calls it a failure
 * when a module is preloaded that it already has; where a module does fail, its import says so.
 */
const watch = `<script>if (window === top) {
  const said = (window.troubles = []);
  addEventListener("error", ({ message, target }) => {
    if (target.rel === "modulepreload") return;
    said.push(message ?? "not loaded: " + (target.src ?? target.href));
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => said.push("not caught: " + reason));
  document.addEventListener("securitypolicyviolation", (breach) =>
    said.push("policy: " + breach.effectiveDirective + " " + breach.blockedURI));
}</script>`;

/** The start of a page, before its policy: what stands there is not the policy's to refuse. */
const START = '<meta charset="utf-8">';

/** Finds the engines, builds the site, and serves it with a watch in every page. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { extent } = project.getProvidedContext();
  const engines = findEngines(extent);
  project.provide("engines", engines);
  buildSite();
  const watched = await serveFolder("dist", (html) => html.replace(START, START + watch));
  project.provide("site", watched.url);
  return () => {
    void watched.stop();
    for (const line of enginesLeftOut(engines, extent)) console.log(line);
  };
}
