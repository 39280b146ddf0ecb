import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { articleCells } from "./cells.ts";
import { runArticle, type RunArticle } from "./run-article.ts";

/** Where Astro keeps what it need not make again. */
export const RUNS = "node_modules/.astro/runs";

/** All that a run depends on beside the cells: the library, the kernel, and the exact versions of what compiles them. */
const SOURCES = [
  "src/grundy.ts",
  "src/{theory,rulesets,problems,match,kernel,book}/**/*.ts",
  "package-lock.json",
];

let sources: string | undefined;

function hashOfSources(): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of globSync(SOURCES).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

interface Kept {
  readonly key: string;
  readonly outputs: readonly RunArticle["cells"][number]["outputs"][];
  readonly program: RunArticle["program"];
}

async function readKept(place: string, key: string): Promise<Kept | undefined> {
  try {
    const kept = deserialize(await readFile(place)) as Kept;
    return kept.key === key ? kept : undefined;
  } catch {
    // Not there, or damaged: the article is run.
    return undefined;
  }
}

async function keep(folder: string, place: string, kept: Kept): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Written whole or not at all, should two builds run at once.
  const draft = `${place}.${process.pid}`;
  await writeFile(draft, serialize(kept));
  await rename(draft, place);
}

/**
 * The run of an article: from an earlier build if neither its cells nor anything that they run on has changed, else a
 * new one, which is kept. One file an article; where lines of prose moved the cells, only their places are new.
 *
 * @param folder - where runs are kept
 * @throws what `runArticle` throws; such a run is not kept
 */
export async function keptRun(folder: string, file: string, mdx: string): Promise<RunArticle> {
  sources ??= hashOfSources();
  const cells = articleCells(mdx);
  // Where a cell stands in its file changes nothing.
  const own = cells.map((cell) => ({ ...cell, line: 0 }));
  const key = createHash("sha256").update(sources).update(JSON.stringify(own)).digest("hex");
  const place = join(folder, `${file.replace(/[^a-z0-9-]+/gi, "-")}.run`);

  const kept = await readKept(place, key);
  if (kept) {
    const outputs = (i: number) => kept.outputs[i] ?? [];
    return {
      program: kept.program,
      cells: cells.map((cell, i) => ({ ...cell, outputs: outputs(i) })),
    };
  }
  const run = await runArticle(file, mdx);
  await keep(folder, place, {
    key,
    outputs: run.cells.map(({ outputs }) => outputs),
    program: run.program,
  });
  return run;
}
