import type { ComponentChildren } from "preact";

/** How a digit takes part in a pair of 1s: it begins one, ends one, stands between the two, or is left alone. */
type Link = "begin" | "between" | "end" | "alone";

/**
 * Pairs the 1s of a column from above: the first with the second, the third with the fourth. At most one is left
 * alone, and then the column is odd. A 0 outside every pair is undefined.
 */
export function pairsInColumn(bits: readonly (0 | 1)[]): readonly (Link | undefined)[] {
  const ones = bits.flatMap((bit, row) => (bit === 1 ? [row] : []));
  return bits.map((bit, row) => {
    const above = ones.filter((one) => one < row).length;
    const open = above % 2 === 1;
    if (bit === 1) return open ? "end" : above === ones.length - 1 ? "alone" : "begin";
    return open && above < ones.length ? "between" : undefined;
  });
}

interface Props {
  readonly values: readonly number[];
  /** One name a row, such as "Heap 1"; without them a row is named by its value alone. */
  readonly labels?: readonly string[];
  /** There are columns for every value up to this one, so that a table whose values shrink stands still. */
  readonly largest?: number;
  /** The table's caption in the reader's language. */
  readonly caption?: string;
  /** The name of the last row; without it the sign ⊕ stands there. */
  readonly sumLabel?: string;
  /** The head of the last column, which has the values; without it the sign = stands there. */
  readonly totalLabel?: string;
  /** The last row counts the 1s of a column modulo this: 2 is the nim-sum, and only that has a total. */
  readonly modulus?: number;
  /** Whether the 1s of a column are seen to cancel, two by two from above; only where a nim-sum is taken. */
  readonly cancels?: boolean;
  /** A column to mark, by its power of two. */
  readonly leading?: number | undefined;
  /** What stands in the place of a digit, such as a button that flips it. */
  readonly digit?: (row: number, place: number, bit: 0 | 1) => ComponentChildren;
  /** What stands behind a row, in the place of its value. */
  readonly total?: (row: number, value: number) => ComponentChildren;
}

/** Columns stand for 2^0, 2^1, …; this is the digit of a value in one of them. */
const bit = (value: number, place: number): 0 | 1 =>
  Math.floor(value / 2 ** place) % 2 === 1 ? 1 : 0;

const places = (values: readonly number[], largest: number): number[] => {
  const top = Math.max(1, largest, ...values);
  const count = Math.floor(Math.log2(top)) + 1;
  return Array.from({ length: count }, (_, index) => count - 1 - index);
};

const Power = ({ place }: { readonly place: number }) => (
  <>
    2<sup>{place}</sup>
  </>
);

/**
 * A nim-sum written out: one row a value, one column a power of two, and beneath them the parity of
 * each column. Exact for all safe integers, since it works on digits and never with `^`.
 */
export function XorColumns(props: Props) {
  const { values, labels, largest = 1, caption, sumLabel = "⊕", modulus = 2 } = props;
  const { totalLabel = "=" } = props;
  const { cancels = false, leading, digit, total } = props;
  const columns = places(values, largest);
  const links = new Map(
    cancels
      ? columns.map((place) => [place, pairsInColumn(values.map((value) => bit(value, place)))])
      : [],
  );
  const parity = (place: number) =>
    values.filter((value) => bit(value, place) === 1).length % modulus;
  const sum = columns.reduce((so, place) => so + parity(place) * 2 ** place, 0);
  return (
    <table class="xor-columns">
      {caption === undefined ? null : <caption>{caption}</caption>}
      <thead>
        <tr>
          <td />
          {columns.map((place) => (
            <th key={place} scope="col" data-leading={place === leading || undefined}>
              {place < 10 ? 2 ** place : <Power place={place} />}
            </th>
          ))}
          <th scope="col" class="xor-total">
            {totalLabel}
          </th>
        </tr>
      </thead>
      <tbody>
        {values.map((value, row) => (
          <tr key={row}>
            {labels === undefined ? <td /> : <th scope="row">{labels[row]}</th>}
            {columns.map((place) => (
              <td
                key={place}
                data-bit={bit(value, place)}
                data-link={links.get(place)?.[row]}
                data-leading={place === leading || undefined}
              >
                {digit ? digit(row, place, bit(value, place)) : bit(value, place)}
              </td>
            ))}
            <td class="xor-total">{total ? total(row, value) : value}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sumLabel}</th>
          {columns.map((place) => (
            <td
              key={place}
              data-bit={Math.min(1, parity(place))}
              data-leading={place === leading || undefined}
            >
              {parity(place)}
            </td>
          ))}
          <td class="xor-total">{modulus === 2 ? sum : ""}</td>
        </tr>
      </tfoot>
    </table>
  );
}
