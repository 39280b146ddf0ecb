import { createHash } from "node:crypto";

/** A page loads only files of this site. */
const directives = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  // Colours of code and the layout of formulas are in style attributes.
  "style-src-attr": "'unsafe-inline'",
  "img-src": "'self'",
  // The style sheet contains the fonts of formulas as data URLs.
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

/** The source expression of a policy that allows an inline script or style with this text. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The hashes of the inline scripts and styles of a page; without script elements that contain data. */
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

/** A page's policy: `directives`, and the hashes of its inline scripts and styles. */
function policyOf(html: string): string {
  const { script, style } = inlineHashes(html);
  const own: Record<string, Set<string>> = { "script-src": script, "style-src": style };
  return Object.entries(directives)
    .map(([name, sources]) => [name, sources, ...(own[name] ?? [])].join(" "))
    .join("; ");
}

/**
 * Adds the policy to a page, right after its character set, before anything is loaded. A page that already has a policy,
 * such as the cells' document, is unchanged.
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
