import { faulty, type CellSource, type CompiledCell } from "../../src/notebook/cell.ts";
import { PhraseError, type CellPhrase } from "../../src/notebook/phrase-error.ts";
import { WorkerCall } from "../ui/worker-call.ts";

type Source = Pick<CellSource, "number" | "code" | "solution">;

const LIMITS = { load: 15_000, answer: 1000 } as const;

/**
 * Compiles cells in a worker, one after the other. On some texts a parser does not terminate: such a text gets a fault as
 * any other that cannot be parsed.
 */
export class CellReader {
  readonly #worker = new WorkerCall<Source, CompiledCell>(
    () => new Worker(new URL("./reader-worker.ts", import.meta.url), { type: "module" }),
    LIMITS,
  );

  /**
   * A cell ready to run, or with the fault that it has; undefined when it was no longer wanted when its turn came.
   *
   * @throws Error when the script does not load; the next text tries again
   */
  async read(source: Source, isWanted?: () => boolean): Promise<CompiledCell | undefined> {
    const answer = await this.#worker.ask(source, isWanted);
    if ("reply" in answer) return answer.reply;
    if (answer.lack === "unwanted") return undefined;
    if (answer.lack === "lost") throw new PhraseError({ id: "readerNotLoaded" });
    const message: CellPhrase = { id: "tooSlow", values: { seconds: LIMITS.answer / 1000 } };
    return faulty(source, { name: "SyntaxError", message, line: 1, column: 1 });
  }
}
