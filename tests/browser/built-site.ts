import type { TestProject } from "vitest/node";
import { buildSite, serveFolder } from "../support/site.ts";
import { findOrInstallBrowser, skippedInShortMessage } from "../../src/commands/find-browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    site: string;
    browser: string;
  }
}

/** Finds a browser, builds the site and serves it while the browser tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide("browser", findOrInstallBrowser());
  buildSite();
  const server = await serveFolder("dist");
  project.provide("site", server.url);
  return async () => {
    await server.stop();
    if (project.getProvidedContext().extent === "short")
      console.log(skippedInShortMessage("the site below a path of its host, and behind nginx"));
  };
}
