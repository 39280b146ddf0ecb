import type { CellText } from "./cell-modules.ts";

/** What TypeScript reports of a cell's text; line and column count from 1. */
export interface TypeFault {
  readonly cell: number;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Page → type checker: a page's cells. */
export type TypeRequest = readonly CellText[];

/** Type checker → page: the answer to a request, or why TypeScript failed on it. */
export type TypeReply =
  | { readonly kind: "checked"; readonly faults: readonly TypeFault[] }
  | { readonly kind: "failed"; readonly reason: string };

/** Bounds on the reply to one check. */
export const FAULT_LIMITS = { faults: 100, characters: 2000 } as const;
