import { execFile } from "node:child_process";
import * as fs from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { copyProject, forgetBuilds } from "../support/copied-project.ts";
import type { Row } from "./row.ts";

const run = promisify(execFile);

/** An article of the usual length, and one of the longest. */
const ARTICLES = ["problems/13-hdu1847", "foundations/03-mex"] as const;

/** How many copies the longer builds have. */
const MANY = Number(process.env["COPIES"] ?? 100);

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
  /** Seconds that processors worked for its process, all threads together: a busy machine changes them less. */
  readonly work: number;
  /** The most memory that the build held, in bytes. */
  readonly memory: number;
}

/** Tells the memory, in the system's kilobytes, and the work in microseconds in the build's last line. */
const tell = `data:text/javascript,${encodeURIComponent(
  `process.on("exit", () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    console.error("\\n" + maxRSS + " " + (userCPUTime + systemCPUTime));
  });`,
)}`;

/** Builds with nothing kept from any build before. */
function build(folder: string): Promise<Build> {
  forgetBuilds(folder);
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
  const seconds = (performance.now() - began) / 1000;
  const told = [...stderr.matchAll(/^(\d+) (\d+)$/gm)];
  const most = (part: number): number => Math.max(...told.map((one) => Number(one[part])));
  return { seconds, work: most(2) / 1e6, memory: most(1) * 1024 };
}

const said = ({ seconds, work, memory }: Build): string =>
  `${seconds.toFixed(1)} s, ${work.toFixed(1)} s of processors, ${(memory / 1e9).toFixed(2)} GB`;

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`;

/** A build, and how it compares to the cold one before it. */
const compared = (build: Build, cold: Build): string =>
  `${said(build)}: ${percent(build.seconds, cold.seconds)} of the time, ${percent(build.work, cold.work)} of the work`;

/** Gives an article another first cell, as its author would who tries something. */
function change(folder: string, article: string): void {
  const file = join(folder, `content/en/${article}.mdx`);
  const text = fs.readFileSync(file, "utf8");
  fs.writeFileSync(
    file,
    text.replace(/^```ts cell.*\n/m, (fence) => `${fence}// Another first line.\n`),
  );
}

/**
 * What one more article costs a build in which every cell is compiled and run: copies of two articles, a hundred or as
 * many as the environment variable `COPIES` says, and ten times fewer. The second build after it finds all of them
 * unchanged. Memory is that of the build's own process.
 */
export async function* builds(): AsyncGenerator<Row> {
  const folder = copyProject();
  try {
    const cold = await build(folder);
    yield ["build of the book, nothing kept", said(cold)];
    const same = await rebuild(folder);
    yield ["build of the book again, nothing changed", compared(same, cold)];
    change(folder, ARTICLES[0]);
    yield ["build of the book again, one article changed", compared(await rebuild(folder), cold)];
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
