import { octal } from "../../rulesets/octal.ts";
import { provePeriod } from "../../theory/prove-period.ts";
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
  if (period === undefined) {
    const all = new Uint16Array(values.length + shift);
    all.set(values, shift);
    return { game, heaps: all.length, ...factsOf(all, law) };
  }
  const reach = (law.takes.at(-1)?.stones ?? 0) + 2;
  const all = new Uint16Array(2 * (period.preperiod + shift + period.period) + reach);
  for (let n = shift; n < all.length; n++) {
    all[n] = (n - shift < values.length ? values[n - shift] : all[n - period.period]) ?? 0;
  }
  const proof = provePeriod(all, law);
  if (proof === undefined) throw new RangeError(`Cannot prove the period of ${game}: its standard form has ${period.period}`); // prettier-ignore
  const { preperiod, provedAt } = proof;
  // Two periods, since the parity of a heap, which may count, differs in the second when the period is odd.
  const facts = factsOf(all.subarray(0, preperiod + 2 * proof.period), law);
  const { space } = facts;
  return {
    game,
    heaps: provedAt + 1,
    proof: { preperiod, period: proof.period, provedAt },
    ...facts,
    ...(space &&
      space.last >= preperiod &&
      space.last > 0 && { space: { ...space, heaps: Infinity, last: 0 } }),
  };
}
