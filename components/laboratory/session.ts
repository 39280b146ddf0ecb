import type { GrowingTable } from "../../src/games/theory/growing-table.ts";
import type { HeapGame } from "../../src/octal/read-game.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";
import { ofKey } from "../../src/games/theory/of-key.ts";
import { compare, shiftBetween } from "../../src/octal/compare.ts";
import { GenusTable } from "../../src/octal/genus.ts";
import { sameLaw } from "../../src/octal/code.ts";
import { nameOf } from "../../src/octal/named-games.ts";
import { partView } from "./part-view.ts";
import { PartWork } from "./part-work.ts";
import type { ComparedView, FileFormat, NotebookWords, State, Told, View } from "./protocol.ts";
import { bFileOf, csvOf, jsonOf } from "../../src/octal/exports/values-file.ts";
import { notebookFile } from "../../src/octal/exports/notebook-file.ts";
import { certificateOf } from "../../src/games/theory/period.ts";
import { fileName } from "./file-name.ts";

/** Rows of a file at most, and values that a certificate lists: a program that checks it can fill the table itself. */
const [ROWS, LISTED] = [10_000_000, 1_000_000];

/** The largest heap of a notebook's table, which is computed whenever its cell runs. */
const NOTEBOOK = 20_000;

const KINDS = {
  csv: { ending: ".csv", type: "text/csv" },
  bfile: { ending: ".b.txt", type: "text/plain" },
  json: { ending: ".json", type: "application/json" },
  certificate: { ending: ".certificate.json", type: "application/json" },
  notebook: { ending: ".ipynb", type: "application/x-ipynb+json" },
} as const;

/**
 * A file of what is known of a game. Where a period is proved, its values go on as far as was asked for.
 *
 * @param rest called after every piece of some thousand rows, to let others work
 * @cost O(rows) time, of which there are ten million at most.
 */
async function makeFile(
  game: HeapGame,
  work: PartWork,
  format: FileFormat,
  words: NotebookWords,
  rest: () => Promise<void>,
): Promise<{ readonly name: string; readonly blob: Blob; readonly rows?: number }> {
  const { ending, type } = KINDS[format];
  const name = fileName(game.text) + ending;
  const made: string[] = [];
  for (const piece of pieces(game, work, format, words)) {
    made.push(piece);
    await rest();
  }
  const isRows = format !== "notebook" && format !== "certificate";
  const isCut = isRows && work.to >= ROWS && (work.period !== undefined || work.table.known > ROWS);
  return { name, blob: new Blob(made, { type }), ...(isCut && { rows: ROWS }) };
}

function pieces(
  game: HeapGame,
  { table, period, to }: PartWork,
  format: FileFormat,
  words: NotebookWords,
): Iterable<string> {
  const { text } = game;
  if (format === "notebook") {
    return [
      notebookFile(game, { ...words, to: Math.min(to, NOTEBOOK), provedAt: period?.provedAt }),
    ];
  }
  if (format === "certificate") {
    if (period === undefined) return [];
    const isListed = period.provedAt < LISTED;
    if (isListed) table.grow(period.provedAt + 1);
    const values = isListed ? table.values : undefined;
    return [`${JSON.stringify(certificateOf(text, period, values))}\n`];
  }
  if (period !== undefined) table.grow(Math.min(to + 1, ROWS));
  const known = Math.min(table.known, to + 1, ROWS);
  const rows = { values: table.values.subarray(0, known), known };
  if (format === "csv") return csvOf(text, rows);
  return format === "bfile" ? bFileOf(text, rows) : jsonOf(text, rows, { period });
}

/** A summand to look at. */
export interface Summand {
  readonly game: HeapGame;
  readonly table: GrowingTable;
}

/** What a session needs of the place it works in. */
export interface Surroundings {
  readonly post: (told: Told) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Lets messages be heard. */
  readonly pause: () => Promise<void>;
  /** Bytes that tables may take at once, before the reader is asked. */
  readonly memory: number;
}

/** Milliseconds between two questions whether there is a message, and between two pictures. */
const [SLICE, PICTURE] = [30, 250];

/** The heaps whose misère play is searched, and milliseconds that this may take. */
export const GENERA = 21;
const MISERE = 2000;

/** So many heaps are compared even where periods are proved. */
const COMPARED = 1_000_000;

/** One look at a game: it works in slices, tells of them, and can be stopped and gone on with. */
export class Session {
  readonly #works: readonly PartWork[];
  readonly #second: PartWork | undefined;
  readonly #genera: readonly GenusTable[];
  #state: State = "stopped";
  #isAway = false;
  #elapsed = 0;
  #rate = 0;
  #message: string | undefined;
  #memory: number;
  #running: Promise<void> | undefined;

  constructor(
    readonly text: string,
    readonly to: number,
    /** What is there twice is worked on once. */
    readonly summands: readonly Summand[],
    /** A game to compare a single summand with. */
    readonly second: Summand | undefined,
    readonly around: Surroundings,
  ) {
    // What has the same moves has the same values.
    const [one] = summands;
    const isSame = one && second && sameLaw(one.game.law, second.game.law);
    const other = isSame === true ? undefined : second;
    const wanted = other && COMPARED;
    const workOf = ({ game, table }: Summand) => new PartWork(table, game, to, wanted);
    const works = new Map(summands.map((one) => [one, workOf(one)]));
    const genera = new Map(summands.map((one) => [one, new GenusTable(one.game.law)]));
    this.#works = summands.map((one) => ofKey(works, one));
    this.#second = other && workOf(other);
    this.#genera = summands.map((one) => ofKey(genera, one));
    this.#memory = around.memory;
  }

  /** Ends it for good. */
  leave(): void {
    this.#isAway = true;
    this.stop();
  }

  stop(): void {
    if (this.#isWorking()) this.#state = "stopped";
  }

  #isWorking(): boolean {
    return this.#state === "working";
  }

  /** Works until all is done, or until it is stopped, or fails. */
  async go(): Promise<void> {
    if (this.#isWorking()) return;
    // Who goes on where it was full takes the risk.
    if (this.#state === "full") this.#memory *= 2;
    this.#state = "working";
    await this.#running;
    this.#running = this.#run();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { now, pause } = this.around;
    let shown = now() - PICTURE;
    let before = this.#known;
    while (this.#isWorking()) {
      const begun = now();
      this.#slice(begun + SLICE);
      const time = now();
      this.#elapsed += time - begun;
      if (this.#isWorking() && time - shown >= PICTURE) {
        this.#rate = (1000 * (this.#known - before)) / Math.max(1, time - shown);
        [shown, before] = [time, this.#known];
        this.show();
      }
      await pause();
    }
    this.show();
    await this.#searchMisere();
  }

  /** Searches misère play once the rest is known. */
  async #searchMisere(): Promise<void> {
    const { now, pause } = this.around;
    const until = now() + MISERE;
    for (const table of this.#genera) {
      while (table.genera.length < GENERA && !table.isFull && now() < until) {
        if (this.#isAway || this.#isWorking()) return;
        const over = now() + SLICE;
        table.grow(GENERA, () => now() >= over);
        await pause();
      }
    }
    this.show();
  }

  #slice(until: number): void {
    const { now } = this.around;
    const works = this.#all;
    const share = this.#memory / works.length;
    try {
      for (const work of works) work.work(() => now() >= until, share);
    } catch (error) {
      // Only an array that does not fit is a RangeError here, and the next one may.
      this.#state = error instanceof RangeError ? "full" : "failed";
      if (this.#state === "failed")
        this.#message = error instanceof Error ? error.message : String(error);
      return;
    }
    if (works.every(({ isDone }) => isDone)) {
      this.#state = this.#works.every(({ period }) => period !== undefined) ? "proved" : "reached";
    } else if (works.every(({ isDone, isFull }) => isDone || isFull)) this.#state = "full";
  }

  get #all(): readonly PartWork[] {
    return [...new Set(this.#works), ...(this.#second === undefined ? [] : [this.#second])];
  }

  get #known(): number {
    return [...new Set(this.#works)].reduce((sum, { survey }) => sum + survey.known, 0);
  }

  /** The known values of `count` heaps of a summand. */
  values(part: number, from: number, count: number): readonly number[] {
    return this.#works[part]?.values(from, count) ?? [];
  }

  /** Compares once all that is to be known is known. */
  #compared({ text }: HeapGame): ComparedView {
    const name = nameOf(text);
    const named = { text, ...(name !== undefined && { name }) };
    const [first] = this.#works;
    const second = this.#second;
    if (second === undefined) return { ...named, result: { kind: "same" } };
    if (first === undefined || this.#state === "working") return named;
    const result = compare(first, second);
    const shift = result.kind === "differ" ? shiftBetween(first, second) : undefined;
    return { ...named, result, ...(shift !== undefined && { shift }) };
  }

  /** A file of what is known of a summand, made in slices. Rejects where there is no memory for it. */
  file(part: number, format: FileFormat, words: NotebookWords): ReturnType<typeof makeFile> {
    const { game } = itemAt(this.summands, part);
    let over = this.around.now() + SLICE;
    const rest = async (): Promise<void> => {
      if (this.around.now() < over) return;
      await this.around.pause();
      over = this.around.now() + SLICE;
    };
    return makeFile(game, itemAt(this.#works, part), format, words, rest);
  }

  /** Tells what is known so far. */
  show(): void {
    const { text, to } = this;
    const view: View = {
      text,
      to,
      state: this.#state,
      parts: this.summands.map(({ game }, i) =>
        partView(game, itemAt(this.#works, i), itemAt(this.#genera, i).genera),
      ),
      elapsed: this.#elapsed,
      rate: this.#rate,
      ...(this.second && { compared: this.#compared(this.second.game) }),
      ...(this.#message !== undefined && { message: this.#message }),
    };
    this.around.post({ kind: "view", view });
  }
}
