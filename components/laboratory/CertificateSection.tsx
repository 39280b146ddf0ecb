import { fill } from "../../src/i18n/fill.ts";
import type { Period } from "../../src/theory/period.ts";
import type { Say } from "./say.ts";
import type { Laboratory } from "./use-laboratory.ts";

/** The command that checks a certificate. */
const CHECK = "npm run -s certificate -- FILE";

interface Props {
  readonly say: Say;
  readonly lab: Laboratory;
  readonly period: Period;
  readonly index: number;
}

/** What the certificate of a proved period says, how another program checks it, and the file. */
export function CertificateSection({ say, lab, period, index }: Props) {
  const w = say.words.certificate;
  const { preperiod, provedAt } = period;
  const values = { preperiod: say.number(preperiod), provedAt: say.number(provedAt) };
  return (
    <>
      <p>{fill(w.lead, values)}</p>
      <p>{fill(w.check, values)}</p>
      <p>
        {w.command} <code>{CHECK}</code>
      </p>
      <p class="lab-buttons needs-script">
        <button type="button" onClick={() => lab.askFile(index, "certificate")}>
          {w.download}
        </button>
      </p>
    </>
  );
}
