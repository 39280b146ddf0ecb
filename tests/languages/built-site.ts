import { rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findOrInstallBrowser } from "../../src/programs/find-browser.ts";
import { serveFolder } from "../support/folder-server.ts";
import { buildMarkedSite } from "../support/marked-site.ts";

/** Builds the site with the made-up language beside English, and serves it while the tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide("browser", findOrInstallBrowser());
  const copy = buildMarkedSite({ SITE: "https://marked.example" });
  const folder = join(copy, "dist");
  const server = await serveFolder(folder);
  project.provide("site", server.url);
  project.provide("folder", folder);
  return async () => {
    await server.stop();
    rmSync(copy, { recursive: true, force: true });
  };
}
