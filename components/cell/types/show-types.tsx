import { render } from "preact";
import type { TypeFault } from "../../../src/notebook/types/type-fault.ts";
import { fill } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";
import type { CellView } from "../cell-view.tsx";
import type { FormatCells } from "../format-status.ts";
import { TYPE_PATIENCE } from "./type-checker.ts";
import type { TypeState } from "./type-checking.ts";

interface Props {
  /** As the page names it. */
  readonly cell: string;
  readonly faults: readonly TypeFault[];
  readonly words: Words["types"];
}

/** TypeScript's faults of a cell, in the order of its lines. */
function TypeFaultList({ cell, faults, words }: Props) {
  return (
    <ul aria-label={fill(words.faultsOf, { cell })}>
      {faults.map(({ line, message }, i) => (
        <li key={i}>{fill(words.fault, { line, message })}</li>
      ))}
    </ul>
  );
}

function sayFaults(
  [first, ...others]: readonly TypeFault[],
  words: Words["types"],
  formatCells: FormatCells,
): string {
  if (!first) return words.right;
  const n = others.length + 1;
  const count = n === 1 ? words.oneFault : fill(words.manyFaults, { n });
  return fill(words.wrong, { count, cell: formatCells([first.cell]), line: first.line });
}

/** The text of a state, beside the switch and in a live region. */
function sayTypes(state: TypeState, words: Words["types"], formatCells: FormatCells): string {
  switch (state.kind) {
    case "off":
      return "";
    case "loading":
      return words.loading;
    case "checked":
      return sayFaults(state.faults, words, formatCells);
    case "overtime":
      return fill(words.overtime, { seconds: TYPE_PATIENCE.answer / 1000 });
    case "failed":
      return fill(words.failed, { reason: state.reason });
    case "unavailable":
      return words.unavailable;
  }
}

/** The element for a cell's type faults: beneath its code, created on first use. */
function placeOf({ code, root }: CellView): HTMLElement {
  const known = root.querySelector<HTMLElement>(".cell-types");
  if (known) return known;
  const made = document.createElement("div");
  made.className = "cell-types";
  code.after(made);
  return made;
}

/** Renders a state: under the cells, beside the switch, and in the switch itself. */
export function showTypes(
  state: TypeState,
  views: Iterable<CellView>,
  words: Words["types"],
  formatCells: FormatCells,
): void {
  const faults = state.kind === "checked" ? state.faults : [];
  for (const view of views) {
    const own = faults.filter(({ cell }) => cell === view.number);
    const place = view.root.querySelector(".cell-types");
    if (own.length === 0 && !place) continue;
    render(
      own.length > 0 && (
        <TypeFaultList cell={formatCells([view.number])} faults={own} words={words} />
      ),
      placeOf(view),
    );
  }
  const line = document.querySelector<HTMLElement>(".types-said");
  if (line) {
    const note = (line.dataset["note"] ??= line.textContent);
    const said = sayTypes(state, words, formatCells) || note;
    if (line.textContent !== said) line.textContent = said;
  }
  const box = document.querySelector<HTMLInputElement>('[data-notebook="types"]');
  if (box) box.checked = state.kind !== "off" && state.kind !== "unavailable";
}
