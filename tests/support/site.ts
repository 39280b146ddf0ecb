import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";

const astro = "node_modules/astro/bin/astro.mjs";

/** The environment of a build for readers. */
export const production: NodeJS.ProcessEnv = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: "1",
  NODE_ENV: "production",
};
// What the test runner says of itself is not so of the site that is built.
for (const own of ["BASE_URL", "MODE", "DEV", "PROD", "SSR"])
  Reflect.deleteProperty(production, own);

/** Where a site is built: the project, its folder in that, and what the environment says of its address. */
interface Built {
  readonly project?: string;
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Sites that are built: the set-ups of several projects have one process, and each its own modules. */
const built = ((globalThis as Record<symbol, unknown>)[Symbol.for("grundy-built-sites")] ??=
  new Set()) as Set<string>;

/** Builds the site as its readers get it, once in a run of the tests. */
export function buildSite({ project = ".", folder = "dist", env = {} }: Built = {}): void {
  const site = JSON.stringify([project, folder, env]);
  if (built.has(site)) return;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [astro, "build", "--outDir", folder],
    { encoding: "utf8", cwd: project, env: { ...production, ...env } },
  );
  if (status !== 0) throw new Error(`The site does not build.\n${stdout}\n${stderr}`);
  built.add(site);
}

/** A port on which nothing listens. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Whether a server answers within a minute. */
export async function answers(url: string): Promise<boolean> {
  for (let tries = 0; tries < 600; tries++) {
    try {
      if ((await fetch(url)).ok) return true;
    } catch {
      // It is not there yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Serves the built site, as `npm start` does, on a port of its own. */
export async function serveSite({ folder = "dist", env = {} }: Built = {}): Promise<{
  url: string;
  stop: () => void;
}> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [
      ...[astro, "preview", "--outDir", folder, "--ignore-lock"],
      ...["--host", "127.0.0.1", "--port", String(port)],
    ],
    { stdio: "ignore", env: { ...production, ...env } },
  );
  const url = `http://127.0.0.1:${port}`;
  const stop = () => void server.kill();
  if (await answers(url + (env["BASE_PATH"] ?? "/"))) return { url, stop };
  stop();
  throw new Error(`The built site was not served at ${url} within a minute.`);
}
