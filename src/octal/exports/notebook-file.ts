import { isPlain, leavesOf, mostHeaps } from "../../games/theory/take-and-break.ts";
import { fill } from "../../i18n/fill.ts";
import { listsMany, provable, subtractionSet, type CodeLaw, type RuleLaw } from "../law.ts";
import type { HeapGame } from "../read-game.ts";

/** The rules of a game as TypeScript: what it imports from the library, and the statements that name them `game`. */
interface RulesCode {
  readonly imports: readonly string[];
  readonly code: string;
}

/** The codes that the library itself reads. */
const OCTAL = /^[048c]\.[\da-f]*(?:\[[\da-f]+\])?$/;

/** The rules of a game for a cell of a notebook. */
export function rulesCode({ text, law }: HeapGame): RulesCode {
  const name = JSON.stringify(text);
  if (OCTAL.test(text)) return { imports: ["octal"], code: `const game = octal(${name});` };
  switch (law.kind) {
    case "shifted":
      return { imports: ["treblecross"], code: "const game = treblecross;" };
    case "divisors":
      return numbersCode(name, "size % number === 0 && number < size", true);
    case "rule":
      return numbersCode(name, law.allBut ? `!(${memberCode(law)})` : memberCode(law));
    case "code":
      return lawCode(name, law);
  }
}

function lawCode(name: string, { takes, onward }: CodeLaw): RulesCode {
  const law = { takes, ...(onward && { onward }) };
  const set = subtractionSet({ kind: "code", ...law });
  if (set !== undefined)
    return { imports: ["subtraction"], code: `const game = subtraction([${set.join(", ")}]);` };
  const code = `const law = ${JSON.stringify(law)} as const;\nconst game = takeAndBreak({ name: ${name}, law });`;
  return { imports: ["takeAndBreak"], code };
}

/** When `number` is one of a rule's numbers, as code. */
function memberCode({ rule }: RuleLaw): string {
  switch (rule.name) {
    case "squares":
      return "Math.round(Math.sqrt(number)) ** 2 === number";
    case "cubes":
      return "Math.round(Math.cbrt(number)) ** 3 === number";
    case "triangular":
      return "Math.round(Math.sqrt(8 * number + 1)) ** 2 === 8 * number + 1";
    case "fibonacci":
      return "[-4, 4].some((more) => Math.round(Math.sqrt(5 * number ** 2 + more)) ** 2 === 5 * number ** 2 + more)";
    case "powers":
      return `${rule.of} ** Math.round(Math.log(number) / Math.log(${rule.of})) === number`;
    case "primes":
      return "number > 1 && upTo(Math.floor(Math.sqrt(number))).every((of) => of === 1 || number % of > 0)";
  }
}

/** Rules by the numbers that may be taken: what a rule says of a number is found once. */
const numbersCode = (name: string, member: string, ofSize = false): RulesCode => ({
  imports: ["heapRuleset"],
  code: `const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);
${ofSize ? "" : `const found: boolean[] = [];\nconst isMove = (number: number): boolean => (found[number] ??= ${member});\n`}const game = heapRuleset({
  name: ${name},
  heapOptions: (size) =>
    upTo(size)
      .filter((number) => ${ofSize ? member : "isMove(number)"})
      .map((number) => [size - number].filter((heap) => heap > 0)),
});`,
});

/** What a notebook says, in the reader's language, as Markdown; and where its modules are. */
export interface NotebookParts {
  readonly title: string;
  /** What the game is, and where the notebook is from. */
  readonly lead: string;
  /** Said before the period is looked for. */
  readonly period: string;
  /** Shown where the values prove none, with the placeholder `to`. */
  readonly none: string;
  readonly addresses: { readonly grundy: string; readonly notebook: string };
  /** The largest heap of its table, where that is filled in seconds. */
  readonly to: number;
  /** The largest heap that the proof of its period needs, if it has one. */
  readonly provedAt?: number | undefined;
}

/** The longest table of the library, in which a proof is looked for. */
const LONGEST = 10_000_000;

const markdown = (id: string, source: string): object => ({
  cell_type: "markdown",
  id,
  metadata: {},
  source,
});

const code = (id: string, source: string): object => ({
  cell_type: "code",
  id,
  metadata: {},
  source,
  execution_count: null,
  outputs: [],
});

/**
 * How far a notebook's table goes at most, since its cell fills it by the definition: it should run in seconds. There are as
 * many ways to split n stones into any number of heaps as n has partitions.
 */
function farthest({ law }: HeapGame): number {
  if (law.kind !== "code") return 5000;
  if (!listsMany(law)) return isPlain(law) ? Infinity : 5000;
  return leavesOf(law).some((one) => one.from !== undefined || mostHeaps(one) > 3) ? 30 : 400;
}

/**
 * A notebook for Deno's kernel, version 4.5 of the format, with the computation of the page: the rules of the game, a chart
 * of its values, and its period, if the library knows a theorem about its law.
 */
export function notebookFile(game: HeapGame, parts: NotebookParts): string {
  const rules = rulesCode(game);
  const to = Math.min(parts.to, farthest(game));
  const hasTheorem = provable(game.law) !== undefined;
  const names = [...rules.imports, "grundyTable", ...(hasTheorem ? ["findPeriod"] : [])];
  const first =
    `import { show } from ${JSON.stringify(parts.addresses.notebook)};\n` +
    `import { ${names.join(", ")} } from ${JSON.stringify(parts.addresses.grundy)};\n\n${rules.code}\n\n` +
    `const values = grundyTable(game, ${to});\nawait show.sequence(values);`;
  const { provedAt = 0 } = parts;
  const searched = provedAt <= LONGEST ? Math.max(to, provedAt) : to;
  const none = JSON.stringify(fill(parts.none, { to: searched }));
  const search = `await show.result(findPeriod(game, ${searched}) ?? ${none});`;
  const notebook = {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {
      kernelspec: { name: "deno", display_name: "Deno", language: "typescript" },
      language_info: { name: "typescript", file_extension: ".ts", mimetype: "text/x.typescript" },
    },
    cells: [
      markdown("title", `# ${parts.title}\n\n${parts.lead}`),
      code("values", first),
      ...(hasTheorem ? [markdown("period", parts.period), code("search", search)] : []),
    ],
  };
  return `${JSON.stringify(notebook, null, 1)}\n`;
}
