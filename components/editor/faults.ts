import { forEachDiagnostic, setDiagnostics, type Diagnostic } from "@codemirror/lint";
import type { EditorState, Text, TransactionSpec } from "@codemirror/state";

/** Something wrong with a cell's text, at a line and, where it is known, a column, both from 1. */
export interface Fault {
  readonly line: number;
  readonly column?: number;
  readonly message: string;
  /** The page says it elsewhere: it is shown, and not announced again. */
  readonly isAnnounced?: boolean;
}

/** The class of a mark whose fault is said elsewhere. */
const SAID = "said";

/** The word at the column, or the whole line without its indentation. */
function place(doc: Text, { line, column }: Fault): { from: number; to: number } {
  const { from, to, text } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const indent = text.length - text.trimStart().length;
  if (column === undefined) return { from: from + indent, to };
  const start = Math.min(Math.max(column - 1, 0), Math.max(text.length - 1, 0));
  const word = /^[\w$]+/.exec(text.slice(start))?.[0] ?? text.slice(start, start + 1);
  return { from: from + start, to: from + start + word.length };
}

/** The transaction that marks exactly these faults. */
export function markFaults(state: EditorState, faults: readonly Fault[]): TransactionSpec {
  return setDiagnostics(
    state,
    faults.map((fault): Diagnostic => {
      const { message, isAnnounced } = fault;
      const marked = { ...place(state.doc, fault), message, severity: "error" as const };
      return isAnnounced ? { ...marked, markClass: SAID } : marked;
    }),
  );
}

/** A fault at its present position: the text may have changed since it was found. */
export interface MarkedFault extends Pick<Fault, "line" | "message" | "isAnnounced"> {
  readonly from: number;
}

/** The marked faults, in the order of the text. */
export function markedFaults(state: EditorState): MarkedFault[] {
  const found: MarkedFault[] = [];
  forEachDiagnostic(state, ({ message, markClass }, from) => {
    found.push({
      ...{ from, message, isAnnounced: markClass === SAID },
      line: state.doc.lineAt(from).number,
    });
  });
  return found.sort((a, b) => a.from - b.from);
}
