/** Header names and values. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of the files whose address below the site's base matches. */
export interface Rule {
  /** A regular expression that begins at the base; Go, PCRE and JavaScript read it alike. */
  readonly path: string;
  readonly headers: Headers;
}

/** Headers of every response: directives that a policy in the page itself cannot set. */
export const always: Headers = {
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Other sites cannot embed files. Modules are requested with CORS, to which this does not apply.
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/** For files whose names change with their content. */
export const KEEP = "public, max-age=31536000, immutable";

/** For all others: cached, and revalidated on each use, mostly with "304 Not Modified". */
export const ASK = "no-cache";

/** Folders in which every file's name changes with its content. */
export const keptFolders = ["assets/", "pagefind/fragment/", "pagefind/index/"];

/** A regular expression for all files whose names change with their content. */
export const kept = `(${keptFolders.join("|")}|lib/[^/]+\\.[0-9a-f]{10}\\.[a-z]+$)`;

/** The beginning of a regular expression for addresses below a base path. */
export const below = (base: string): string => `^${base.replace(/[.+*?^${}()|[\]\\]/g, "\\$&")}`;

/** Further headers of some files. Of two policies, browsers enforce both. */
export const rules: readonly Rule[] = [
  // The library may be imported from anywhere.
  { path: "lib/(grundy|notebook)\\.", headers: { "Access-Control-Allow-Origin": "*" } },
  // The cells' document has an opaque origin even when it is opened outside its frame.
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
  csv: "text/csv",
  svg: "image/svg+xml",
  png: "image/png",
  wasm: "application/wasm",
  // The search index, compressed as it is.
  pagefind: "application/octet-stream",
  pf_meta: "application/octet-stream",
  pf_index: "application/octet-stream",
  pf_fragment: "application/octet-stream",
  pf_filter: "application/octet-stream",
  woff2: "font/woff2",
  woff: "font/woff",
  ttf: "font/ttf",
};

/** Media types that are text: sent as UTF-8. */
export const isText = (type: string): boolean =>
  /^text\/|[/+](javascript|json|xml)$|typescript/.test(type);

/** Media types that compress well. */
export const shrinks = (type: string): boolean => isText(type) || /wasm|ttf/.test(type);
