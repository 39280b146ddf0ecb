import type { GrowingTable } from "../../src/games/theory/growing-table.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";
import { ofKey } from "../../src/games/theory/of-key.ts";
import { sameLaw } from "../../src/octal/code.ts";
import { compare, shiftBetween } from "../../src/octal/compare.ts";
import { GenusTable } from "../../src/octal/genus.ts";
import type { HeapGame } from "../../src/octal/read-game.ts";
import { makeFile } from "./files.ts";
import { GENERA, partView, PartWork } from "./part-work.ts";
import type { ComparedView, FileFormat, NotebookWords, Reply, State } from "./protocol.ts";

/** A summand of a game, with its table. */
export interface Summand {
  readonly game: HeapGame;
  readonly table: GrowingTable;
}

/** What a session needs of the place it works in. */
interface Surroundings {
  readonly post: (reply: Reply) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Lets messages be heard. */
  readonly pause: () => Promise<void>;
}

/** Milliseconds between two questions whether there is a message, and between two views. */
const [SLICE, VIEW] = [30, 250];

/** Milliseconds that the search of misère play may take. */
const MISERE = 2000;

/** So many heaps are compared even where periods are proved. */
const COMPARED = 1_000_000;

/** The work on a game: it is done in slices, posts views, and can be stopped and gone on with. */
export class Session {
  readonly #works: readonly PartWork[];
  readonly #second: PartWork | undefined;
  readonly #genera: readonly GenusTable[];
  #state: State = "stopped";
  #elapsed = 0;
  #rate = 0;
  #message: string | undefined;
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
    this.#state = "working";
    await this.#running;
    this.#running = this.#run();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { now, pause } = this.around;
    let shown = now() - VIEW;
    let before = this.#known;
    while (this.#isWorking()) {
      const begun = now();
      this.#slice(begun + SLICE);
      const time = now();
      this.#elapsed += time - begun;
      if (this.#isWorking() && time - shown >= VIEW) {
        this.#rate = (1000 * (this.#known - before)) / Math.max(1, time - shown);
        [shown, before] = [time, this.#known];
        this.#show();
      }
      await pause();
    }
    this.#show();
    await this.#searchMisere();
  }

  /** Searches misère play once the rest is known. */
  async #searchMisere(): Promise<void> {
    const { now, pause } = this.around;
    const until = now() + MISERE;
    for (const table of this.#genera) {
      while (table.genera.length < GENERA && !table.isFull && now() < until) {
        if (this.#isWorking()) return;
        const over = now() + SLICE;
        table.grow(GENERA, () => now() >= over);
        await pause();
      }
    }
    this.#show();
  }

  #slice(until: number): void {
    const { now } = this.around;
    const works = this.#all;
    try {
      for (const work of works) work.work(() => now() >= until);
    } catch (error) {
      this.#state = "failed";
      this.#message = error instanceof Error ? error.message : String(error);
      return;
    }
    if (!works.every(({ isDone }) => isDone)) return;
    this.#state = this.#works.every(({ period }) => period !== undefined) ? "proved" : "reached";
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
    const [first] = this.#works;
    const second = this.#second;
    if (second === undefined) return { text, result: { kind: "same" } };
    if (first === undefined || this.#isWorking()) return { text };
    const result = compare(first, second);
    const shift = result.kind === "differ" ? shiftBetween(first, second) : undefined;
    return { text, result, ...(shift !== undefined && { shift }) };
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

  /** Posts what is known so far. */
  #show(): void {
    const { text, to, second } = this;
    const view = {
      text,
      to,
      state: this.#state,
      parts: this.summands.map(({ game }, i) =>
        partView(game, itemAt(this.#works, i), itemAt(this.#genera, i).genera),
      ),
      elapsed: this.#elapsed,
      rate: this.#rate,
      ...(second && { compared: this.#compared(second.game) }),
      ...(this.#message !== undefined && { message: this.#message }),
    };
    this.around.post({ kind: "view", view });
  }
}
