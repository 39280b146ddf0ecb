import type { CellText } from "./cell-modules.ts";
import type { TypeFault } from "./type-fault.ts";

/** Page → type checker: a page's cells. */
export type TypeRequest = readonly CellText[];

/** Type checker → page: the answer to a request, or why TypeScript failed on it. */
export type TypeReply =
  | { readonly kind: "checked"; readonly faults: readonly TypeFault[] }
  | { readonly kind: "failed"; readonly reason: string };

/** Bounds on the reply to one check. */
export const FAULT_LIMITS = { faults: 100, characters: 2000 } as const;
