import { spawn, spawnSync } from "node:child_process";
import { createServer as createSocket } from "node:net";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const astro = "node_modules/astro/bin/astro.mjs";

/** The environment of a production build. */
export const production: NodeJS.ProcessEnv = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: "1",
  NODE_ENV: "production",
};
// These variables of the test runner do not apply to the build.
for (const own of ["BASE_URL", "MODE", "DEV", "PROD", "SSR"])
  Reflect.deleteProperty(production, own);

/** The output folder of a build, and the variables of its address. */
interface Built {
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Folders of sites that are already built. Global, because the set-ups of the projects share only the process. */
const built = ((globalThis as Record<symbol, unknown>)[Symbol.for("grundy-built-sites")] ??=
  new Set()) as Set<string>;

/** Builds the site for production, once per test run. */
export function buildSite({ folder = "dist", env = {} }: Built = {}): void {
  if (built.has(folder)) return;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [astro, "build", "--outDir", folder],
    { encoding: "utf8", env: { ...production, ...env } },
  );
  if (status !== 0) throw new Error(`The site must build without errors.\n${stdout}\n${stderr}`);
  built.add(folder);
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createSocket();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Waits until a server responds; returns false after a minute. */
export async function answers(url: string): Promise<boolean> {
  for (let tries = 0; tries < 600; tries++) {
    try {
      if ((await fetch(url)).ok) return true;
    } catch {
      // The server has not started yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Serves the built site like `npm start`, on an unused port. */
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
  throw new Error(`The built site must be served at ${url} within a minute.`);
}

/** Media types that browsers require. Other files may be sent as bytes. */
const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
  svg: "image/svg+xml",
  png: "image/png",
  wasm: "application/wasm",
  woff2: "font/woff2",
  txt: "text/plain",
};

/** A server of a folder, which can be stopped or switched to another folder. */
export interface FolderServer {
  readonly url: string;
  folder: string;
  /** Stops the server and closes all connections. */
  stop(): Promise<void>;
}

/** Returns the file at an address; `undefined` if there is none. */
function fileAt(folder: string, address: string): string | undefined {
  const path = decodeURIComponent(new URL(address, "http://folder").pathname);
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** Serves a folder like a static host, on an unused port. `edit` may change the HTML of pages. */
export async function serveFolder(
  folder: string,
  edit = (html: string): string => html,
): Promise<FolderServer> {
  const server = createServer(({ url = "/" }, response) => {
    const found = fileAt(served.folder, url);
    const file = found ?? join(served.folder, "404.html");
    const type = types[extname(file).slice(1)] ?? "application/octet-stream";
    response.writeHead(found ? 200 : 404, { "Content-Type": type, "Cache-Control": "no-cache" });
    const body = readFileSync(file);
    response.end(file.endsWith(".html") ? edit(body.toString()) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = server.address();
  const port = typeof at === "object" && at ? at.port : 0;
  const served: FolderServer = {
    url: `http://127.0.0.1:${port}`,
    folder,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return served;
}

/** Builds the site for the tests of built files. */
export const setup = (): void => buildSite();
