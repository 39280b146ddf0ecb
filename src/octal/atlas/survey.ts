import { octal } from "../../games/rulesets/octal.ts";
import { arrayFor, maxValueOf, type HeapValues } from "../../games/theory/filler.ts";
import { periodFrom } from "../../games/theory/prove-period.ts";
import type { Row } from "./row.ts";
import { explore, type Bound, type Explored } from "./explore.ts";
import { sparseFacts } from "../../games/theory/sparse-space.ts";
import type { TakeAndBreak } from "../../games/theory/take-and-break.ts";
import type { Digit } from "../checker/read-rules.ts";
import { byDefinition } from "../checker/values-of.ts";

/** The digits d1, d2, … of an octal code 0.d1d2…; the last one is not 0. */
type Code = readonly number[];

/** A code with the same values up to a shift: g(n + shift) of the game is g(n) of the code. */
interface StandardForm {
  readonly code: string;
  readonly shift: number;
}

/**
 * Returns one code for all octal codes 0.d1d2… that three lemmas prove to have the same values, up to a shift. O(1)
 * time for codes of a few digits.
 *
 * First, if d1 is even, a heap of one stone has no move, and every heap can be reduced by one stone with the code of
 * {@link shifted}; so 0.07 is 0.137 with one more stone. Second, if another option of heap k has the value 0, taking
 * all k stones adds nothing, and that bit of dk is removed. Third, the bit for taking k stones and leaving one heap is
 * removed if a move may take j < k stones and leave two heaps, and the heap of k − j stones has the value 0.
 *
 * Source: E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 4: first cousins.
 */
export function standardForm(game: string): StandardForm {
  let code: Code = trimmed(Array.from(game.slice(2), Number));
  let shift = 0;
  while (code.length > 0 && digit(code, 1) % 2 === 0) {
    code = trimmed(shifted(code));
    shift++;
  }
  for (let k = 1; k <= code.length; k++) {
    if (digit(code, k) & 2 && leavesSame(code, k)) code = code.with(k - 1, digit(code, k) - 2);
    const without = code.with(k - 1, digit(code, k) & 6);
    if (valueOf(without, k) > 0) code = without;
  }
  return { code: textOf(trimmed(code)), shift };
}

/**
 * Returns the code of the same game with one stone fewer in each heap. The parts of a split have two fewer in all, so
 * it takes one more. A part of one stone vanishes, so a split may leave one heap or none, and a move to one heap, none.
 */
function shifted(code: Code): number[] {
  return Array.from({ length: code.length + 1 }, (_, at) => {
    const [less, same, more] = [digit(code, at), digit(code, at + 1), digit(code, at + 2)];
    const one = (same & 2) | ((less & 4) >> 1);
    return (more & 1) | one | (one >> 1) | (less & 4);
  });
}

const leavesSame = (code: Code, k: number): boolean =>
  code.some((heaps, at) => heaps & 4 && at + 1 < k && valueOf(code, k - at - 1) === 0);

const digit = (code: Code, taken: number): number => code[taken - 1] ?? 0;

const trimmed = (code: Code): Code => code.slice(0, code.findLastIndex((one) => one > 0) + 1);

const textOf = (code: Code): string => `0.${code.join("")}`;

function valueOf(code: Code, heap: number): number {
  const digits = [0, ...code].map((bits): Digit => {
    return { heaps: [0, 1, 2].filter((count) => (bits >> count) & 1), parts: "any" };
  });
  return byDefinition({ digits, repeated: [] }, heap)[heap] ?? 0;
}

/** The facts of a row that follow from the values, except for the period. */
type Facts = Pick<Row, "largest" | "largestAt" | "space">;

/** Returns the largest value, its first heap, and the sparse space of the values. O(values) time. */
function factsOf(values: HeapValues, law: TakeAndBreak): Facts {
  let largestAt = 0;
  for (let heap = 1; heap < values.length; heap++) {
    if ((values[heap] ?? 0) > (values[largestAt] ?? 0)) largestAt = heap;
  }
  const space = sparseFacts({ values, known: values.length }, law);
  return {
    largest: values[largestAt] ?? 0,
    largestAt,
    ...(space && {
      space: { mask: space.mask, sized: space.sized, heaps: space.heaps, last: space.last },
    }),
  };
}

/** A game, and the shift from its standard form. */
interface Member {
  readonly game: string;
  readonly shift: number;
}

/**
 * Computes the rows of these games, in their order. Games with one standard form are computed once, as this form. Games
 * of several forms with proved periods and the same values have the same game in `like`.
 *
 * The result does not depend on time: the same input gives the same rows on every machine.
 *
 * @param bound returns the bounds for a form whose period is not found
 * @param notify called for every form when it is done
 */
export function survey(
  games: readonly string[],
  bound: (form: string) => Bound,
  notify: (form: string, explored: Explored) => void = () => undefined,
): Row[] {
  const forms = new Map<string, Member[]>();
  for (const game of games) {
    const { code, shift } = standardForm(game);
    forms.set(code, [...(forms.get(code) ?? []), { game, shift }]);
  }
  const families = new Map<string, Member[]>();
  const rows = new Map<string, Omit<Row, "like" | "stones">>();
  for (const [form, members] of forms) {
    const explored = explore(form, bound(form));
    const key = valuesKey(explored) ?? form;
    for (const { game, shift } of members) rows.set(game, rowOf(game, explored, shift));
    families.set(key, [...(families.get(key) ?? []), ...members]);
    notify(form, explored);
  }
  const likes = new Map(
    [...families.values()].flatMap((members) => {
      const [first = { game: "", shift: 0 }] = members.toSorted((a, b) => a.shift - b.shift);
      return members.map(
        ({ game, shift }) => [game, { like: first.game, stones: shift - first.shift }] as const,
      );
    }),
  );
  return games.flatMap((game) => {
    const [row, like] = [rows.get(game), likes.get(game)];
    return row && like ? { ...row, ...like } : [];
  });
}

/** Returns the same key for two proved games with the same values; undefined if they are too long to compare. */
function valuesKey({ values, period }: Explored): string | undefined {
  const length = period && period.preperiod + period.period;
  if (period === undefined || length === undefined || length > 10_000) return undefined;
  return `${period.period} ${Array.from({ length }, (_, n) => values[n] ?? 0).join(" ")}`;
}

/** Returns the row of a game whose heaps have `shift` more stones than those of its standard form. */
function rowOf(
  game: string,
  { values, period }: Explored,
  shift: number,
): Omit<Row, "like" | "stones"> {
  const { law } = octal(game);
  const all = shift === 0 ? values : withFirst(values, shift);
  if (period === undefined) return { game, heaps: all.length, ...factsOf(all, law) };
  const { preperiod, provedAt } = periodFrom(all, law, period.preperiod + shift, period.period);
  // Two periods: if the period is odd, the parities of the heaps, which may count, differ in the second one.
  const facts = factsOf(all.subarray(0, preperiod + 2 * period.period), law);
  const { space } = facts;
  return {
    game,
    heaps: provedAt + 1,
    proof: { preperiod, period: period.period, provedAt },
    ...facts,
    ...(space &&
      space.last >= preperiod &&
      space.last > 0 && { space: { ...space, heaps: Infinity, last: 0 } }),
  };
}

/** Returns the values after this many zeros. */
function withFirst(values: HeapValues, zeros: number): HeapValues {
  const all = arrayFor(maxValueOf(values), values.length + zeros);
  all.set(values, zeros);
  return all;
}
