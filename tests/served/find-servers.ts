import { findProgram, installForTests, leftOut } from "../../src/programs/programs.ts";
import type { Extent } from "../test-config.ts";

/** A web server that the built site brings a configuration for. */
export type ServerName = "nginx" | "caddy";

/** The servers' names, and their Debian packages. */
const packages: Readonly<Record<ServerName, string>> = { nginx: "nginx-light", caddy: "caddy" };
const names = Object.keys(packages) as ServerName[];

/** The servers that are here; where everything is asked, also those that could be installed. */
export function findServers(extent: Extent): Map<ServerName, string> {
  const missing = names.filter((name) => !findProgram(name)).map((name) => packages[name]);
  if (extent === "whole") installForTests(missing);
  return new Map(
    names.flatMap((name) => {
      const program = findProgram(name);
      return program ? [[name, program] as const] : [];
    }),
  );
}

/** What was not tested, and how it would be; nothing when all servers were found. */
export const serversLeftOut = (found: ReadonlyMap<ServerName, string>): string[] =>
  names
    .filter((name) => !found.has(name))
    .map((name) => leftOut(`the site behind ${name}`, [packages[name]]));
