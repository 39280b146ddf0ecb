import { createHash } from "node:crypto";

/** The directives of all pages: a page loads only files of this site. */
const directives = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  // Colours of code and the layout of formulas are in style attributes.
  "style-src-attr": "'unsafe-inline'",
  "img-src": "'self'",
  // The stylesheet contains the fonts of formulas as data URLs.
  "font-src": "'self' data:",
  "connect-src": "'self'",
  "worker-src": "'self'",
  "frame-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
};

const ELEMENT = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)<\/\1\s*>/gis;
const TYPE = /\btype=["']?([^\s"'>]*)/i;
const RUN = ["", "module", "text/javascript"];
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
const POLICY = /<meta http-equiv="Content-Security-Policy"/i;

/** Returns the source expression that allows an inline script or style with this text. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Returns the hashes of the inline scripts and styles of a page, except script elements that contain data. */
function inlineHashes(html: string): Record<"script" | "style", Set<string>> {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name = "", attributes = "", text = ""] of html.matchAll(ELEMENT)) {
    const kind = name.toLowerCase() === "script" ? "script" : "style";
    const type = TYPE.exec(attributes)?.[1]?.toLowerCase() ?? "";
    if (kind === "script" && (/\ssrc=/i.test(attributes) || !RUN.includes(type))) continue;
    hashes[kind].add(hashOf(text));
  }
  return hashes;
}

/** Returns a page's policy: `directives`, and the hashes of its inline scripts and styles. */
function policyOf(html: string): string {
  const { script, style } = inlineHashes(html);
  const own: Record<string, Set<string>> = { "script-src": script, "style-src": style };
  return Object.entries(directives)
    .map(([name, sources]) => [name, sources, ...(own[name] ?? [])].join(" "))
    .join("; ");
}

/**
 * Adds the policy to a page directly after its character set, before anything is loaded. Does not change a page that
 * already has a policy, such as the cells' document.
 *
 * @throws Error when the page does not declare its character set
 */
export function withPolicy(html: string, file: string): string {
  if (POLICY.test(html)) return html;
  if (!CHARSET.test(html)) {
    throw new Error(
      `${file}: cannot set a policy: the head must begin with <meta charset="utf-8">`,
    );
  }
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`;
  return html.replace(CHARSET, (charset) => charset + policy);
}

type Headers = Readonly<Record<string, string>>;

/** Headers of every response, including directives that the policy in a page cannot set. */
const EVERY_FILE: Headers = {
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Other sites cannot embed files. Modules are requested with CORS, to which this does not apply.
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/** Folders in which every file's name contains a hash of its content. */
const HASHED_FOLDERS = ["assets/", "lib/tools/"];

/** Matches the files whose names contain a hash of their content. Paths are relative to the site's base. */
export const HASHED = new RegExp(
  String.raw`^(${HASHED_FOLDERS.join("|")}|lib/[^/]+\.[0-9a-f]{10}\.[a-z]+$)`,
);

/** Additional headers of some files. If a response has two policies, browsers enforce both. */
const SOME_FILES: readonly { readonly files: RegExp; readonly headers: Headers }[] = [
  { files: HASHED, headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
  // Revalidated, so that the offline copy is updated with the next version.
  { files: /^sw\.js$/, headers: { "Cache-Control": "no-cache" } },
  // Downloaded notebooks and other programs import the library from any origin.
  { files: /^lib\/(grundy|notebook)\./, headers: { "Access-Control-Allow-Origin": "*" } },
  // The document in which cells run has an opaque origin even when it is opened outside its frame.
  {
    files: /^lib\/sandbox\.html$/,
    headers: { "Content-Security-Policy": "sandbox allow-scripts" },
  },
];

const block = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** Returns the addresses of a file: hosts also serve a page under its name without the extension. */
const addresses = (file: string): string[] =>
  file.endsWith(".html") ? [file, file.replace(/\.html$/, "")] : [file];

/** Returns the address patterns of files. A folder of hashed files becomes one pattern. */
const patterns = (files: readonly string[]): string[] => [
  ...new Set(
    files.flatMap((file) => {
      const folder = HASHED_FOLDERS.find((one) => file.startsWith(one));
      return folder === undefined ? addresses(file) : [`${folder}*`];
    }),
  ),
];

/**
 * Returns the file `_headers` for Netlify and Cloudflare Pages. Its syntax has no regular expressions, so it lists the
 * files of each rule. If two blocks set the same header, both values are sent.
 *
 * @param base the site's base path, with leading and trailing slashes
 * @param files all files of the built site, relative to the base
 */
export function headersFile(base: string, files: readonly string[]): string {
  const rules = SOME_FILES.flatMap(({ files: matches, headers }) =>
    patterns(files.filter((file) => matches.test(file))).map((path) => block(base + path, headers)),
  );
  return `${[block(`${base}*`, EVERY_FILE), ...rules].join("\n\n")}\n`;
}
