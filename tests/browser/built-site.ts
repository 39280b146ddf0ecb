import type { TestProject } from "vitest/node";
import { buildSite, serveSite } from "../support/site.ts";
import { findBrowser } from "../../src/programs/find-browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    site: string;
    browser: string;
  }
}

/** Finds a browser, builds the site and serves it while the browser tests run. */
export default async function setup(project: TestProject): Promise<() => void> {
  project.provide("browser", findBrowser());
  buildSite();
  const { url, stop } = await serveSite();
  project.provide("site", url);
  return stop;
}
