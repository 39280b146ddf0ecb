import { useId } from "preact/hooks";
import { Button, CopyButton } from "../ui/controls.tsx";
import { fill } from "../../src/i18n/fill.ts";
import { downloadBlob } from "../ui/files.ts";
import { addressOf, DEFAULT_HEAP } from "./address.ts";
import { fileName } from "./files.ts";
import type { PartView } from "./protocol.ts";
import { Terms } from "./parts.tsx";
import { useLab } from "./use-laboratory.ts";
import { Oeis, termsOf } from "./ResultCard.tsx";

interface ExportSectionProps {
  readonly part: PartView;
  readonly index: number;
}

/** The values as files, the chart as a picture, and the first terms to look up. */
export function ExportSection({ part, index }: ExportSectionProps) {
  const { formats, lab } = useLab();
  const w = formats.words.exports;
  const { text } = part;
  const id = useId();
  const terms = termsOf(part);
  const file = lab.file?.part === index ? lab.file : undefined;

  const save = (content: string, ending: string, type: string): void => {
    const name = fileName(text) + ending;
    downloadBlob(new Blob([content], { type }), name);
    lab.reportFile(index, name);
  };
  const savePicture = (): void => {
    const picture = document.querySelectorAll<SVGElement>(".lab-found > .lab-chart .lab-plot")[
      index
    ];
    if (picture) save(standalone(picture), ".svg", "image/svg+xml");
  };
  const saveNotebook = async (): Promise<void> => {
    const { notebookFile } = await import("../../src/octal/exports/notebook-file.ts");
    const { to = Math.min(part.summary.known - 1, DEFAULT_HEAP) } = lab.view;
    const address = addressOf({ game: text, to: String(lab.view.to ?? "") });
    const words = {
      title: fill(w.fileTitle, { game: text }),
      lead: fill(w.fileLead, { page: new URL(address, location.href).href }),
      period: w.filePeriod,
      none: formats.words.period.none,
    };
    const library = new URL(`${formats.base}lib/`, location.href).href;
    const content = notebookFile(text, words, library, to, part.period?.provedAt);
    save(content, ".ipynb", "application/x-ipynb+json");
  };
  return (
    <>
      <div class="row needs-script">
        {(["csv", "bfile"] as const).map((format) => (
          <Button key={format} text={w[format]} onPress={() => lab.requestFile(index, format)} />
        ))}
        <Button text={w.notebook} onPress={() => void saveNotebook()} />
        <Button text={w.svg} onPress={savePicture} />
      </div>
      <div class="field lab-look-up">
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
        <span class="row needs-script">
          <CopyButton key={terms} words={w} label={w.copy} text={terms} />
        </span>
        <span class="small">
          {formats.words.result.oeis}: <Oeis part={part} />
        </span>
      </div>
      <p class="status" role="status">
        {file && (file.name === undefined ? w.making : fill(w.made, { name: file.name }))}
      </p>
      <Terms of={["b-file"]} />
    </>
  );
}

/** The properties of a picture that the page's stylesheet sets. */
const STYLED = ["fill", "stroke", "stroke-width", "font-family"];

/** Returns the source of a standalone SVG file of a picture on the page, with its present width and colours. */
function standalone(picture: SVGElement): string {
  const copy = picture.cloneNode(true) as SVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  for (const [at, one] of [picture, ...picture.querySelectorAll("*")].entries()) {
    const style = getComputedStyle(one);
    for (const name of STYLED) copies[at]?.setAttribute(name, style.getPropertyValue(name));
  }
  // The labels of the vertical axis are to the left of the picture.
  const { width, height } = picture.getBoundingClientRect();
  const [left, right] = [48, 12];
  copy.setAttribute("x", String(left));
  copy.setAttribute("width", String(width));
  copy.style.overflow = "visible";
  const frame = copy.cloneNode() as SVGElement;
  frame.removeAttribute("x");
  frame.setAttribute("width", String(left + width + right));
  frame.setAttribute("height", String(height));
  frame.style.background = getComputedStyle(document.body).backgroundColor;
  frame.append(copy);
  return new XMLSerializer().serializeToString(frame);
}
