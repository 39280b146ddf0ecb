import { findRepeat } from "../../src/games/theory/find-repeat.ts";
import { GenusTable } from "../../src/games/theory/genus.ts";
import type { Period } from "../../src/games/theory/period.ts";
import { nimSum } from "../../src/games/theory/numbers.ts";
import { provePeriod } from "../../src/games/theory/prove-period.ts";
import { sparseFacts } from "../../src/games/theory/sparse-space.ts";
import { laboratoryWords } from "../../src/i18n/laboratory-words.ts";
import { valueAt } from "../../src/octal/compare.ts";
import { formatRules } from "../../src/octal/format-rules.ts";
import { noTheorem, optionsOf, provable } from "../../src/octal/law.ts";
import { nameOf } from "../../src/octal/named-games.ts";
import { readGame, type HeapGame } from "../../src/octal/read-game.ts";
import { tableOf } from "../../src/octal/table-of.ts";
import { movesTo } from "../../src/octal/winning-moves.ts";
import { MAX_PERIODIC_HEAP, readHeapLimit, DEFAULT_HEAP } from "./address.ts";
import type { PartView, PositionAnswer, View } from "./protocol.ts";
import { SUMMARY, Survey } from "./survey.ts";

/** Number of values that are read between two checks of the time. */
const STRIDE = 2 ** 18;

/** Number of heaps whose misère play is searched. */
export const GENERA = 21;

/** The work on one summand of a game. The table grows until a period is proved, or up to the requested heap. */
export class PartWork {
  readonly table;
  readonly survey = new Survey();
  readonly genera: GenusTable;
  period: Period | undefined;
  #read = 0;

  constructor(
    readonly game: HeapGame,
    readonly to: number,
    /** The last heap in files. */
    readonly listed = to,
  ) {
    const { law } = game;
    this.table = tableOf(game);
    this.genera = new GenusTable((heap) => optionsOf(law, heap));
  }

  /** Whether the work is complete. A proved period determines the values of all further heaps. */
  get isDone(): boolean {
    return this.#read >= this.#end;
  }

  get #end(): number {
    const { to, period, table } = this;
    return period === undefined ? to + 1 : Math.min(to + 1, Math.max(table.known, SUMMARY.first));
  }

  /** Works until the work is complete, or `isOver` returns true. */
  work(isOver: () => boolean): void {
    const { table } = this;
    while (!this.isDone) {
      const { known } = table;
      const end = Math.min(known, this.#end);
      if (this.#read < end) this.#readOn(Math.min(end, this.#read + STRIDE));
      else {
        const next = Math.min(this.#end, known + Math.max(256, known >> 2));
        table.grow(next, () => isOver() || table.period !== undefined);
      }
      if (isOver()) return;
    }
  }

  #readOn(to: number): void {
    const { table, game } = this;
    this.survey.read(table.values, to);
    this.#read = to;
    this.period ??= table.period;
    // The table has no information that this is the last heap.
    const law = provable(game.law);
    if (to > this.to && law) this.period ??= provePeriod(table.values, law, table.known);
  }

  /** Returns the known values of at most `count` heaps. */
  values(from: number, count: number): number[] {
    const values: number[] = [];
    for (let heap = from; heap < from + count; heap++) {
      const value = valueAt(this, heap);
      if (value === undefined) break;
      values.push(value);
    }
    return values;
  }

  /** Returns the data that the page shows, with the rules in a language. */
  view(language: string, isWorking: boolean): PartView {
    const { game, period } = this;
    const why = noTheorem(game.law);
    const name = nameOf(game.text);
    const read = { values: this.table.values, known: this.#read };
    const sparse = game.law.kind === "code" ? sparseFacts(read, game.law) : undefined;
    // No search is necessary if it is proved that there is a period, or that there is none.
    const isOpen = period === undefined && why !== "powers" && why !== "never";
    const seen = isOpen && !isWorking ? guessPeriod(this.table.values, this.#read) : undefined;
    return {
      text: game.text,
      ...(name !== undefined && { name }),
      rules: formatRules(game, laboratoryWords(language).laboratoryRules),
      ...(why !== undefined && { noTheorem: why }),
      genera: this.genera.genera,
      summary: this.survey.summary(),
      ...(sparse !== undefined && { sparse }),
      ...(period !== undefined && { period }),
      ...(seen !== undefined && { seen }),
    };
  }
}

/** Minimum number of differences for an apparent period, and maximum number of values that are examined. */
const [FEW, MANY] = [64, 2 ** 20];

/** Returns the apparent period: the last half of at most 2^20 differences recurs at most a quarter earlier. */
function guessPeriod(
  values: ArrayLike<number>,
  known: number,
): Omit<Period, "provedAt"> | undefined {
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

/** Maximum number of heaps of a position, and of listed moves from each heap. */
const [HEAPS, MOVES] = [64, 4];

/** Parses the heaps of a position such as `5+7+12`; slashes separate the games of a sum. */
function readPosition(text: string, games: number): number[][] | undefined {
  const groups = text.split("/").map((group) => {
    const words = group.split(/[\s+,;]+/).filter(Boolean);
    return words.map((word) => (word === "0" ? 0 : readHeapLimit(word, MAX_PERIODIC_HEAP)));
  });
  const heaps = groups.map((group) => group.filter((heap) => heap !== undefined));
  const count = heaps.flat().length;
  const isRead = groups.flat().length === count && count > 0 && count <= HEAPS;
  return isRead && groups.length <= games ? heaps : undefined;
}

/** Returns the value of a position and moves to positions of value 0, if the values of its heaps are known. */
export function answerPosition(parts: readonly PartWork[], text: string): PositionAnswer {
  const groups = readPosition(text, parts.length);
  if (groups === undefined) return { kind: "unreadable" };
  const values: number[] = [];
  for (const [at, part] of parts.entries()) {
    for (const heap of groups[at] ?? []) {
      const own = valueAt(part, heap);
      if (own === undefined) return { kind: "unknown", heap, known: part.table.known - 1 };
      values.push(own);
    }
  }
  const value = nimSum(values);
  const moves: { heap: number; left: readonly number[] }[] = [];
  let hasMore = false;
  if (value === 0) return { kind: "value", value, moves, hasMore };
  for (const [at, part] of parts.entries()) {
    for (const heap of new Set(groups[at])) {
      const target = nimSum([value, valueAt(part, heap) ?? 0]);
      const all = movesTo(part.game.law, heap, target, part, MOVES);
      moves.push(...all.found.map((left) => ({ heap, left })));
      hasMore ||= all.hasMore;
    }
  }
  return { kind: "value", value, moves, hasMore };
}

/** Computes a game during the build, so that the page shows it initially, and without JavaScript. */
export function buildExample(text: string, language: string): View {
  const game = readGame(text);
  if (game.kind !== "heaps")
    throw new RangeError(
      `Cannot build example: it must be a game of heaps, current value is ${text}`,
    );
  const work = new PartWork(game, DEFAULT_HEAP);
  work.work(() => false);
  work.genera.grow(GENERA);
  const state = work.period === undefined ? "reached" : "proved";
  return {
    text: game.text,
    state,
    parts: [work.view(language, false)],
    elapsed: 0,
  };
}
