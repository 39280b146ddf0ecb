import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  findOrInstallBrowser,
  findProgram,
  installForTests,
  skippedMessage,
} from "../../src/commands/find-browser.ts";
import { answers, buildSite, freePort, serveSite } from "../support/site.ts";
import { tmpdir } from "node:os";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the built site. */
    folder: string;
    /** The address of the site's folder behind nginx; empty if nginx is not tested. */
    nginx: string;
  }
}

const base = "/games/";

interface Server {
  readonly url: string;
  readonly stop: () => void;
}

/** Starts nginx with the configuration of the README, changed only as described there for a base path. */
async function startNginx(program: string, folder: string): Promise<Server> {
  const port = await freePort();
  const [, readme = ""] = /```nginx\n(.*?)```/s.exec(readFileSync("README.md", "utf8")) ?? [];
  const changes = {
    "listen 80;": `listen 127.0.0.1:${port};`,
    "root /srv/www;": `root ${folder}/www;`,
    "/404.html": `${base}404.html`,
  };
  const site = Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`nginx in README.md must have ${from}`);
    return text.replaceAll(from, to);
  }, readme);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n  ")}
  ${site}
}`,
  );
  const options = ["-e", `${folder}/nginx.log`, "-c", join(folder, "nginx.conf")];
  const server = spawn(program, options, { stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  server.stderr.on("data", (text: Buffer) => (errors += text.toString()));
  const url = `http://127.0.0.1:${port}`;
  const stop = () => void server.kill();
  if (await answers(url + base)) return { url, stop };
  stop();
  throw new Error(`nginx must serve the site at ${url}${base}.\n${errors}`);
}

/**
 * Builds the site for a base path, and serves it with nginx, or with the preview server if nginx is not installed.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  project.provide("browser", findOrInstallBrowser());
  if (!findProgram("nginx")) installForTests(["nginx-light"]);
  const program = findProgram("nginx");
  const root = mkdtempSync(join(tmpdir(), "grundy-served-"));
  const folder = join(root, "www", base);
  const built = { folder, env: { SITE: "https://games.example", BASE_PATH: base } };
  buildSite(built);

  const site = program ? await startNginx(program, root) : await serveSite(built);
  project.provide("folder", folder);
  project.provide("nginx", program ? site.url + base : "");
  project.provide("site", site.url + base.slice(0, -1));
  return () => {
    site.stop();
    rmSync(root, { recursive: true, force: true });
    if (!program) console.log(skippedMessage("the site behind nginx", ["nginx-light"]));
  };
}
