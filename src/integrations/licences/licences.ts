import { existsSync, globSync, readFileSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import { fill } from "../../i18n/fill.ts";
import { MAIN, words } from "../../i18n/words.ts";
import { ship, shippedPackages } from "./shipped.ts";

const { noText, noTextBy, heading, others, fonts } = words(MAIN).licences;
const { siteName } = words(MAIN).chrome;

/** The name, version and licence of a part of the site. */
interface Licence {
  readonly name: string;
  readonly version: string;
  /** The licence's SPDX identifier; `undefined` if the package does not state one. */
  readonly id: string | undefined;
  /** The notices that the licence requires to be distributed. */
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

/** Removes trailing spaces from lines, and empty lines at the start and end. */
const tidy = (text: string): string =>
  text
    .replace(/^\uFEFF/, "")
    .replace(/[ \t\r]+$/gm, "")
    .replace(/^\n+|\n+$/g, "");

/** Returns the standard text of a licence by its SPDX identifier, if it is available. */
function standardText(id: string): string | undefined {
  const file = `src/integrations/licences/texts/${id.toLowerCase()}.txt`;
  return existsSync(file) ? tidy(readFileSync(file, "utf8")) : undefined;
}

function withoutFile({ name, license, author }: Description): string {
  if (license === undefined) throw new Error(`${name} is shipped but has no licence`);
  const by = typeof author === "object" ? author.name : author;
  const message =
    by === undefined ? fill(noText, { id: license }) : fill(noTextBy, { id: license, author: by });
  return [message, standardText(license) ?? []].flat().join("\n\n");
}

/**
 * Returns the licence of a package: the text of its licence files and notices, or the licence named in its
 * package.json.
 *
 * @param folder the package's folder
 * @throws Error when the package has neither
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

/** The exception in the licence of LLVM's parts. */
const LLVM_EXCEPTION = `---- LLVM Exceptions to the Apache 2.0 License ----

As an exception, if, as a result of your compiling your source code, portions of this Software are embedded into an
Object form of such source code, you may redistribute such embedded portions in such Object form without complying with
the conditions of Sections 4(a), 4(b) and 4(d) of the License.

In addition, if you combine or link compiled forms of this Software with software that is licensed under the GPLv2
("Combined Software") and if a court of competent jurisdiction determines that the patent provision (Section 3), the
indemnity provision (Section 9) or other Section of the License conflicts with the conditions of the GPLv2, you may
retroactively and prospectively choose to deem waived or otherwise exclude such Section(s) of the License, but only in
their entirety and only with respect to the Combined Software.`;

/** Third-party works that packages contain in compiled form without stating their licences. */
const contained: Readonly<Record<string, readonly (readonly [work: string, ...ids: string[]])[]>> =
  {
    "@yowasp/clang": [
      ["LLVM, Clang, LLD, compiler-rt and libc++", "Apache-2.0 WITH LLVM-exception"],
      ["wasi-libc and musl", "MIT"],
    ],
    pyodide: [
      ["CPython", "Python-2.0"],
      ["Emscripten and libffi", "MIT"],
      ["zlib", "Zlib"],
    ],
  };

function containedEntries({ name }: Licence): readonly string[] {
  return (contained[name] ?? []).map(([work, id = ""]) => {
    const [base = "", exception] = id.split(" WITH ");
    const texts = [standardText(base) ?? "", ...(exception ? [LLVM_EXCEPTION] : [])];
    return [`${work} (in ${name})\n${heading}: ${id}`, ...texts].join("\n\n");
  });
}

/** The font families of KaTeX, whose package does not contain their licence. */
const families = new Set(
  globSync("node_modules/katex/dist/fonts/*.ttf").map((file) => basename(file).replace(/-.*/, "")),
);

/** Returns the copyright notice of a font family of KaTeX. */
const noticeOf = (family: string): string =>
  `Copyright (c) 2009-2010, Design Science, Inc. (<www.mathjax.org>)
Copyright (c) 2014-2018 Khan Academy (<www.khanacademy.org>),
with Reserved Font Name ${family}.`;

const RULE = "=".repeat(80);

const entry = ({ name, version, id, text }: Licence): string =>
  `${name} ${version}\n${heading}: ${id ?? "-"}\n\n${text}`;

const fontEntry = (): string =>
  [
    `${fonts}\n${heading}: OFL-1.1`,
    ...[...families].sort().map(noticeOf),
    standardText("OFL-1.1"),
  ].join("\n\n");

/**
 * Returns the licences of the site and its parts: its own first, then those of the packages and the fonts, sorted by
 * name.
 *
 * @param folders the folders of the packages of which something is shipped
 * @throws Error when a package has no licence
 */
function licencesText(folders: readonly string[]): string {
  const own = entry({ ...licenceOf("."), name: siteName });
  const packages = folders
    .map(licenceOf)
    .flatMap((each) => [entry(each), ...containedEntries(each)]);
  const parts = [...new Set([...packages, fontEntry()])].sort();
  // With the byte order mark, browsers decode the file as UTF-8 even without a charset in the header.
  return `\uFEFF${[own, others, ...parts].join(`\n\n${RULE}\n\n`)}\n`;
}

const STYLES = /\.css(\?|$)/;

/**
 * Records the modules, styles and files in Vite's bundles as shipped. Server-side scripts run only at build, so only
 * their styles are shipped.
 */
const shippedModules = (): Plugin => ({
  name: "grundy-shipped-modules",
  generateBundle(_, bundle) {
    const forReaders = this.environment.config.consumer === "client";
    for (const output of Object.values(bundle)) {
      if (output.type === "asset") output.originalFileNames.forEach(ship);
      else output.moduleIds.filter((id) => forReaders || STYLES.test(id)).forEach(ship);
    }
  },
});

/** The name of the licences file, at the site's base. */
const LICENCES = "licences.txt";

/**
 * Writes the licences into the built site. Must run after all integrations that add scripts, styles and fonts, and before
 * those that list the site's files.
 */
export function licences(): AstroIntegration {
  return {
    name: "grundy-licences",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        // A worker's script is a bundle of its own.
        const vite = { plugins: [shippedModules()], worker: { plugins: () => [shippedModules()] } };
        updateConfig({ vite });
      },
      "astro:build:done": async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        // The script that hydrates islands is inline in the pages.
        ship("node_modules/astro/package.json");
        const packages = shippedPackages();
        await writeFile(join(site, LICENCES), licencesText(packages));
        logger.info(`${packages.length} packages are named in ${LICENCES}`);
      },
    },
  };
}
