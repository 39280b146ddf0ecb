import { CellError } from "../kernel/cell.ts";
import { compile } from "../kernel/compile.ts";
import { link, type LinkedCell } from "../kernel/link.ts";
import type { Output } from "../kernel/output.ts";
import { lasting } from "../kernel/standing.ts";
import { readReply, type Request } from "../kernel/protocol.ts";
import { articleCells, type ArticleCell } from "./cells.ts";
import { beginWorld, type CellWorld } from "./cell-worlds.ts";
import { checkTypes } from "./check-types.ts";

/** A cell with what it showed when the site was built. */
export interface RecordedCell extends ArticleCell {
  readonly outputs: readonly Output[];
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

function compiled(place: Place) {
  try {
    return compile(place.cell);
  } catch (error) {
    if (error instanceof CellError) throw fault(place, error.message, error.line);
    throw error;
  }
}

/** Every fault of an article's types at once, each on a line of its own. */
async function complainOfTypes(file: string, cells: readonly ArticleCell[]): Promise<void> {
  const lines = (await checkTypes(cells)).map(({ cell: number, line, message }) => {
    const start = cells.find((cell) => cell.number === number)?.line ?? 1;
    return `${file}:${start + line - 1}: cell ${number}: ${message}`;
  });
  if (lines.length > 0) throw new Error(lines.join("\n"));
}

function checkEnding(place: Place, outputs: readonly Output[], ok: boolean): void {
  const ended = outputs.find((output) => output.kind === "failure");
  if (ok && place.cell.throws) throw fault(place, "is marked “throws”, and did not throw");
  if (!ok && !place.cell.throws && ended) {
    throw fault(place, `${ended.failure.name}: ${ended.failure.message}`, ended.failure.line);
  }
}

/** One cell's outputs, or a rejection when it is over its budget. */
async function runCell(world: CellWorld, place: Place): Promise<Output[]> {
  const outputs: Output[] = [];
  const { number } = place.cell;
  const ran = new Promise<boolean>((resolve) => {
    world.port.onmessage = ({ data }) => {
      const reply = readReply(data);
      if (!reply || reply.type === "ready" || reply.run !== number) return;
      if (reply.type === "output") outputs.push(reply.output);
      else resolve(reply.ok);
    };
  });
  world.port.postMessage({ type: "run", run: number, cell: number } satisfies Request);
  const ok = await world.watched(ran, (why) => fault(place, why));
  checkEnding(place, outputs, ok);
  return [...lasting(outputs)];
}

async function runCells(world: CellWorld, file: string, cells: readonly ArticleCell[]) {
  const recorded: RecordedCell[] = [];
  for (const cell of cells) {
    recorded.push({ ...cell, outputs: await runCell(world, { file, cell }) });
  }
  return recorded;
}

/**
 * Runs every cell of an article in page order, in the kernel that readers get, in a world of its own on a thread.
 *
 * @throws Error naming file, line and cell: a cell that does not parse or type-check, throws
 *   unexpectedly, does not throw as announced, or takes over two seconds;
 *   of the file alone: what a cell left behind fails, or does not come to rest
 */
export async function runArticle(file: string, mdx: string): Promise<RunArticle> {
  const cells = articleCells(mdx);
  const program = link(cells.map((cell) => compiled({ file, cell })));
  if (cells.length === 0) return { cells: [], program };

  const world = await beginWorld(file);
  try {
    world.port.postMessage({ type: "program", cells: program, controls: {} } satisfies Request);
    const running = runCells(world, file, cells);
    // Of two faults, that of the types is told: it is likely the reason of the other.
    running.catch(() => {});
    await complainOfTypes(file, cells);
    const recorded = await running;
    await world.end();
    return { cells: recorded, program };
  } catch (error) {
    await world.abandon();
    throw error;
  }
}
