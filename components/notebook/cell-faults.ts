import type { Session } from "../../src/kernel/session.ts";
import type { TypeFault } from "../../src/kernel/types/type-fault.ts";
import type { Fault } from "../editor/faults.ts";
import { itemAt } from "../../src/theory/item-at.ts";

/** Where a text first has the word with which a message begins: "g is declared further down". */
function placeOf(message: string, code: string): { line: number; column: number } {
  const name = /^[\w$]+/.exec(message)?.[0] ?? "";
  const found = new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}(?![\\w$])`).exec(code);
  const lines = code.slice(0, name ? (found?.index ?? 0) : 0).split("\n");
  return { line: lines.length, column: itemAt(lines, lines.length - 1).length + 1 };
}

/**
 * What an editor marks in a cell: why it cannot run, or else where its last run failed, and what
 * its types say; a cell with type faults runs all the same.
 */
export function cellFaults(
  session: Session,
  number: number,
  typeFaults: readonly TypeFault[],
): Fault[] {
  const fault = session.fault(number);
  if (fault) {
    const { line, column, message } = fault;
    const place =
      line === undefined
        ? placeOf(message, session.code(number))
        : { line, ...(column === undefined ? {} : { column }) };
    return [{ ...place, message, severity: "error" }];
  }
  const { result, stale } = session.status(number);
  const failures = (stale ? [] : (result?.outputs ?? [])).flatMap((output): Fault[] => {
    if (output.kind !== "failure" || output.failure.line === undefined) return [];
    const { name, message, line } = output.failure;
    return [{ line, message: `${name}: ${message}`, severity: "error" }];
  });
  const warnings = typeFaults.map(({ line, column, message }): Fault => {
    return { line, column, message, severity: "warning" };
  });
  return [...failures, ...warnings];
}
