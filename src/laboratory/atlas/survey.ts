import { octal } from "../../rulesets/octal.ts";
import { copied, mostIn, type HeapValues } from "../../theory/heap-values.ts";
import { atOnce } from "../../theory/in-pieces.ts";
import { periodFrom } from "../../theory/prove-period.ts";
import { boundsOf } from "../../theory/split-bounds.ts";
import { standardForm } from "./standard-form.ts";
import type { Row } from "./row.ts";
import { explore, type Bound, type Explored } from "./explore.ts";
import { factsOf } from "./facts-of.ts";

/** A game, as its standard form with stones more. */
interface Member {
  readonly game: string;
  readonly shift: number;
}

/**
 * The rows of these games, in their order. Games of one standard form are computed once, as that form; of two forms with
 * proved periods and the same values, the first game stands for both.
 *
 * Nothing depends on a clock: the same input gives the same rows on every machine.
 *
 * @param bound how far a form is computed whose period is not found
 * @param tell is told of every form once it is done
 */
export function survey(
  games: readonly string[],
  bound: (form: string) => Bound,
  tell: (form: string, explored: Explored) => void = () => undefined,
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
    tell(form, explored);
  }
  const likes = new Map(
    [...families.values()].flatMap((members) => {
      const [first = { game: "", shift: 0 }] = members.toSorted((a, b) => a.shift - b.shift);
      return members.map(({ game, shift }) => [game, { like: first.game, stones: shift - first.shift }] as const); // prettier-ignore
    }),
  );
  return games.flatMap((game) => {
    const [row, like] = [rows.get(game), likes.get(game)];
    return row && like ? { ...row, ...like } : [];
  });
}

/** The same text for two proved games with the same values; none for those too long to be compared so. */
function valuesKey({ values, period }: Explored): string | undefined {
  const length = period && period.preperiod + period.period;
  if (period === undefined || length === undefined || length > 10_000) return undefined;
  return `${period.period} ${Array.from({ length }, (_, n) => values[n] ?? 0).join(" ")}`;
}

/** The line of a game whose heaps have `shift` stones more than those of its standard form, and the same values. */
function rowOf(
  game: string,
  { values, period }: Explored,
  shift: number,
): Omit<Row, "like" | "stones"> {
  const { law } = octal(game);
  const all = shift === 0 ? values : withFirst(values, shift);
  if (period === undefined) return { game, heaps: all.length, ...factsOf(all, law) };
  const { preperiod, provedAt } = atOnce(
    periodFrom(all, boundsOf(law), period.preperiod + shift, period.period),
  );
  // Two periods, since the parity of a heap, which may count, differs in the second when the period is odd.
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

/** The same values with so many zeros before them. */
function withFirst(values: HeapValues, zeros: number): HeapValues {
  const all = copied([], 0, mostIn(values), values.length + zeros);
  all.set(values, zeros);
  return all;
}
