import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findOrInstallBrowser } from "../../src/programs/find-browser.ts";
import { inShort } from "../../src/programs/programs.ts";
import { compressFiles } from "../../src/hosting/compress-files.ts";
import { buildSite, serveSite } from "../support/site.ts";
import { findServers, serversLeftOut, type ServerName } from "./find-servers.ts";
import { serveSecurely } from "./serve-securely.ts";
import { startServer } from "./start-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the site was built. */
    folder: string;
    /** The real servers that serve it: their names, and addresses without the site's base path. */
    servers: { name: ServerName; url: string }[];
    /** The address of `site` over http. */
    plain: string;
  }
}

const base = "/games/";

/**
 * Builds the site for an address that is not a server's first page, and serves it as its own configurations
 * say. `site` is the first of them, over https where a certificate can be made; where no server was found, it is the
 * preview.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  project.provide("browser", findOrInstallBrowser());
  const { extent } = project.getProvidedContext();
  const found = findServers(extent);
  const root = mkdtempSync(join(tmpdir(), "grundy-served-"));
  const folder = join(root, "www", base);
  const built = { folder, env: { SITE: "https://games.example", BASE_PATH: base } };
  buildSite(built);
  // To compress everything as small as it gets takes a good part of a minute's work.
  await compressFiles(extent === "whole" ? folder : join(folder, "reference"));

  const servers: { name: ServerName; url: string; stop: () => void }[] = [];
  for (const [name, program] of found) {
    servers.push({ name, ...(await startServer(name, program, { folder: root, base })) });
  }
  const site = servers[0] ?? (await serveSite(built));
  project.provide("folder", folder);
  const secure = await serveSecurely(site.url, root);
  project.provide("plain", site.url + base.slice(0, -1));
  project.provide("site", (secure ?? site).url + base.slice(0, -1));
  project.provide(
    "servers",
    servers.map(({ name, url }) => ({ name, url })),
  );
  return () => {
    secure?.stop();
    for (const { stop } of new Set([site, ...servers])) stop();
    rmSync(root, { recursive: true, force: true });
    for (const line of serversLeftOut(found)) console.log(line);
    if (extent === "short") console.log(inShort("most attacks on the page behind a real server"));
  };
}
