import { MAIN } from "../i18n/languages.ts";
import { words } from "../i18n/words.ts";
import { FONT_LICENCE, fontNotices } from "./font-licences.ts";
import { licenceOf, standardText, type Licence } from "./licence-of.ts";

const RULE = "=".repeat(80);

const { siteName } = words(MAIN).chrome;
const { heading, others, fonts } = words(MAIN).licences;

const entry = ({ name, version, id, text }: Licence): string =>
  `${name} ${version}\n${heading}: ${id ?? "-"}\n\n${text}`;

/** The fonts have a licence of their own, which their package does not contain. */
function fontEntry(site: string): string {
  const notices = fontNotices(site).join("\n\n");
  return `${fonts}\n${heading}: ${FONT_LICENCE}\n\n${notices}\n\n${standardText(FONT_LICENCE)}`;
}

/**
 * The licences of the site and its parts: its own first, then those of the packages and the fonts, sorted by name.
 *
 * @param site the folder of the built site
 * @param folders of the packages of which something is shipped
 * @throws Error when a package or a font has no licence
 */
export function licencesText(site: string, folders: readonly string[]): string {
  const own = entry({ ...licenceOf("."), name: siteName });
  const packages = folders.map((folder) => entry(licenceOf(folder)));
  const parts = [...new Set([...packages, fontEntry(site)])].sort();
  // With the byte order mark browsers read it as UTF-8 even without a charset in the header.
  return `\uFEFF${[own, others, ...parts].join(`\n\n${RULE}\n\n`)}\n`;
}
