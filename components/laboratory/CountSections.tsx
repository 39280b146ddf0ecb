import type { SparseFacts } from "../../src/games/theory/sparse-space.ts";
import { fill, plural } from "../../src/i18n/fill.ts";
import { temperOf, type Genus } from "../../src/games/theory/genus.ts";
import { OutcomeMark } from "../ui/marks.tsx";
import { DensityChart } from "./HeapChart.tsx";
import { Facts, Terms } from "./parts.tsx";
import type { PartView } from "./protocol.ts";
import type { Summary } from "./survey.ts";
import { useLab } from "./use-laboratory.ts";

/** Maximum number of P-positions that are listed; the others are counted. */
const ZEROS = 60;

/** The heaps of value 0: those from which the player to move loses. */
export function PositionsSection({ summary }: { readonly summary: Summary }) {
  const { formats } = useLab();
  const w = formats.words.positions;
  const { zeros, zeroCount, known } = summary;
  const shown = zeros.slice(0, ZEROS).map((heap) => formats.number(heap));
  const rest = zeroCount - shown.length;
  const message = fill(plural(formats.language, w.one, zeroCount), {
    n: formats.number(zeroCount),
    to: formats.number(known - 1),
  });
  return (
    <>
      <p>{message}</p>
      <p class="lab-list">
        {shown.join("  ")}
        {rest > 0 && ` … ${fill(w.more, { n: formats.number(rest) })}`}
      </p>
    </>
  );
}

/** Maximum number of rare values that are listed. */
const RARE = 64;

interface SparseSectionProps {
  /** Undefined if the game has no rare values. */
  readonly sparse: SparseFacts | undefined;
  readonly known: number;
}

/** The rare values: the mask in binary, the number of heaps with such a value, and the last of these heaps. */
export function SparseSection({ sparse, known }: SparseSectionProps) {
  const { formats } = useLab();
  const w = formats.words.sparse;
  if (sparse === undefined) return <p>{w.none}</p>;
  const { mask, sized, values, heaps, last } = sparse;
  const shown = values.slice(0, RARE).join(", ");
  const facts = [
    [w.mask, fill(w.bits, { mask, bits: mask.toString(2) })],
    [w.rare, fill(w.of, { heaps: formats.number(heaps), known: formats.number(known - 1) })],
    [w.last, formats.number(last)],
    [w.values, values.length > RARE ? `${shown} …` : shown],
  ] as const;
  return (
    <>
      <p>{sized === 1 ? w.leadSized : w.lead}</p>
      <Facts facts={facts} />
      <Terms of={["rare and common values"]} />
    </>
  );
}

/** The frequencies of the values so far: a picture, and a table of the most frequent values. */
export function CountsSection({ part: { summary, period } }: { readonly part: PartView }) {
  const { formats } = useLab();
  const { distinct, known } = summary;
  const isMixed = (period === undefined || period.saltus === 0) && distinct < known / 4;
  return (
    <>
      <DensityChart summary={summary} />
      {isMixed ? <CountsTable summary={summary} /> : <p>{formats.words.counts.none}</p>}
    </>
  );
}

function CountsTable({ summary }: { readonly summary: Summary }) {
  const { formats } = useLab();
  const w = formats.words.counts;
  const { counts, distinct, known } = summary;
  const most = counts.reduce((largest, [, count]) => Math.max(largest, count), 1);
  return (
    <>
      <table class="small lab-counts">
        <caption>{fill(w.caption, { to: formats.number(known - 1) })}</caption>
        <thead>
          <tr>
            <th scope="col">{w.value}</th>
            <th scope="col">{w.count}</th>
            <th scope="col" colSpan={2}>
              {w.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(([value, count]) => (
            <tr key={value}>
              <th scope="row">{formats.number(value)}</th>
              <td>{formats.number(count)}</td>
              <td>{formats.share(count, known)}</td>
              <td class="lab-bar">
                <span style={{ inlineSize: `${(100 * count) / most}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {distinct > counts.length && (
        <p class="small soft">{fill(w.more, { n: formats.number(distinct - counts.length) })}</p>
      )}
    </>
  );
}

/** The genus of each small heap, its misère outcome, and the first heap where the rule of Nim fails. */
export function MisereSection({ genera }: { readonly genera: readonly Genus[] }) {
  const w = useLab().formats.words.misere;
  // The search finds the genera of the first heaps immediately.
  if (genera.length < 2) {
    return (
      <>
        <p>{w.lead}</p>
        <p class="small soft">{w.waiting}</p>
      </>
    );
  }
  const wild = genera.findIndex((genus) => temperOf(genus) === "wild");
  return (
    <>
      <p>{w.lead}</p>
      <p>{wild < 0 ? fill(w.tame, { to: genera.length - 1 }) : fill(w.wild, { heap: wild })}</p>
      <div class="scroller" tabIndex={0} role="group" aria-label={w.title}>
        <table class="small lab-genera">
          <tbody>
            <tr>
              <th scope="row">{w.heap}</th>
              {genera.map((_, heap) => (
                <th key={heap} scope="col">
                  {heap}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row">{w.genus}</th>
              {genera.map(({ normal, misere }, heap) => (
                <td key={heap} data-wild={heap === wild}>
                  {normal}
                  <sup>{misere.join(misere.some((value) => value > 9) ? "," : "")}</sup>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{w.outcome}</th>
              {genera.map(({ misere }, heap) => (
                <td key={heap}>
                  <OutcomeMark outcome={misere[0] === 0 ? "P" : "N"} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <Terms of={["genus", "tame", "wild"]} />
    </>
  );
}
