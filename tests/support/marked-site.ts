import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { copyProject } from "./copied-project.ts";
import { globFiles } from "./glob-files.ts";
import { MARKED } from "./marked-words.ts";
import { buildSite } from "./site.ts";

/** A room of the English words, each of its texts marked; a file that only gathers rooms gathers the marked ones. */
function markedRoom(file: string, text: string): string {
  const names = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  if (names.length === 0) return text;
  return [
    `import * as en from "../en/${file}";`,
    `import { marked } from "../marked-words.ts";`,
    ...names.map((name) => `export const ${name} = marked(en.${name}, "${name}");`),
  ].join("\n");
}

/** Adds the made-up language to a copy of the project as any other is added: its folder, and a line in four files. */
function addLanguage(project: string): void {
  const words = join(project, "src/i18n");
  cpSync("tests/support/marked-words.ts", join(words, "marked-words.ts"));
  mkdirSync(join(words, MARKED));
  for (const file of globFiles("*.ts", join(words, "en"))) {
    const text = readFileSync(join(words, "en", file), "utf8");
    writeFileSync(join(words, MARKED, file), markedRoom(file, text));
  }
  const line = `export * as ${MARKED} from "./${MARKED}/index.ts";\n`;
  writeFileSync(join(words, "all.ts"), readFileSync(join(words, "all.ts"), "utf8") + line);
  for (const room of ["kernel", "problems"]) {
    const file = join(words, `${room.replace(/s$/, "")}-words.ts`);
    const known = readFileSync(file, "utf8").replace("{ en:", `{ ${MARKED}, en:`);
    writeFileSync(file, `import { ${room} as ${MARKED} } from "./${MARKED}/${room}.ts";\n${known}`);
  }
  const slips = join(words, "slip-words.ts");
  const known = readFileSync(slips, "utf8").replace("{ en:", `{ ${MARKED}: marked(slips), en:`);
  writeFileSync(slips, `import { marked } from "./marked-words.ts";\n${known}`);
  cpSync(
    "tests/support/marked-article.mdx",
    join(project, `content/${MARKED}/problems/08-hdu1848.mdx`),
  );
}

/**
 * Builds the site with a second language, in which every text is marked: a copy of the project, so that the project itself
 * knows nothing of it. What builds keep is shared.
 *
 * @returns the folder of the copy, with the site in `dist`
 */
export function buildMarkedSite(env: Readonly<Record<string, string>>): string {
  const project = copyProject();
  for (const name of [".cache", ".package-lock.json"]) {
    symlinkSync(resolve("node_modules", name), join(project, "node_modules", name), "junction");
  }
  addLanguage(project);
  try {
    buildSite({ project, env });
  } catch (error) {
    rmSync(project, { recursive: true, force: true });
    throw error;
  }
  return project;
}
