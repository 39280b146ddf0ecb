import { render } from "preact";
import type { TypeFault } from "../../../src/notebook/types/protocol.ts";
import { fill } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";
import type { CellView } from "../cell-view.tsx";
import type { FormatCells } from "../format-status.ts";
import type { Notebook } from "../notebook.ts";
import { TYPE_LIMITS, TypeChecking, type TypeState } from "./type-checking.ts";

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

function formatFaults(
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
function formatState(state: TypeState, words: Words["types"], formatCells: FormatCells): string {
  switch (state.kind) {
    case "off":
      return "";
    case "loading":
      return words.loading;
    case "checked":
      return formatFaults(state.faults, words, formatCells);
    case "overtime":
      return fill(words.overtime, { seconds: TYPE_LIMITS.answer / 1000 });
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
  made.className = "cell-types small";
  code.after(made);
  return made;
}

/** Renders a state: under the cells, beside the switch, and in the switch itself. */
function showTypes(
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
    const text = formatState(state, words, formatCells) || note;
    if (line.textContent !== text) line.textContent = text;
  }
  const box = document.querySelector<HTMLInputElement>('[data-notebook="types"]');
  if (box) box.checked = state.kind !== "off" && state.kind !== "unavailable";
}

/**
 * Makes the type check of a page, switched off. It follows every change of a cell's text.
 *
 * @param script address of the worker's script
 */
export function startTypes(notebook: Notebook, script: string): TypeChecking {
  const { session, views, words, formatCells } = notebook;
  const checking = new TypeChecking(
    () => session.numbers.map((number) => session.text(number)),
    (number) => session.fault(number)?.name !== "SyntaxError",
    () => new Worker(script),
    (state) => {
      showTypes(state, views.values(), words.types, formatCells);
      session.numbers.forEach((number) => notebook.changed(number));
    },
  );
  notebook.listen(() => checking.changed());
  return checking;
}
