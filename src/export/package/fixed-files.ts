import { words, type Language } from "../../i18n/words.ts";
import type { ProseNode } from "../../articles/prose-text.ts";
import type { PackedFile } from "../../judging/test-package.ts";
import type { Problem } from "../../problems/problem.ts";
import { statement } from "./statement.ts";
import licence from "../../../LICENSE?raw";
import begin from "./validator-begin.py?raw";
import end from "./validator-end.py?raw";

const files = import.meta.glob<string>(
  ["../../problems/*/listings/*.cpp", "../../problems/*/validator.py"],
  { query: "?raw", import: "default", eager: true },
);

/** The article of a problem, as its package needs it. */
interface Told {
  readonly title: string;
  readonly language: Language;
  readonly prose: readonly ProseNode[];
}

/**
 * The files of a problem's package that no seed changes: what it is, its statement, what checks its inputs, and right
 * programs. Its test data is made by `testFiles`.
 *
 * @throws RangeError where the problem has no `validator.py`
 */
export function fixedFiles(problem: Problem, { title, language, prose }: Told): PackedFile[] {
  const { id } = problem;
  return [
    { path: "problem.yaml", text: about(problem, title, language) },
    { path: `problem_statement/problem.${language}.tex`, text: statement(title, prose) },
    { path: "input_validators/validate.py", text: validator(problem) },
    ...Object.entries(files)
      .filter(([path]) => path.includes(`/${id}/listings/`))
      .map(([path, text]) => ({ path: `submissions/accepted/${path.replace(/.*\//, "")}`, text })),
  ];
}

/** A list of keys, each value quoted as JSON is, which YAML reads. */
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

function validator({ id, limits }: Problem): string {
  const own = files[`../../problems/${id}/validator.py`];
  if (own === undefined) {
    throw new RangeError(`Cannot pack ${id}: there is no src/problems/${id}/validator.py`);
  }
  const bounds = Object.entries(limits).map(([name, { min, max }]) => [name, [min, max]]);
  return `${begin}LIMITS = ${JSON.stringify(Object.fromEntries(bounds))}\n\n${own}${end}`;
}
