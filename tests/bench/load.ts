import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "../../src/programs/programs.ts";
import { builtPaths } from "./built-paths.ts";
import type { Row } from "./row.ts";
import { servedSite } from "./served-site.ts";

const run = promisify(execFile);

/** What every thread asks for: all pages in turn, as a browser asks. */
const questions = (paths: readonly string[]): string => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(", ")} }
local n = 0
function request()
  n = n % #paths + 1
  return wrk.format("GET", paths[n], { ["Accept-Encoding"] = "gzip" })
end`;

/**
 * All pages behind nginx, asked for by two threads on the same machine, for a minute or as many seconds as the
 * environment variable `SECONDS_OF_LOAD` says.
 * An error fails the run.
 */
export async function* load(): AsyncGenerator<Row> {
  const wrk = findProgram("wrk");
  const site = wrk === undefined ? undefined : await servedSite("nginx");
  if (wrk === undefined || site === undefined) {
    yield ["requests under load", "left out: it needs nginx and wrk"];
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "grundy-load-"));
  const script = join(folder, "pages.lua");
  writeFileSync(script, questions(builtPaths()));
  const seconds = process.env["SECONDS_OF_LOAD"] ?? "60";
  try {
    const options = ["-t2", "-c16", `-d${seconds}s`, "--timeout", "30s", "-s", script, site.url];
    const { stdout } = await run(wrk, options);
    const faults = /^\s*(?:Socket errors|Non-2xx).*$/gm.exec(stdout)?.[0].trim();
    const rate = /Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1];
    const volume = /Transfer\/sec:\s*(\S+)/.exec(stdout)?.[1];
    if (rate === undefined) throw new Error(`wrk measured nothing:\n${stdout}`);
    yield [`requests under load, ${seconds} s, two threads`, `${rate} a second, ${volume}/s`];
    yield ["errors under load", faults ?? "0"];
    if (faults !== undefined) process.exitCode = 1;
  } finally {
    site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
