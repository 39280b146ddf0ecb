import { MAIN } from "../../i18n/languages.ts";
import { words } from "../../i18n/words.ts";
import { globSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkitten";
import licences from "spdx-license-list/full.js";
import { fill } from "../../i18n/fill.ts";

const { noText, noTextBy } = words(MAIN).licences;

/** The name, version and licence of a part of the site. */
interface Licence {
  readonly name: string;
  readonly version: string;
  /** The licence's identifier, as SPDX has it; `undefined` where the package names none. */
  readonly id: string | undefined;
  /** The notices that its licence requires to be distributed. */
  readonly text: string;
}

/** The fields of package.json that are read. */
interface Description {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

const FILES = /^(licen[cs]e|copying|notice|third-?party)[^/]*$/i;

/** Removes trailing spaces of lines, and empty lines at the start and end. */
const tidy = (text: string): string =>
  text
    .replace(/^\uFEFF/, "")
    .replace(/[ \t\r]+$/gm, "")
    .replace(/^\n+|\n+$/g, "");

/** The wording of a licence that SPDX lists. */
const standardText = (id: string): string | undefined =>
  licences[id] && tidy(licences[id].licenseText);

function withoutFile({ name, license, author }: Description): string {
  if (license === undefined) throw new Error(`${name} is shipped and has no licence`);
  const by = typeof author === "object" ? author.name : author;
  const message =
    by === undefined ? fill(noText, { id: license }) : fill(noTextBy, { id: license, author: by });
  return [message, standardText(license) ?? []].flat().join("\n\n");
}

/**
 * The licence of a package: the text of its licence files and notices, or what its package.json says.
 *
 * @param folder the package's folder
 * @throws Error when it has neither
 */
export function licenceOf(folder: string): Licence {
  const described = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Description;
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && FILES.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    // The rest of Vite's file is about packages bundled into its server, none of which is shipped.
    .map((file) =>
      tidy(readFileSync(join(folder, file), "utf8").replace(/^# Licenses of bundled[^]*/m, "")),
    )
    .filter((text) => text !== "");
  return {
    name: described.name,
    version: described.version,
    id: described.license,
    text: texts.length > 0 ? texts.join("\n\n") : withoutFile(described),
  };
}

const INLINED = /url\("?data:font\/[^,]*;base64,([A-Za-z0-9+/=]+)/g;

/** The licence of all fonts, as SPDX names it. */
const FONT_LICENCE = "OFL-1.1";
const NAMED = /SIL Open Font License, Version 1\.1/;

/** Every font of a built site: files, and data URLs in style sheets. */
function fontsOf(site: string): Buffer[] {
  const files = globSync("**/*.{woff2,woff,ttf}", { cwd: site });
  const inlined = globSync("**/*.css", { cwd: site }).flatMap((file) =>
    [...readFileSync(join(site, file), "utf8").matchAll(INLINED)].map(([, data = ""]) =>
      Buffer.from(data, "base64"),
    ),
  );
  return [...files.map((file) => readFileSync(join(site, file))), ...inlined];
}

/** The copyright and licence notice in a font. */
function noticeOf(data: Buffer): string {
  const font = create(data);
  const notice = font.isCollection ? null : font.getName("license");
  if (notice === null || !NAMED.test(notice)) {
    throw new Error(`A font of the site does not say that it is under ${FONT_LICENCE}: ${notice}`);
  }
  return notice.replaceAll("\r", "");
}

/**
 * The copyright and licence notices in the fonts of a built site, each once, sorted. A subset of a font has the notice of
 * the whole font.
 *
 * @throws Error for a font without a notice, or under another licence
 */
const fontNotices = (site: string): string[] => [...new Set(fontsOf(site).map(noticeOf))].sort();

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
