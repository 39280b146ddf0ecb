import type { ComponentChildren } from "preact";

/** The role of a digit in a pair of 1s: it begins or ends the pair, is between the two, or is left alone. */
type Link = "begin" | "between" | "end" | "alone";

/**
 * Pairs the 1s of a column from above: the first with the second, the third with the fourth. One 1 is left alone if the
 * column is odd. A 0 outside every pair is undefined.
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
  /** One name per row, such as "Heap 1"; without labels, a row has only its value. */
  readonly labels?: readonly string[];
  /** The table has columns for all values up to this one, so that its width does not change when values decrease. */
  readonly largest?: number;
  /** The table's caption in the reader's language. */
  readonly caption?: string;
  /** The name of the last row; ⊕ by default. */
  readonly sumLabel?: string;
  /** The heading of the last column, which contains the values; = by default. */
  readonly totalLabel?: string;
  /** The modulus for the number of 1s in a column. 2 yields the nim-sum; only then there is a total. */
  readonly modulus?: number;
  /** Whether pairs of 1s in a column are marked as cancelled, from above; only for a nim-sum. */
  readonly cancels?: boolean;
  /** A column to mark, by its power of two. */
  readonly leading?: number | undefined;
  /** Renders the content in place of a digit, such as a button that flips it. */
  readonly digit?: (row: number, place: number, bit: 0 | 1) => ComponentChildren;
  /** Renders the content at the end of a row, in place of its value. */
  readonly total?: (row: number, value: number) => ComponentChildren;
}

/** Returns the binary digit of a value in the column of 2^place. */
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
 * A nim-sum as a table: one row per value, one column per power of two, and below them the parity of each column. It is
 * exact for all safe integers, because it computes with digits and never with `^`.
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
  const sum = columns.reduce((total, place) => total + parity(place) * 2 ** place, 0);
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
