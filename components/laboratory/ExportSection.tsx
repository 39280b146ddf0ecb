import { useEffect, useId, useRef, useState } from "preact/hooks";
import { copyText } from "../ui/copy-text.ts";
import { fill } from "../../src/i18n/fill.ts";
import { sequenceNumber } from "../../src/octal/named-games.ts";
import { downloadBlob } from "../solver/download-blob.ts";
import { addressOf } from "./address.ts";
import { fileName } from "./files.ts";
import type { PartView } from "./protocol.ts";
import type { Formats } from "./formats.ts";
import type { Laboratory } from "./use-laboratory.ts";

/** The most terms to look up: more make a search find nothing where a sequence is listed with fewer. */
const LOOKED_UP = 30;

interface ExportSectionProps {
  readonly formats: Formats;
  readonly lab: Laboratory;
  readonly part: PartView;
  readonly index: number;
  /** The site's base path. */
  readonly base: string;
}

/** The values as files, the chart as a picture, and the first terms to look up. */
export function ExportSection({ formats, lab, part, index, base }: ExportSectionProps) {
  const w = formats.words.exports;
  const { text } = part;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const terms = part.summary.first.slice(1, LOOKED_UP + 1).join(",");
  useEffect(() => setCopied(undefined), [terms]);
  const sequence = sequenceNumber(text);
  const page = sequence ?? `search?q=${encodeURIComponent(terms)}`;
  const file = lab.file?.part === index ? lab.file : undefined;

  const save = (content: string, ending: string, type: string): void => {
    const name = fileName(text) + ending;
    downloadBlob(new Blob([content], { type }), name);
    lab.reportFile(index, name);
  };
  const savePicture = (): void => {
    const parts = row.current?.closest(".lab")?.querySelectorAll(".lab-part");
    const picture = parts?.[index]?.querySelector<SVGElement>(".sequence svg");
    if (picture) save(standalone(picture), ".svg", "image/svg+xml");
  };
  const saveNotebook = async (): Promise<void> => {
    const { notebookFile } = await import("../../src/octal/exports/notebook-file.ts");
    const { to } = lab.view;
    const address = addressOf({ game: text, to: String(to) });
    const words = {
      title: fill(w.fileTitle, { game: text }),
      lead: fill(w.fileLead, { page: new URL(address, location.href).href }),
      period: w.filePeriod,
      none: w.fileNone,
    };
    const library = new URL(`${base}lib/`, location.href).href;
    const content = notebookFile(text, words, library, to, part.period?.provedAt);
    save(content, ".ipynb", "application/x-ipynb+json");
  };
  return (
    <>
      <div ref={row} class="row needs-script">
        {(["csv", "bfile"] as const).map((format) => (
          <button key={format} type="button" onClick={() => lab.askFile(index, format)}>
            {w[format]}
          </button>
        ))}
        <button type="button" onClick={() => void saveNotebook()}>
          {w.notebook}
        </button>
        <button type="button" onClick={savePicture}>
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
        <span role="status">{copied === undefined ? "" : copied ? w.copied : w.notCopied}</span>
      </div>
      <p class="status" role="status">
        {file && (file.name === undefined ? w.making : fill(w.made, { name: file.name }))}
      </p>
    </>
  );
}

/** The text of a picture of the page as a file of its own, with the colours that it has now. */
function standalone(picture: SVGElement): string {
  const copy = picture.cloneNode(true) as SVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  for (const [at, one] of [picture, ...picture.querySelectorAll("*")].entries()) {
    const { fill, stroke } = getComputedStyle(one);
    copies[at]?.setAttribute("fill", fill);
    copies[at]?.setAttribute("stroke", stroke);
  }
  copy.setAttribute("font-family", "sans-serif");
  copy.style.background = getComputedStyle(document.body).backgroundColor;
  return new XMLSerializer().serializeToString(copy);
}
