import { findRepeat } from "../../src/games/theory/find-repeat.ts";
import type { GrowingTable } from "../../src/games/theory/growing-table.ts";
import type { Period } from "../../src/games/theory/period.ts";
import { provePeriod } from "../../src/games/theory/prove-period.ts";
import { SparseCensus, type SparseFacts } from "../../src/games/theory/sparse-space.ts";
import { GenusTable, type Genus } from "../../src/octal/genus.ts";
import { provable, noTheorem, type HeapLaw } from "../../src/octal/law.ts";
import { nameOf } from "../../src/octal/named-games.ts";
import { readGame, type HeapGame } from "../../src/octal/read-game.ts";
import { formatRules } from "../../src/octal/format-rules.ts";
import { tableOf } from "../../src/octal/table-of.ts";
import { USUAL_HEAP } from "./address.ts";
import type { PartView, View } from "./protocol.ts";
import { SUMMARY, Survey } from "./survey.ts";

/**
 * The value of a heap, from a table of the first ones or by the law of a proved period, which gives the value of every
 * heap; undefined where neither has it.
 *
 * @param values the values of the heaps 0 … known − 1
 * @cost O(1).
 */
function knownValue(
  values: ArrayLike<number>,
  known: number,
  period: Period | undefined,
  heap: number,
): number | undefined {
  if (heap < known) return values[heap];
  if (period === undefined) return undefined;
  const { preperiod, period: length, saltus } = period;
  const passed = Math.floor((heap - preperiod) / length);
  const value = values[heap - passed * length];
  return value === undefined ? undefined : value + passed * saltus;
}

/** How many values are read at once, between two questions whether time is over. */
const STRIDE = 2 ** 18;

/** The heaps whose misère play is searched. */
export const GENERA = 21;

/** The work on one summand of a game: its table grows until a period is proved, or until it goes as far as asked. */
export class PartWork {
  readonly survey = new Survey();
  readonly #census: SparseCensus | undefined;
  #read = 0;
  #seen: { readonly known: number; readonly seen: Omit<Period, "provedAt"> | undefined } = {
    known: 0,
    seen: undefined,
  };
  period: Period | undefined;
  readonly #law: HeapLaw;

  constructor(
    readonly table: GrowingTable,
    { law }: Pick<HeapGame, "law">,
    readonly to: number,
    /** The values that are wanted even where a period says them. */
    readonly wanted: number = SUMMARY.first,
  ) {
    this.#law = law;
    this.#census = law.kind === "code" ? new SparseCensus(law) : undefined;
  }

  /** Whether there is nothing left to do: a proved period says the values of all further heaps. */
  get isDone(): boolean {
    return this.#read >= this.#end;
  }

  get #end(): number {
    const { to, period } = this;
    return period === undefined
      ? to + 1
      : Math.min(to + 1, Math.max(this.table.known, this.wanted));
  }

  /** Works on until nothing is left to do, or `isOver` says so. */
  work(isOver: () => boolean): void {
    while (!this.isDone) {
      const { known } = this.table;
      const end = Math.min(known, this.#end);
      if (this.#read < end) this.#readOn(Math.min(end, this.#read + STRIDE));
      else {
        const next = Math.min(this.#end, known + Math.max(256, known >> 2));
        this.table.grow(next, () => isOver() || this.table.period !== undefined);
      }
      if (isOver()) return;
    }
  }

  #readOn(to: number): void {
    const { table } = this;
    this.survey.read(table.values, to);
    this.#census?.read(table.values, to);
    this.#read = to;
    this.period ??= table.period;
    // The table does not know that this is the end.
    const law = provable(this.#law);
    if (to > this.to && law) this.period ??= provePeriod(table.values, law, table.known);
  }

  /**
   * What the values so far look like, where no period is proved: the last half of at most 2^20 differences recurs at most a
   * quarter earlier. It is looked for again when an eighth more is known, and at the end.
   */
  get seen(): Omit<Period, "provedAt"> | undefined {
    if (this.period !== undefined) return undefined;
    const { known, seen } = this.#seen;
    if (this.#read === known || (!this.isDone && 8 * this.#read < 9 * known)) return seen;
    this.#seen = { known: this.#read, seen: seenIn(this.table.values, this.#read) };
    return this.#seen.seen;
  }

  /** The sparse space of the values that were read. */
  get sparse(): SparseFacts | undefined {
    return this.#census?.facts();
  }

  /** The known values of `count` heaps. */
  values(from: number, count: number): number[] {
    const { table, period } = this;
    const values: number[] = [];
    for (let heap = from; heap < from + count; heap++) {
      const value = knownValue(table.values, table.known, period, heap);
      if (value === undefined) break;
      values.push(value);
    }
    return values;
  }
}

/** The fewest values that are said to look regular, and the most that are looked at. */
const [FEW, MANY] = [64, 2 ** 20];

function seenIn(values: ArrayLike<number>, known: number): Omit<Period, "provedAt"> | undefined {
  const count = Math.min(known, MANY) - 1;
  if (count < FEW) return undefined;
  const begin = known - count;
  const steps = Int32Array.from(
    { length: count },
    (_, at) => (values[begin + at] ?? 0) - (values[begin + at - 1] ?? 0),
  );
  const period = findRepeat(steps, count, count >> 1, count >> 2);
  if (period === 0) return undefined;
  const saltus = (values[known - 1] ?? 0) - (values[known - 1 - period] ?? 0);
  let preperiod = known - 1 - period;
  while (preperiod > 0 && values[preperiod - 1 + period] === (values[preperiod - 1] ?? 0) + saltus)
    preperiod--;
  return { preperiod, period, saltus };
}

/** What the page is told of one game of heaps. */
export function partView(game: HeapGame, work: PartWork, genera: readonly Genus[]): PartView {
  const { text, law } = game;
  const why = noTheorem(law);
  const name = nameOf(text);
  const { sparse } = work;
  // Where it is known that there is a period, or none, nothing need be seen.
  const seen = why === "powers" || why === "never" ? undefined : work.seen;
  return {
    text,
    ...(name !== undefined && { name }),
    rules: formatRules(game),
    ...(why !== undefined && { noTheorem: why }),
    genera,
    summary: work.survey.summary(),
    ...(sparse !== undefined && { sparse }),
    ...(work.period !== undefined && { period: work.period }),
    ...(seen !== undefined && { seen }),
  };
}

/** A game worked through at build, so that the page shows it before anything is asked, and without JavaScript. */
export function buildExample(text: string): View {
  const game = readGame(text);
  if (game.kind !== "heaps")
    throw new RangeError(
      `Cannot build example: it must be a game of heaps, current value is ${text}`,
    );
  const work = new PartWork(tableOf(game), game, USUAL_HEAP);
  work.work(() => false);
  const genera = new GenusTable(game.law);
  genera.grow(GENERA);
  return {
    text: game.text,
    to: USUAL_HEAP,
    state: work.period === undefined ? "reached" : "proved",
    parts: [partView(game, work, genera.genera)],
    elapsed: 0,
    rate: 0,
  };
}
