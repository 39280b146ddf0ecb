import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { answers, freePort } from "../support/site.ts";
import type { ServerName } from "./find-servers.ts";

/** A folder of the test's own, the site in `www/` and its base below, and the site's base path. */
interface Place {
  readonly folder: string;
  readonly base: string;
}

/** A configuration as it is shipped, but for the port and the folder. */
function shipped({ folder, base }: Place, file: string, changes: Record<string, string>): string {
  let text = readFileSync(join(folder, "www", base, "hosting", file), "utf8");
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`${file}: the line to change is not there: ${from}`);
    text = text.replace(from, to);
  }
  return text;
}

/** nginx includes the shipped file in its `http` block, as Debian's own does with `conf.d`. */
function nginx(place: Place, port: number): string[] {
  const { folder } = place;
  const site = shipped(place, "nginx.conf", {
    "listen 80;": `listen 127.0.0.1:${port};`,
    "root /srv/www;": `root ${folder}/www;`,
  });
  writeFileSync(join(folder, "site.conf"), site);
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const main = `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events {}
http {
  access_log off;
  ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n  ")}
  include ${folder}/site.conf;
}`;
  writeFileSync(join(folder, "main.conf"), main);
  return ["-e", `${folder}/nginx.log`, "-c", join(folder, "main.conf")];
}

function caddy(place: Place, port: number): string[] {
  const file = join(place.folder, "Caddyfile");
  const site = shipped(place, "Caddyfile", {
    "{$SITE_ADDRESS::80}": `http://127.0.0.1:${port}`,
    "root * /srv/www": `root * ${place.folder}/www`,
  });
  writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
  return ["run", "--adapter", "caddyfile", "--config", file];
}

/** Starts a server with the configuration that the built site brings, on a port of its own. */
export async function startServer(
  name: ServerName,
  program: string,
  place: Place,
): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const options = { nginx, caddy }[name](place, port);
  const server = spawn(program, options, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: place.folder, XDG_DATA_HOME: place.folder },
  });
  let said = "";
  server.stderr.on("data", (text: Buffer) => (said += text.toString()));
  const url = `http://127.0.0.1:${port}`;
  const stop = () => void server.kill();
  if (await answers(url + place.base)) return { url, stop };
  stop();
  throw new Error(`${name} does not serve the site at ${url}${place.base}.\n${said}`);
}
