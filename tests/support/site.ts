import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";

const astro = "node_modules/astro/bin/astro.mjs";
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };

/** Builds the site as its readers get it. */
export function buildSite(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, "build"], {
    encoding: "utf8",
    env,
  });
  if (status !== 0) throw new Error(`The site does not build.\n${stdout}\n${stderr}`);
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

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Serves the built site, as `npm start` does, on a port of its own. */
export async function serveSite(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [astro, "preview", "--ignore-lock", "--host", "127.0.0.1", "--port", String(port)],
    { stdio: "ignore", env },
  );
  const url = `http://127.0.0.1:${port}`;
  const stop = () => void server.kill();
  for (let tries = 0; tries < 600; tries++) {
    if (await answers(url)) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  stop();
  throw new Error(`The built site was not served at ${url} within a minute.`);
}
