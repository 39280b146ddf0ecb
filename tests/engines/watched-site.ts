import { createServer } from "node:http";
import type { TestProject } from "vitest/node";
import { serveFolder } from "../support/folder-server.ts";
import { buildSite, freePort } from "../support/site.ts";
import { enginesLeftOut, findEngines, type FoundEngines } from "./find-engines.ts";

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

/** Hands on what another server sends, and puts the watch into its pages. */
async function serveWatched(site: string): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const server = createServer((request, response) => {
    const pass = async () => {
      const answer = await fetch(site + (request.url ?? "/"));
      const type = answer.headers.get("content-type") ?? "application/octet-stream";
      response.writeHead(answer.status, { "content-type": type });
      if (!type.startsWith("text/html")) response.end(Buffer.from(await answer.arrayBuffer()));
      else response.end((await answer.text()).replace(START, START + watch));
    };
    pass().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** Finds the engines, builds the site, and serves it with a watch in every page. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { extent } = project.getProvidedContext();
  const engines = findEngines(extent);
  project.provide("engines", engines);
  buildSite();
  const plain = await serveFolder("dist");
  const watched = await serveWatched(plain.url);
  project.provide("site", watched.url);
  return () => {
    watched.stop();
    void plain.stop();
    for (const line of enginesLeftOut(engines, extent)) console.log(line);
  };
}
