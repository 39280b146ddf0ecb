import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findServers } from "../served/find-servers.ts";
import { startServer } from "../served/start-server.ts";
import { buildSite } from "../support/site.ts";

/** A site that a real server serves as its own configuration says, compressed. */
interface ServedSite {
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Builds the site into `dist` and serves it with nginx; undefined where there is no nginx. With the environment
 * variable `BUILT` set, `dist` is taken as it stands.
 */
export async function servedSite(): Promise<ServedSite | undefined> {
  const program = findServers().get("nginx");
  if (program === undefined) return undefined;
  if (!process.env["BUILT"]) buildSite();
  const folder = mkdtempSync(join(tmpdir(), "grundy-bench-"));
  symlinkSync(resolve("dist"), join(folder, "www"));
  const { url, stop } = await startServer("nginx", program, { folder, base: "/" });
  return {
    url,
    stop: () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
