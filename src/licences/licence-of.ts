import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import licences from "spdx-license-list/full.js";
import { fill } from "../i18n/fill.ts";
import { MAIN } from "../i18n/languages.ts";
import { words } from "../i18n/words.ts";

const { noText, noTextBy } = words(MAIN).licences;

/** The name, version and licence of a part of the site. */
export interface Licence {
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
export const standardText = (id: string): string | undefined =>
  licences[id] && tidy(licences[id].licenseText);

function withoutFile({ name, license, author }: Description): string {
  if (license === undefined) throw new Error(`${name} is shipped and has no licence`);
  const by = typeof author === "object" ? author.name : author;
  const said =
    by === undefined ? fill(noText, { id: license }) : fill(noTextBy, { id: license, author: by });
  return [said, standardText(license) ?? []].flat().join("\n\n");
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
