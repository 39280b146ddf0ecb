import { words, type Language } from "../../i18n/words.ts";
import type { PackedFile } from "../../judge/test-package.ts";
import type { Block, Phrase } from "../notebook/markdown.ts";
import type { Problem } from "../../problems/problem.ts";
import licence from "../../../LICENSE?raw";
import validator from "./validate.py?raw";

const MARKS: Readonly<Record<string, string>> = { emphasis: "emph", strong: "textbf" };

const SPECIAL: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "…": "\\ldots{}",
  "\u2011": "-",
  "\u00a0": "~",
};

const escaped = (text: string): string =>
  text.replace(/[\\~^…\u2011\u00a0{}$&#%_]/g, (sign) => SPECIAL[sign] ?? `\\${sign}`);

/** Reports whether a phrase has Chinese characters, which a judge's LaTeX may not support. */
const isForeign = (phrase: Phrase): boolean =>
  phrase.type === "text" && /\p{Script=Han}/u.test(phrase.value);

/** Splits the phrases of a paragraph into sentences, so that each can be left out. */
function sentences(phrases: readonly Phrase[]): readonly (readonly Phrase[])[] {
  const made: Phrase[][] = [[]];
  for (const phrase of phrases) {
    if (phrase.type !== "text") {
      made.at(-1)?.push(phrase);
      continue;
    }
    const parts = phrase.value.split(/(?<=[.?!]\s)/);
    for (const [at, value] of parts.entries()) {
      if (at > 0) made.push([]);
      made.at(-1)?.push({ type: "text", value });
    }
  }
  return made;
}

function tex(node: Phrase): string {
  switch (node.type) {
    case "text":
      return escaped(node.value);
    case "inlineCode":
      return `\\texttt{${escaped(node.value)}}`;
    case "inlineMath":
      return `$${node.value}$`;
    case "link":
      return node.children.map(tex).join("");
    case "emphasis":
    case "strong":
      return `\\${MARKS[node.type] ?? ""}{${node.children.map(tex).join("")}}`;
    default:
      throw new RangeError(
        `Cannot write a statement: it must be made of paragraphs, current node is ${node.type}`,
      );
  }
}

/**
 * Returns the statement of a problem in LaTeX for its package: the paragraphs after the first heading of its
 * article.
 */
export function statement(title: string, prose: readonly Block[]): string {
  const task = prose.slice(prose.findIndex(({ type }) => type === "heading") + 1);
  const end = task.findIndex(({ type }) => type !== "paragraph");
  const paragraphs = task.slice(0, end < 0 ? task.length : end).map((one) =>
    sentences(one.type === "paragraph" ? one.children : [])
      .filter((sentence) => !sentence.some(isForeign))
      .flat()
      .map(tex)
      .join("")
      .trim(),
  );
  return [`\\problemname{${escaped(title)}}`, ...paragraphs].map((part) => `${part}\n`).join("\n");
}

const files = import.meta.glob<string>("../../problems/*/listings/*", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The data of a problem's article for its package. */
interface Article {
  readonly title: string;
  readonly language: Language;
  readonly prose: readonly Block[];
}

/**
 * Returns the files of a problem's package that do not depend on the seed: the description, the statement, the input
 * validator, and accepted programs. `testFiles` generates the test data.
 */
export function fixedFiles(problem: Problem, { title, language, prose }: Article): PackedFile[] {
  const { id } = problem;
  return [
    { path: "problem.yaml", text: about(problem, title, language) },
    { path: `problem_statement/problem.${language}.tex`, text: statement(title, prose) },
    { path: "input_validators/validate.py", text: validator },
    ...Object.entries(files)
      .filter(([path]) => path.includes(`/${id}/listings/`))
      .map(([path, text]) => ({ path: `submissions/accepted/${path.replace(/.*\//, "")}`, text })),
  ];
}

/** Formats `problem.yaml`. The values are quoted as in JSON, which is valid YAML. */
function about({ judge }: Problem, name: string, language: Language): string {
  const { chrome, otherLanguages } = words(language);
  const source = judge.url === undefined ? {} : { source: judge.name, source_url: judge.url };
  const keys = {
    problem_format_version: "legacy",
    name,
    author: otherLanguages.packed.author,
    ...source,
    license: "educational",
    rights_owner: otherLanguages.packed.author,
    validation: "default",
    validator_flags: "case_sensitive",
  };
  const comments = [
    chrome.siteName,
    ...otherLanguages.packed.about,
    "",
    ...licence.trim().split("\n"),
  ];
  return [
    ...comments.map((line) => `# ${line}`.trimEnd()),
    ...Object.entries(keys).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
  ]
    .map((line) => `${line}\n`)
    .join("");
}
