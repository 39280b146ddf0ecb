import { execFileSync, execSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { tmpdir } from "node:os";
import type { Duplex } from "node:stream";

/** The C++ compiler of this machine, if it has one. */
export const compiler = ["g++", "c++", "clang++"].find(
  (name) => spawnSync(name, ["--version"]).status === 0,
);

function compile(...flags: readonly string[]): void {
  const strict = ["-O2", "-Wall", "-Wextra", "-Werror"];
  execFileSync(compiler ?? "", [...strict, ...flags], { stdio: "pipe" }); // an error holds what it says
}

/** The standard that a listing's first line names, `// C++11.`, as flags; GNU C++ has the extensions of GCC, too. */
function standardOf(listing: string): readonly string[] {
  const text = readFileSync(resolve(listing), "utf8");
  const [, gnu, year] = /^\/\/ (GNU )?C\+\+(98|11|14|17)\b/.exec(text) ?? [];
  if (year === undefined)
    throw new RangeError(`${listing}: the first line must be like “// C++11.”`);
  return gnu === undefined ? [`-std=c++${year}`, "-pedantic-errors"] : [`-std=gnu++${year}`];
}

/** The program of a listing, in the standard that it names, put into a folder. A warning is an error. */
export function cppProgram(folder: string, listing: string, ...flags: readonly string[]): string {
  const program = join(folder, listing.replaceAll("/", "-").replace(".cpp", ".exe"));
  compile(...standardOf(listing), ...flags, "-o", program, resolve(listing));
  return program;
}

/**
 * Flags that give a listing the usual headers, read once for all listings of its standard: that is most of a compiler's
 * work. A listing that lacks an `#include` is compiled all the same.
 */
export function headersOnce(
  folder: string,
  ...flags: readonly string[]
): (listing: string) => readonly string[] {
  const made = new Set<string>();
  const names = ["algorithm", "iostream", "map", "string", "vector"];
  return (listing) => {
    const standard = standardOf(listing);
    const header = join(folder, `usual${standard.join("")}.hpp`);
    if (!made.has(header)) {
      writeFileSync(header, names.map((name) => `#include <${name}>\n`).join(""));
      compile(...standard, ...flags, "-O0", "-x", "c++-header", "-o", `${header}.gch`, header);
      made.add(header);
    }
    return [...flags, "-O0", "-include", header];
  };
}

/** What a cell printed, and the error that it ended with. */
interface Ran {
  readonly printed: string;
  readonly error?: string;
}

interface Reply {
  readonly type: "RunSuccess" | "RunFailure";
  readonly output?: string;
}

let program: string | undefined;

/** Deno, which npx downloads at its first use: only `npm run test:all` needs its 90 MB. */
export const findDeno = (): string =>
  (program ??= execSync(`npx --yes deno@2.9.6 eval "console.log(Deno.execPath())"`, {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  }).trim());

/** Printed after every cell, so that each cell's text can be told from the next one's. */
const END = "\u0001end of cell\u0001\n";

/** A message and its reply on Deno's private channel: a length in four bytes, then JSON. */
function ask(channel: Duplex, code: string): Promise<Reply> {
  const body = Buffer.from(JSON.stringify({ type: "Run", code, output: true }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  channel.write(Buffer.concat([length, body]));
  return new Promise((done, fail) => {
    let received = Buffer.alloc(0);
    const stop = (): void => void channel.off("data", read).off("close", closed);
    const closed = (): void => fail(new Error("Deno ended before the cell did."));
    const read = (chunk: Buffer): void => {
      received = Buffer.concat([received, chunk]);
      if (received.length < 4 || received.length < 4 + received.readUInt32LE(0)) return;
      stop();
      done(JSON.parse(received.subarray(4).toString()) as Reply);
    };
    channel.on("data", read).on("close", closed);
  });
}

/** One session after another's manner: each cell sees what those before it declared. */
async function runAll(session: ChildProcess, cells: readonly string[]): Promise<Ran[]> {
  const channel = session.stdio[3] as Duplex;
  let printed = "";
  session.stdout?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const errors: (string | undefined)[] = [];
  for (const code of cells) {
    const { type } = await ask(channel, code);
    const failed = type === "RunFailure";
    const error = failed ? await ask(channel, "`${_error.name}: ${_error.message}`") : undefined;
    errors.push(error?.output);
    await ask(channel, `Deno.stdout.writeSync(new TextEncoder().encode(${JSON.stringify(END)}))`);
  }
  const ended = new Promise((done) => session.stdout?.once("close", done));
  channel.end();
  session.kill();
  await ended;
  const texts = printed.split(END);
  return errors.map((error, i) => ({
    printed: texts[i] ?? "",
    ...(error === undefined ? {} : { error }),
  }));
}

/**
 * Runs cells one after the other in one Deno session, the same that its Jupyter kernel evaluates cells
 * with. The session may load modules from `served` alone, which stands for the address `site`.
 */
export async function runInDeno(
  cells: readonly string[],
  { site, served }: { readonly site: string; readonly served: string },
): Promise<Ran[]> {
  const home = mkdtempSync(join(tmpdir(), "deno-"));
  const map = JSON.stringify({ imports: { [new URL("/", site).href]: new URL("/", served).href } });
  const options = [
    ...["--json", "--quiet", "--no-config", "--no-lock", "--no-prompt"],
    `--allow-import=${new URL(served).host}`,
    `--import-map=data:application/json,${encodeURIComponent(map)}`,
  ];
  const session = spawn(findDeno(), ["repl", ...options], {
    cwd: home,
    env: { DENO_DIR: home, NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1" },
    stdio: ["ignore", "pipe", "inherit", "pipe"],
  });
  try {
    return await runAll(session, cells);
  } finally {
    session.kill();
    rmSync(home, { recursive: true, force: true });
  }
}
