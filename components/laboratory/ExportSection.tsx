import { useEffect, useId, useState } from "preact/hooks";
import { copyText } from "../ui/CopyButton.tsx";
import { fill } from "../../src/i18n/fill.ts";
import { chartSvg } from "../../src/octal/exports/chart-svg.ts";
import { firstTerms } from "../../src/octal/exports/values-file.ts";
import { sequenceNumber } from "../../src/octal/named-games.ts";
import { downloadBlob } from "../solver/download-blob.ts";
import { fileName } from "./files.ts";
import type { FileFormat, PartView } from "./protocol.ts";
import type { Formats } from "./formats.ts";
import type { Laboratory } from "./use-laboratory.ts";

const FORMATS = ["csv", "bfile", "json", "notebook"] as const satisfies readonly FileFormat[];

const SAID = { making: "making", made: "made", "not made": "notMade" } as const;

interface ExportSectionProps {
  readonly formats: Formats;
  readonly lab: Laboratory;
  readonly part: PartView;
  readonly index: number;
}

/** The values as files, the chart as a picture, and the first terms to look up. */
export function ExportSection({ formats, lab, part, index }: ExportSectionProps) {
  const w = formats.words.exports;
  const id = useId();
  const [copied, setCopied] = useState<boolean>();
  const { first } = part.summary;
  const known = first.length;
  const values = Int32Array.from(first);
  const terms = firstTerms({ values, known });
  useEffect(() => setCopied(undefined), [terms]);
  const sequence = sequenceNumber(part.text);
  const page = sequence ?? `search?q=${encodeURIComponent(terms)}`;
  const picture = (): void => {
    const text = { title: part.text, heap: formats.cell.axisN, value: formats.cell.axisValue };
    const blob = new Blob([chartSvg({ values, known }, text)], { type: "image/svg+xml" });
    const name = `${fileName(part.text)}.svg`;
    downloadBlob(blob, name);
    lab.reportFile(index, name);
  };
  return (
    <>
      <div class="row needs-script">
        {FORMATS.map((format) => (
          <button key={format} type="button" onClick={() => lab.askFile(index, format)}>
            {w[format]}
          </button>
        ))}
        <button type="button" onClick={picture}>
          {w.svg}
        </button>
      </div>
      <div class="field lab-terms">
        <label for={id}>{w.terms}</label>
        <textarea
          id={id}
          readOnly
          rows={3}
          value={terms}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <div class="row">
        <button
          class="needs-script"
          type="button"
          onClick={() => void copyText(terms).then(setCopied)}
        >
          {w.copy}
        </button>
        <a class="button" href={`https://oeis.org/${page}`}>
          {sequence === undefined ? w.oeis : fill(w.sequence, { sequence })}
        </a>
        <span role="status">
          {copied === undefined ? "" : copied ? formats.words.exports.copied : w.notCopied}
        </span>
      </div>
      <p class="status" role="status">
        {lab.file?.part === index && fill(w[SAID[lab.file.state]], { name: lab.file.name })}
      </p>
    </>
  );
}
