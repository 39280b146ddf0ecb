import type { Bundle } from "./output.ts";
import { tableHtml } from "./table-html.ts";

/** What one output is in Jupyter's terms; plain text is always there. */
export interface MimeBundle {
  readonly "text/plain": string;
  readonly "text/html"?: string;
  readonly "image/svg+xml"?: string;
}

/** A bundle in the types that every Jupyter front end can draw: data of this site's own is left out. */
export function mimeBundle(bundle: Bundle, language: string): MimeBundle {
  const common = Object.entries(bundle).filter(([type]) => !type.startsWith("application/vnd."));
  const table = bundle["application/vnd.grundy.table+json"];
  return {
    "text/plain": bundle["text/plain"],
    ...Object.fromEntries(common),
    ...(table ? { "text/html": tableHtml(table, language) } : {}),
  };
}
