import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { compressFiles } from "../../src/hosting/compress-files.ts";
import { findServers, type ServerName } from "../served/find-servers.ts";
import { startServer } from "../served/start-server.ts";
import { buildSite } from "../support/site.ts";

/** A site that a real server serves as its own configuration says, compressed. */
interface ServedSite {
  readonly name: ServerName;
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Builds the site into `dist`, compresses it and serves it with the first of these servers that is here; undefined
 * where there is none. With the environment variable `BUILT` set, `dist` is taken as it stands.
 */
export async function servedSite(...names: ServerName[]): Promise<ServedSite | undefined> {
  const found = findServers("short");
  const name = names.find((one) => found.has(one));
  const program = name && found.get(name);
  if (name === undefined || program === undefined) return undefined;
  if (!process.env["BUILT"]) buildSite();
  await compressFiles("dist");
  const folder = mkdtempSync(join(tmpdir(), "grundy-bench-"));
  symlinkSync(resolve("dist"), join(folder, "www"));
  const { url, stop } = await startServer(name, program, { folder, base: "/" });
  return {
    name,
    url,
    stop: () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
