import type { Bundle } from "./output.ts";
import { tableHtml } from "./table-html.ts";

/** One output by media type, as Jupyter has it; plain text is always there. */
export interface MimeBundle {
  readonly "text/plain": string;
  readonly "text/html"?: string;
  readonly "text/markdown"?: string;
  readonly "image/svg+xml"?: string;
}

/** A bundle in media types that every Jupyter front end renders, without this site's own types. */
export function mimeBundle(bundle: Bundle, language: string): MimeBundle {
  const common = Object.entries(bundle).filter(([type]) => !type.startsWith("application/vnd."));
  const table = bundle["application/vnd.grundy.table+json"];
  return {
    "text/plain": bundle["text/plain"],
    ...Object.fromEntries(common),
    ...(table ? { "text/html": tableHtml(table, language) } : {}),
  };
}
