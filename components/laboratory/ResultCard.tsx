import type { ComponentChildren } from "preact";
import { fill, formatLaw } from "../../src/i18n/fill.ts";
import { temperOf } from "../../src/games/theory/genus.ts";
import { sequenceNumber } from "../../src/octal/named-games.ts";
import type { Formats } from "./formats.ts";
import { Facts, Terms } from "./parts.tsx";
import type { PartView } from "./protocol.ts";
import { useLab } from "./use-laboratory.ts";
import { Button } from "../ui/controls.tsx";

/** Maximum number of P-positions in the card. */
const ZEROS = 6;

/** Maximum number of terms to look up; with more, a search does not find sequences that are listed with fewer terms. */
const LOOKED_UP = 30;

/** Returns the first values of a game, from heap 1 on, in the format of an OEIS search. */
export const termsOf = ({ summary }: PartView): string =>
  summary.first.slice(1, LOOKED_UP + 1).join(",");

/** A link to the game's sequence in the OEIS, or to a search for its first values. */
export function Oeis({ part }: { readonly part: PartView }) {
  const { formats } = useLab();
  const sequence = sequenceNumber(part.text);
  const page = sequence ?? `search?q=${encodeURIComponent(termsOf(part))}`;
  return (
    <a class="target" href={`https://oeis.org/${page}`}>
      {sequence ?? formats.words.result.lookUp}
    </a>
  );
}

interface Props {
  readonly part: PartView;
  readonly index: number;
  /** Shows the panel about misère play. */
  readonly showMisere: (event: MouseEvent) => void;
  /** The address of that panel. */
  readonly misere: string;
}

/** A card about one game: its rules, period with proof and certificate, largest value and misère play. */
export function ResultCard({ part, index, showMisere, misere }: Props) {
  const { formats, lab } = useLab();
  const { words } = formats;
  const w = words.result;
  const { period, summary } = part;
  const of = lab.view.parts.length > 1 ? ` ${part.text}` : "";
  const facts: [string, ComponentChildren][] = [
    [w.largest, formatLargest(part, formats)],
    [w.positions, formatZeros(part, formats)],
    [
      w.misere,
      <a key="misere" class="target" href={misere} onClick={showMisere}>
        {formatMisere(part, formats)}
      </a>,
    ],
    [w.oeis, <Oeis key="oeis" part={part} />],
  ];
  return (
    <div class="lab-verdict side-by-side">
      <div>
        <h2>
          {part.name !== undefined && `${words.names[part.name]} `}
          <code>{formats.game(part.text)}</code>
        </h2>
        <p>{part.rules}</p>
      </div>
      <section aria-label={words.period.title + of}>
        <PeriodText part={part} />
      </section>
      {summary.known > 0 && <Facts facts={facts} />}
      {period && (
        <section class="row small lab-certificate" aria-label={words.certificate.title + of}>
          <Certificate {...{ part, index }} />
        </section>
      )}
    </div>
  );
}

function formatLargest({ summary, period, noTheorem }: PartView, formats: Formats): string {
  const w = formats.words.result;
  const { largest, largestAt } = summary;
  if (period !== undefined && period.saltus > 0) return w.unbounded;
  const values = { largest: formats.number(largest), at: formats.number(largestAt) };
  return fill(period || noTheorem === "powers" ? w.largestAt : w.soFar, values);
}

function formatZeros({ summary }: PartView, formats: Formats): string {
  const { zeros, zeroCount } = summary;
  const shown = zeros.slice(0, ZEROS).map((heap) => formats.number(heap));
  return shown.join(", ") + (zeroCount > shown.length ? ", …" : "");
}

function formatMisere({ genera }: PartView, { words }: Formats): string {
  const w = words.result;
  if (genera.length < 2) return w.waiting;
  const heap = genera.findIndex((genus) => temperOf(genus) === "wild");
  return heap < 0 ? fill(w.tame, { to: genera.length - 1 }) : fill(w.wild, { heap });
}

/** The proved period with the heaps on which its proof is based, or a sentence that no period is proved. */
function PeriodText({ part }: { readonly part: PartView }) {
  const { formats, lab } = useLab();
  const { period: w, result } = formats.words;
  const { noTheorem, period, seen, summary } = part;
  if (period !== undefined) {
    const numbers = {
      period: formats.number(period.period),
      preperiod: formats.number(period.preperiod),
      saltus: formats.number(period.saltus),
      provedAt: formats.number(period.provedAt),
    };
    return (
      <>
        <p class="lab-law success">
          <strong>
            {fill(period.saltus === 0 ? result.proved : result.provedGrowing, numbers)}
          </strong>
          , {fill(result.by, numbers)}
        </p>
        <p class="small soft">{formatLaw(period, w, formats.number)}</p>
      </>
    );
  }
  const to = formats.number(summary.known - 1);
  const none = noTheorem
    ? w.noTheorem[noTheorem]
    : lab.view.state === "working"
      ? w.working
      : w.none;
  const numbers = seen && {
    to,
    preperiod: formats.number(seen.preperiod),
    period: formats.number(seen.period),
    saltus: formats.number(seen.saltus),
  };
  return (
    <>
      <p class={noTheorem ? undefined : "lab-law"}>{fill(none, { to })}</p>
      {numbers && <p class="small">{fill(seen.saltus === 0 ? w.seen : w.seenGrowing, numbers)}</p>}
    </>
  );
}

/** The command that checks a certificate. */
const CHECK = "npm run -s certificate -- FILE";

/** A button for the certificate as a file, and an explanation of how another program checks it. */
function Certificate({ part, index }: Pick<Props, "part" | "index">) {
  const { formats, lab } = useLab();
  const w = formats.words.certificate;
  const { preperiod = 0, provedAt = 0, saltus = 0 } = part.period ?? {};
  const values = { preperiod: formats.number(preperiod), provedAt: formats.number(provedAt) };
  return (
    <>
      <Button
        text={w.download}
        class="needs-script"
        onPress={() => lab.requestFile(index, "certificate")}
      />
      <details>
        <summary>{w.how}</summary>
        <p>{fill(w.lead, values)}</p>
        <p>{fill(w.check, values)}</p>
        <p>
          {w.command} <code>{CHECK}</code>
        </p>
        <Terms of={saltus > 0 ? ["period", "preperiod", "saltus"] : ["period", "preperiod"]} />
      </details>
    </>
  );
}
