import { isPlain, leavesOf, listsMany, mostHeaps } from "../../games/theory/take-and-break.ts";
import { fill } from "../../i18n/fill.ts";
import { numbersOf, provable, subtractionSet, type HeapLaw } from "../law.ts";
import { readGame } from "../read-game.ts";

/** The rules of a game as TypeScript: the imports from the library, and the statements that define `game`. */
interface RulesCode {
  readonly imports: readonly string[];
  readonly code: string;
}

/** The codes that the library's function `octal` accepts. */
const OCTAL = /^[048c]\.[\da-f]*(?:\[[\da-f]+\])?$/;

/**
 * Returns the rules of a game as code for a cell of a notebook.
 *
 * @param to the largest heap that the cell needs
 */
export function rulesCode(text: string, law: HeapLaw, to: number): RulesCode {
  const name = JSON.stringify(text);
  if (OCTAL.test(text)) return { imports: ["octal"], code: `const game = octal(${name});` };
  switch (law.kind) {
    case "divisors":
      return numbersCode(name, "size % number === 0 && number < size");
    case "rule": {
      const numbers = `const numbers = new Set([${numbersOf(law.rule, to).join(", ")}]);\n`;
      return numbersCode(name, "numbers.has(number)", numbers);
    }
    case "code": {
      const set = subtractionSet(law);
      if (set !== undefined)
        return { imports: ["subtraction"], code: `const game = subtraction([${set.join(", ")}]);` };
      const { takes, onward } = law;
      const data = JSON.stringify({ takes, ...(onward && { onward }) });
      const code = `const law = ${data} as const;\nconst game = takeAndBreak({ name: ${name}, law });`;
      return { imports: ["takeAndBreak"], code };
    }
  }
}

/** Returns the code of rules that are defined by the numbers that a move may take. */
const numbersCode = (name: string, isMove: string, before = ""): RulesCode => ({
  imports: ["heapRuleset"],
  code: `${before}const game = heapRuleset({
  name: ${name},
  heapOptions: (size) =>
    Array.from({ length: size }, (_, at) => at + 1)
      .filter((number) => ${isMove})
      .map((number) => [size - number].filter((heap) => heap > 0)),
});`,
});

/** The texts of a notebook, in the reader's language, as Markdown. */
interface NotebookWords {
  readonly title: string;
  /** The introduction: the game, and the source of the notebook. */
  readonly lead: string;
  /** The text before the search for a period. */
  readonly period: string;
  /** The text shown if the values prove no period, with the placeholder `to`. */
  readonly none: string;
}

/** Maximum table length of the library's `findPeriod`. */
const MAX_TABLE = 10_000_000;

/** Maximum heap of a notebook's table, which is computed whenever its cell runs. */
const MAX_HEAP = 20_000;

/** Returns the maximum heap of a notebook's table, so that its cell, which uses the definition, runs in seconds. */
function maxHeapFor(law: HeapLaw): number {
  if (law.kind !== "code") return 2000;
  if (!listsMany(law)) return isPlain(law) ? MAX_HEAP : 5000;
  return leavesOf(law).some((one) => mostHeaps(one) > 3) ? 30 : 400;
}

/**
 * Returns a notebook for Deno's kernel, in version 4.5 of the format, with the computation of the page: the rules of
 * the game, a chart of its values, and its period if a theorem of the library applies to its law.
 *
 * @param text a game of heaps
 * @param library the URL of the folder with the library's modules
 * @param limit the largest heap of the page
 * @param provedAt the largest heap that the proof of the period needs, if it has one
 */
export function notebookFile(
  text: string,
  words: NotebookWords,
  library: string,
  limit: number,
  provedAt = 0,
): string {
  const game = readGame(text);
  if (game.kind !== "heaps")
    throw new RangeError(
      `Cannot write notebook: game must be a game of heaps, current value is ${text}`,
    );
  const to = Math.min(limit, maxHeapFor(game.law));
  const rules = rulesCode(text, game.law, to);
  const hasTheorem = provable(game.law) !== undefined;
  const names = [...rules.imports, "grundyTable", ...(hasTheorem ? ["findPeriod"] : [])];
  const first =
    `import { show } from ${JSON.stringify(`${library}notebook.js`)};\n` +
    `import { ${names.join(", ")} } from ${JSON.stringify(`${library}grundy.js`)};\n\n${rules.code}\n\n` +
    `const values = grundyTable(game, ${to});\nawait show.sequence(values);`;
  const searched = provedAt <= MAX_TABLE ? Math.max(to, provedAt) : to;
  const none = JSON.stringify(fill(words.none, { to: searched }));
  const search = `await show.result(findPeriod(game, ${searched}) ?? ${none});`;
  const markdown = (id: string, source: string) =>
    ({ cell_type: "markdown", id, metadata: {}, source }) as const;
  const code = (id: string, source: string) =>
    ({ ...markdown(id, source), cell_type: "code", execution_count: null, outputs: [] }) as const;
  const notebook = {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {
      kernelspec: { name: "deno", display_name: "Deno", language: "typescript" },
      language_info: { name: "typescript", file_extension: ".ts", mimetype: "text/x.typescript" },
    },
    cells: [
      markdown("title", `# ${words.title}\n\n${words.lead}`),
      code("values", first),
      ...(hasTheorem ? [markdown("period", words.period), code("search", search)] : []),
    ],
  };
  return `${JSON.stringify(notebook, null, 1)}\n`;
}
