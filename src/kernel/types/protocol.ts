import type { CellText } from "./cell-modules.ts";
import type { TypeFault } from "./type-fault.ts";

/** Page → type checker: a page's cells, with a number that the reply repeats. */
export interface TypeRequest {
  readonly check: number;
  readonly cells: readonly CellText[];
}

/** Type checker → page. */
export type TypeReply =
  | { readonly type: "ready" }
  | { readonly type: "checked"; readonly check: number; readonly faults: readonly TypeFault[] }
  | { readonly type: "failed"; readonly check: number; readonly message: string };

/** Bounds on the reply to one check. */
export const FAULT_LIMITS = { faults: 100, characters: 2000 } as const;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= FAULT_LIMITS.characters;

type Fields = Readonly<Record<string, unknown>>;
const fields = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};

function readFault(value: unknown): TypeFault | undefined {
  const { cell, line, column, message } = fields(value);
  return isCount(cell) && isCount(line) && isCount(column) && isText(message)
    ? { cell, line, column, message }
    : undefined;
}

/** Validates a message from the type checker and copies its known fields. Undefined for other values. */
export function readTypeReply(value: unknown): TypeReply | undefined {
  const { type, check, faults, message } = fields(value);
  if (type === "ready") return { type };
  if (!isCount(check)) return undefined;
  if (type === "failed" && isText(message)) return { type, check, message };
  if (type !== "checked" || !Array.isArray(faults) || faults.length > FAULT_LIMITS.faults) {
    return undefined;
  }
  const read = faults.map(readFault).filter((fault) => fault !== undefined);
  return read.length === faults.length ? { type, check, faults: read } : undefined;
}
