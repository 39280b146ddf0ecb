import { build, preview } from "astro";
import { createServer } from "node:net";
import type { TestProject } from "vitest/node";
import { findBrowser } from "./find-browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    site: string;
    browser: string;
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Builds the site as its readers get it, and serves it while the browser tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide("browser", findBrowser());
  await build({ logLevel: "warn" });
  const port = await freePort();
  const server = await preview({ logLevel: "warn", server: { port, host: "127.0.0.1" } });
  project.provide("site", `http://127.0.0.1:${port}`);
  return () => server.stop();
}
