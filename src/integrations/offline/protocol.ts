/** Page → worker: report the state of its copy, fetch missing files, replace the former worker. */
export type Ask = "state" | "store" | "take-over";

/** Why a copy could not be stored: the quota is exceeded, or a download failed. */
export type Lack = "full" | "network";

/** Worker → pages. */
export type Notice =
  | { readonly type: "storing"; readonly done: number; readonly all: number }
  | {
      readonly type: "stored";
      readonly files: number;
      readonly bytes: number;
      /** Number of files that are no longer in the cache. */
      readonly missing: number;
    }
  | { readonly type: "failed"; readonly why: Lack };

/** Whether a cache belongs to this site's copy: its name ends with the site's address. */
export const isCacheOf = (scope: string, name: string): boolean =>
  name.startsWith("grundy-") && name.endsWith(`-${scope}`);

/** The types without which a browser refuses a file, by the end of its address. */
const TYPES: readonly (readonly [address: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(text|application)\/(x-)?(java|ecma)script\b/],
  [/\.css$/, /^text\/css\b/],
  [/(\/|\.html)$/, /^text\/html\b/],
];

/** Whether a browser could use the file that a server has sent. */
export function isUsable(
  address: string,
  { status, headers }: Pick<Response, "status" | "headers">,
): boolean {
  const { pathname } = new URL(address);
  const type = TYPES.find(([end]) => end.test(pathname))?.[1];
  return status === 200 && (type?.test(headers.get("content-type") ?? "") ?? true);
}
