import { existsSync } from "node:fs";
import { isProgram, run } from "../../src/print/find-browser.ts";

/** A web server that the built site brings a configuration for. */
export type ServerName = "nginx" | "caddy";

/** The servers' names, and their Debian packages. */
const packages: Readonly<Record<ServerName, string>> = { nginx: "nginx-light", caddy: "caddy" };
const names = Object.keys(packages) as ServerName[];

const find = (name: ServerName): string | undefined =>
  [...(process.env["PATH"] ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"]
    .map((folder) => `${folder}/${name}`)
    .find(isProgram);

/** Installs what is missing, where that asks nobody: on a Debian of one's own that only tests. */
function install(missing: readonly ServerName[]): void {
  if (!process.env["CI"] || !existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  // At run level 1 a package starts no service when it is installed.
  process.env["RUNLEVEL"] = "1";
  try {
    run("apt-get", "update", "-qq");
    const wanted = missing.map((name) => packages[name]);
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...wanted);
  } catch (error) {
    console.error(String(error));
  } finally {
    delete process.env["RUNLEVEL"];
  }
}

/** The servers to test with: those that are here, or could be installed. */
export function findServers(): Map<ServerName, string> {
  const missing = names.filter((name) => !find(name));
  if (missing.length > 0) install(missing);
  return new Map(
    names.flatMap((name) => {
      const program = find(name);
      return program ? [[name, program] as const] : [];
    }),
  );
}

/** What was not tested, and how it would be; nothing when all servers were found. */
export const leftOut = (found: ReadonlyMap<ServerName, string>): string[] =>
  names
    .filter((name) => !found.has(name))
    .map(
      (name) =>
        `Left out: the site behind ${name}. To test it, install the package ${packages[name]}, or run as root on Debian with CI=1.`,
    );
