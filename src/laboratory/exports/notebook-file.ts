import { fill } from "../../i18n/fill.ts";
import { listsMany } from "../break-law.ts";
import type { HeapGame } from "../lab-game.ts";
import { rulesCode } from "./rules-code.ts";

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

const markdown = (id: string, source: string): object => ({ cell_type: "markdown", id, metadata: {}, source }); // prettier-ignore

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
function farthest({ law, fast }: HeapGame): number {
  if (fast) return listsMany(fast) ? 400 : Infinity;
  if (law.kind !== "code") return 5000;
  const digits = [...law.takes, ...(law.onward?.leaves ?? [])];
  const isFew = digits.every(({ counts, from }) => from === undefined && (counts.at(-1) ?? 0) < 4);
  return isFew ? 100 : 30;
}

/**
 * A notebook for Deno's kernel, version 4.5 of the format, with the computation of the page: the rules of the game, a chart
 * of its values, and its period, if the library knows a theorem about its law.
 */
export function notebookFile(game: HeapGame, parts: NotebookParts): string {
  const rules = rulesCode(game);
  const to = Math.min(parts.to, farthest(game));
  const names = [...rules.imports, "grundyTable", ...(game.fast ? ["findPeriod"] : [])];
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
      ...(game.fast ? [markdown("period", parts.period), code("search", search)] : []),
    ],
  };
  return `${JSON.stringify(notebook, null, 1)}\n`;
}
