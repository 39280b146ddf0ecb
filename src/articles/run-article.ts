import { cellFaults } from "../i18n/en/cell-faults.ts";
import { say } from "../i18n/say.ts";
import type { Language } from "../i18n/words.ts";
import { link, runOrder, type LinkedCell } from "../notebook/link.ts";
import type { Output } from "../notebook/output.ts";
import { lasting } from "../notebook/output.ts";
import { readReply, type Request } from "../notebook/protocol.ts";
import type { ArticleCell } from "./cells.ts";
import { beginWorld } from "./cell-worlds.ts";
import { checkTypes } from "./check-types.ts";
import { itemAt } from "../games/theory/item-at.ts";
import { createContext, Script } from "node:vm";
import { faulty, type CellSource, type CompiledCell } from "../notebook/cell.ts";
import { compilerText } from "./library/kernel-text.ts";

/** Milliseconds that compiling a cell may take. A usual cell takes less than one. */
const PATIENCE = 5000;

let text: string | undefined;
let world = createContext({});

/** Compiles a cell in a context with a time limit: on some texts the parser takes exponential time. */
async function readCell(source: CellSource): Promise<CompiledCell> {
  const compiler = await compilerText();
  if (compiler !== text) {
    text = compiler;
    world = createContext({});
    new Script(compiler).runInContext(world);
  }
  const read = new Script(
    `JSON.stringify(GrundyCompiler.compileOrFault(${JSON.stringify(source)}))`,
  );
  try {
    const compiled = read.runInContext(world, { timeout: PATIENCE }) as string;
    return JSON.parse(compiled) as CompiledCell;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    const message = `takes more than ${PATIENCE / 1000} s to read`;
    return faulty(source, { name: "SyntaxError", message });
  }
}

/** For each cell of an article the exports of the library that it imports and no cell before it does. */
function introducedNames(program: readonly Pick<LinkedCell, "imports">[]): string[][] {
  const known = new Set(["*"]); // the library as a whole
  return program.map(({ imports }) => {
    const introduced = [...new Set(Object.values(imports))].filter((name) => !known.has(name));
    for (const name of introduced) known.add(name);
    return introduced;
  });
}

/** A cell with what it showed when the site was built. */
export interface RecordedCell extends ArticleCell {
  readonly outputs: readonly Output[];
  /** Exports of the library that no cell before it imports. */
  readonly introduced: readonly string[];
}

/** An article's cells, run in order: what its page shows, and what the page needs to run them. */
export interface RunArticle {
  readonly cells: readonly RecordedCell[];
  readonly program: readonly LinkedCell[];
}

interface Place {
  readonly file: string;
  readonly cell: ArticleCell;
}

const fault = ({ file, cell }: Place, message: string, line = 1): Error =>
  new Error(`${file}:${cell.line + line - 1}: cell ${cell.number}: ${message}`);

async function compiled(place: Place) {
  const read = await readCell(place.cell);
  if (read.fault) throw fault(place, say(cellFaults, read.fault.message), read.fault.line);
  return read;
}

/** Throws all type errors of an article's cells at once, one per line. */
async function throwTypeErrors(file: string, cells: readonly ArticleCell[]): Promise<void> {
  const lines = (await checkTypes(cells)).map(({ cell: number, line, message }) => {
    const start = itemAt(cells, number - 1).line;
    return `${file}:${start + line - 1}: cell ${number}: ${message}`;
  });
  if (lines.length > 0) throw new Error(lines.join("\n"));
}

function checkEnding(place: Place, outputs: readonly Output[], ok: boolean): void {
  const ended = outputs.find((output) => output.kind === "failure");
  if (ok && place.cell.throws) throw fault(place, "is marked “throws”, and did not throw");
  if (!ok && !place.cell.throws && ended) {
    const { name, message, line } = ended.failure;
    throw fault(place, `${say(cellFaults, name)}: ${say(cellFaults, message)}`, line);
  }
}

/** One cell's outputs. Rejects when it exceeds its budget, or when asynchronous work of it fails later. */
async function runCell(
  place: Place,
  language: Language,
  program: readonly LinkedCell[],
): Promise<Output[]> {
  const outputs: Output[] = [];
  const world = await beginWorld(place.file);
  try {
    const ran = new Promise<boolean>((resolve) => {
      world.port.onmessage = ({ data }) => {
        const reply = readReply(data);
        if (reply?.type === "output") outputs.push(reply.output);
        else if (reply?.type === "done") resolve(reply.ok);
      };
    });
    const needed = runOrder(program, place.cell.number);
    const cells = needed.map((number) => itemAt(program, number - 1));
    world.port.postMessage({ cells, controls: {}, language } satisfies Request);
    const ok = await world.watched(ran, (why) => fault(place, why));
    checkEnding(place, outputs, ok);
    await world.end();
    return [...lasting(outputs)];
  } catch (error) {
    await world.abandon();
    throw error;
  }
}

async function runCells(
  file: string,
  language: Language,
  cells: readonly ArticleCell[],
  program: readonly LinkedCell[],
) {
  const outputs: Output[][] = [];
  for (const cell of cells) outputs.push(await runCell({ file, cell }, language, program));
  return recordedCells(cells, outputs, program);
}

/** Cells of an article with what their runs have shown. */
export function recordedCells(
  cells: readonly ArticleCell[],
  outputs: readonly (readonly Output[])[],
  program: readonly LinkedCell[],
): RecordedCell[] {
  const names = introducedNames(program);
  return cells.map((cell, i) => {
    return { ...cell, outputs: itemAt(outputs, i), introduced: itemAt(names, i) };
  });
}

/**
 * Runs every cell of an article in page order, in the kernel that readers get, each in a new V8 context on a thread.
 *
 * @throws Error naming file, line and cell: a cell that does not parse or type-check, throws
 *   unexpectedly, does not throw as announced, or takes over two seconds with the cells that it needs;
 *   naming the file alone: asynchronous work of a cell fails later, or does not end
 */
export async function runArticle(
  file: string,
  language: Language,
  cells: readonly ArticleCell[],
): Promise<RunArticle> {
  const program = link(await Promise.all(cells.map((cell) => compiled({ file, cell }))));
  const running = runCells(file, language, cells, program);
  // Type errors are reported first: they are likely the cause of an error at run time.
  running.catch(() => {});
  if (cells.length > 0) await throwTypeErrors(file, cells);
  return { cells: await running, program };
}
