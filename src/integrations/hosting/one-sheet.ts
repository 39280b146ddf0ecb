import { createHash } from "node:crypto";

const SHEET = /<link rel="stylesheet" href="([^"]+)">/g;

/**
 * A page that asks for one style sheet where it asked for several, in their order: a second file would come a round trip
 * later where a connection carries one file at a time. Other pages keep the first alone, without what they do not use.
 *
 * @param read the text of a sheet by its address
 * @returns the page, and what the new sheet must hold at which address; a page with one sheet stays as it is
 */
export function withOneSheet(
  html: string,
  read: (address: string) => string,
): { html: string; sheet?: { address: string; css: string } } {
  const addresses = [...html.matchAll(SHEET)].map(([, address = ""]) => address);
  const [first] = addresses;
  if (first === undefined || addresses.length === 1) return { html };
  const css = addresses.map(read).join("");
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  const address = first.replace(/[^/]*$/, `sheets.${hash}.css`);
  const link = (one: string): string => `<link rel="stylesheet" href="${one}">`;
  const one = html.replace(SHEET, (_, at: string) => (at === first ? link(address) : ""));
  return { html: one, sheet: { address, css } };
}
