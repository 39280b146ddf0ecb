import type { Bundle, TableData } from "./output.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escape = (text: string): string => text.replace(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark);

/** Formats a table as HTML without classes, for notebooks that style tables themselves. */
function tableHtml({ columns, numeric, rows, cut, caption }: TableData, language: string): string {
  const row = (entries: readonly string[], tag: "th" | "td"): string => {
    const cells = entries.map((entry, i) => {
      const align = numeric[i] ? "right" : "left";
      return `<${tag} style="text-align: ${align}">${escape(entry)}</${tag}>`;
    });
    return `<tr>${cells.join("")}</tr>`;
  };
  const more: string[] = cut > 0 ? [`… ${cut.toLocaleString(language)}`] : [];
  return [
    "<table>",
    ...(caption === undefined ? [] : [`<caption>${escape(caption)}</caption>`]),
    ...(columns.some(Boolean) ? [`<thead>${row(columns, "th")}</thead>`] : []),
    "<tbody>",
    ...[...rows, ...(more.length > 0 ? [more] : [])].map((entries) => row(entries, "td")),
    "</tbody>",
    "</table>",
  ].join("\n");
}

/** One output by media type, as in Jupyter. Plain text is always present. */
export interface MimeBundle {
  readonly "text/plain": string;
  readonly "text/html"?: string;
  readonly "text/markdown"?: string;
  readonly "image/svg+xml"?: string;
}

/** Converts a bundle to media types that every Jupyter front end renders, without this site's own types. */
export function mimeBundle(bundle: Bundle, language: string): MimeBundle {
  const common = Object.entries(bundle).filter(([type]) => !type.startsWith("application/vnd."));
  const table = bundle["application/vnd.grundy.table+json"];
  return {
    "text/plain": bundle["text/plain"],
    ...Object.fromEntries(common),
    ...(table ? { "text/html": tableHtml(table, language) } : {}),
  };
}
