/** What a page asks of the worker: how its copy stands, to fetch what is missing, to replace the one before it. */
export type Ask = "state" | "store" | "take-over";

/** Why a copy could not be stored: there was no room, or files did not arrive whole. */
export type Lack = "full" | "network";

/** What the worker tells pages. */
export type Told =
  | { readonly type: "storing"; readonly done: number; readonly all: number }
  | {
      readonly type: "stored";
      readonly files: number;
      readonly bytes: number;
      /** How many of the files are not there any more. */
      readonly missing: number;
    }
  | { readonly type: "failed"; readonly why: Lack };

/** The end of the name of every cache of a copy: the address of the site that it is of. */
export const isCacheOf = (scope: string, name: string): boolean =>
  name.startsWith("grundy-") && name.endsWith(`-${scope}`);
