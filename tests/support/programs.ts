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
  execFileSync(compiler ?? "", [...strict, ...flags], { stdio: "pipe" }); // An error contains the output.
}

/** Returns the flags for the standard in a listing's first line, `// C++11.`; GNU C++ also has GCC's extensions. */
function standardOf(listing: string): readonly string[] {
  const text = readFileSync(resolve(listing), "utf8");
  const [, gnu, year] = /^\/\/ (GNU )?C\+\+(98|11|14|17)\b/.exec(text) ?? [];
  if (year === undefined)
    throw new RangeError(`${listing}: the first line must be like “// C++11.”`);
  return gnu === undefined ? [`-std=c++${year}`, "-pedantic-errors"] : [`-std=gnu++${year}`];
}

/** Compiles a listing in its standard, and returns the program, which is in `folder`. A warning is an error. */
export function cppProgram(folder: string, listing: string, ...flags: readonly string[]): string {
  const program = join(folder, listing.replaceAll("/", "-").replace(".cpp", ".exe"));
  compile(...standardOf(listing), ...flags, "-o", program, resolve(listing));
  return program;
}

/**
 * Returns flags that include precompiled common headers, since parsing them is most of a compiler's work. They are
 * compiled once per standard. A listing without an `#include` also compiles with them.
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

/** The text that a cell printed, and its error, if it failed. */
interface CellResult {
  readonly printed: string;
  readonly error?: string;
}

interface Reply {
  readonly type: "RunSuccess" | "RunFailure";
  readonly output?: string;
}

let program: string | undefined;

/** Returns the path of Deno, which npx downloads at its first use: only `npm run test:all` needs its 90 MB. */
export const findDeno = (): string =>
  (program ??= execSync(`npx --yes deno@2.9.6 eval "console.log(Deno.execPath())"`, {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  }).trim());

/** Printed after every cell, to separate the texts of the cells. */
const END = "\u0001end of cell\u0001\n";

/** Sends code on Deno's private channel and returns the reply. A message is a length in four bytes, then JSON. */
function send(channel: Duplex, code: string): Promise<Reply> {
  const body = Buffer.from(JSON.stringify({ type: "Run", code, output: true }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  channel.write(Buffer.concat([length, body]));
  return new Promise((done, fail) => {
    let received = Buffer.alloc(0);
    const stop = (): void => void channel.off("data", read).off("close", closed);
    const closed = (): void => fail(new Error("Deno exited before the cell finished."));
    const read = (chunk: Buffer): void => {
      received = Buffer.concat([received, chunk]);
      if (received.length < 4 || received.length < 4 + received.readUInt32LE(0)) return;
      stop();
      done(JSON.parse(received.subarray(4).toString()) as Reply);
    };
    channel.on("data", read).on("close", closed);
  });
}

/** Runs cells in a session one after another. Each cell can use the names of the previous ones. */
async function runAll(session: ChildProcess, cells: readonly string[]): Promise<CellResult[]> {
  const channel = session.stdio[3] as Duplex;
  let printed = "";
  session.stdout?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const errors: (string | undefined)[] = [];
  for (const code of cells) {
    const { type } = await send(channel, code);
    const failed = type === "RunFailure";
    const error = failed ? await send(channel, "`${_error.name}: ${_error.message}`") : undefined;
    errors.push(error?.output);
    await send(channel, `Deno.stdout.writeSync(new TextEncoder().encode(${JSON.stringify(END)}))`);
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
 * Runs cells one after another in a Deno session, which evaluates them like its Jupyter kernel. The session can load
 * modules only from `served`, which replaces the address `site`.
 */
export async function runInDeno(
  cells: readonly string[],
  { site, served }: { readonly site: string; readonly served: string },
): Promise<CellResult[]> {
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
