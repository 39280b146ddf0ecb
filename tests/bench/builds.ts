import { execFile } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Row } from "./row.ts";

const run = promisify(execFile);

/** An article of the usual length, and one of the longest. */
const ARTICLES = ["problems/12-hdu1847", "foundations/03-mex"];

/** How many copies the longer builds have. */
const MANY = Number(process.env["COPIES"] ?? 100);

const FOLDERS = ["components", "content", "public", "src"];

/** The project in a folder of its own: its packages are the same files, what Astro keeps of earlier builds is not. */
function copyProject(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), "grundy-builds-"));
  for (const part of [...FOLDERS, ...fs.globSync("{*.json,astro.config.mjs}")]) {
    fs.cpSync(part, join(folder, part), { recursive: true });
  }
  fs.mkdirSync(join(folder, "node_modules"));
  for (const name of fs.readdirSync("node_modules").filter((name) => !/^\.(?!bin$)/.test(name)))
    fs.symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  return folder;
}

/** Copies of an article, each with another first cell, so that each is compiled and run by itself. */
function addCopies(folder: string, article: string, from: number, to: number): void {
  const text = fs.readFileSync(`content/en/${article}.mdx`, "utf8");
  for (let n = from; n < to; n++) {
    const copy = text
      .replace(/^title: .*$/m, `title: Copy ${n}`)
      .replace(/^order: .*$/m, `order: ${1000 + n}`)
      .replace(/^```ts.*\n/m, (fence) => `${fence}// ${n}\n`);
    fs.writeFileSync(join(folder, `content/en/foundations/${1000 + n}-copy-${n}.mdx`), copy);
  }
}

interface Build {
  readonly seconds: number;
  /** The most memory that the build held, in bytes. */
  readonly memory: number;
}

/** Tells the memory in the build's last line; kilobytes are what the system counts in. */
const tell = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => console.error("\\n" + process.resourceUsage().maxRSS));',
)}`;

/** Builds with nothing kept from any build before. */
function build(folder: string): Promise<Build> {
  for (const kept of ["node_modules/.astro", "node_modules/.vite", ".astro", "dist"])
    fs.rmSync(join(folder, kept), { recursive: true, force: true });
  return rebuild(folder);
}

async function rebuild(folder: string): Promise<Build> {
  const began = performance.now();
  const { stderr } = await run(
    process.execPath,
    ["--import", tell, "node_modules/astro/bin/astro.mjs", "build"],
    {
      cwd: folder,
      maxBuffer: 1e9,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
    },
  );
  const kilobytes = Math.max(...[...stderr.matchAll(/^(\d+)$/gm)].map(([, told]) => Number(told)));
  return { seconds: (performance.now() - began) / 1000, memory: kilobytes * 1024 };
}

const said = ({ seconds, memory }: Build): string =>
  `${seconds.toFixed(1)} s, ${(memory / 1e9).toFixed(2)} GB`;

/**
 * What one more article costs a build in which every cell is compiled and run: copies of two articles, a hundred or as
 * many as the environment variable `COPIES` says, and ten times fewer. The second build after it finds all of them
 * unchanged. Memory is that of the build's own process.
 */
export async function* builds(): AsyncGenerator<Row> {
  const folder = copyProject();
  try {
    yield ["build of the book alone", said(await build(folder))];
    const same = await rebuild(folder);
    yield ["build of the book again, nothing changed", said(same)];
    for (const article of ARTICLES) {
      const few = Math.round(MANY / 10);
      addCopies(folder, article, 0, few);
      const small = await build(folder);
      yield [`build with ${few} copies of ${article}`, said(small)];
      addCopies(folder, article, few, MANY);
      const large = await build(folder);
      yield [`build with ${MANY} copies of ${article}`, said(large)];
      const each = (1000 * (large.seconds - small.seconds)) / (MANY - few);
      yield [`an article more, as ${article}`, `${each.toFixed(0)} ms`];
      const again = await rebuild(folder);
      const saved = (1000 * (again.seconds - same.seconds)) / MANY;
      yield [`an unchanged article more, as ${article}`, `${saved.toFixed(0)} ms`];
      for (let n = 0; n < MANY; n++)
        fs.rmSync(join(folder, `content/en/foundations/${1000 + n}-copy-${n}.mdx`));
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
