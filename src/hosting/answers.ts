/** Header names and values. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of the files whose address below the site's base matches. */
export interface Rule {
  /** A regular expression that begins at the base; Go, PCRE and JavaScript read it alike. */
  readonly path: string;
  readonly headers: Headers;
}

/** What every answer carries: what a page's own policy cannot say from within the page. */
export const always: Headers = {
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Cross-Origin-Opener-Policy": "same-origin",
  // No other site builds this one's files into its pages. Modules are asked for in another way, and may be.
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/** Of files whose names change with their content. */
export const KEEP = "public, max-age=31536000, immutable";

/** Of all others: kept, and asked for again each time, which costs no more than "not modified". */
export const ASK = "no-cache";

/** Folders in which every file's name changes with its content. */
export const keptFolders = ["assets/", "pagefind/fragment/", "pagefind/index/"];

/** All files whose names change with their content, one regular expression. */
export const kept = `(${keptFolders.join("|")}|lib/[^/]+\\.[0-9a-f]{10}\\.[a-z]+$)`;

/** The beginning of a regular expression for what stands below a base path. */
export const below = (base: string): string => `^${base.replace(/[.+*?^${}()|[\]\\]/g, "\\$&")}`;

/** What some files carry besides. A second policy is a second wall: both hold. */
export const rules: readonly Rule[] = [
  // The library may be imported from anywhere.
  { path: "lib/(grundy|notebook)\\.", headers: { "Access-Control-Allow-Origin": "*" } },
  // Whoever opens the cells' document outside its frame still gets a stranger's origin.
  {
    path: "lib/sandbox(\\.html)?$",
    headers: { "Content-Security-Policy": "sandbox allow-scripts" },
  },
];

/** Ending → media type, of every kind of file in the built site. */
export const types: Readonly<Record<string, string>> = {
  html: "text/html",
  css: "text/css",
  js: "text/javascript",
  mjs: "text/javascript",
  ts: "application/typescript",
  json: "application/json",
  ipynb: "application/x-ipynb+json",
  webmanifest: "application/manifest+json",
  xml: "application/xml",
  txt: "text/plain",
  svg: "image/svg+xml",
  png: "image/png",
  wasm: "application/wasm",
  // The search index, compressed as it is.
  pagefind: "application/octet-stream",
  pf_meta: "application/octet-stream",
  pf_index: "application/octet-stream",
  pf_fragment: "application/octet-stream",
  woff2: "font/woff2",
  woff: "font/woff",
  ttf: "font/ttf",
};

/** Media types that are text: sent as UTF-8. */
export const isText = (type: string): boolean =>
  /^text\/|[/+](javascript|json|xml)$|typescript/.test(type);

/** Media types that compress well. */
export const shrinks = (type: string): boolean => isText(type) || /wasm|ttf/.test(type);
