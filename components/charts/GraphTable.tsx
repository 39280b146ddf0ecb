import type { Words } from "../../src/i18n/words.ts";
import type { LoopyOutcome } from "../../src/games/theory/finite-graph.ts";
import { fill } from "../../src/i18n/fill.ts";
import { onOneLine } from "../../src/i18n/on-one-line.ts";
import type { DrawnNode } from "./game-graph.ts";

/** An outcome as tables and sentences name it: its letter, or the word for a draw. */
export const outcomeWord = (outcome: LoopyOutcome, { draw }: Words["lesson"]["graph"]): string =>
  outcome === "draw" ? draw : outcome;

interface Props {
  readonly nodes: readonly DrawnNode[];
  readonly shown: number;
  readonly grundy: boolean;
  readonly words: Words["lesson"]["graph"];
}

/** The text form of a game graph, folded. */
export function GraphTable({ nodes, shown, words, grundy }: Props) {
  const heads = [
    words.position,
    words.options,
    ...(grundy ? [words.values, words.grundy] : []),
    words.outcome,
  ];
  return (
    <details class="game-graph-table small">
      <summary>{words.table}</summary>
      <div class="scroller" tabIndex={0} role="group" aria-label={words.table}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {nodes.map((node, index) => (
              <tr key={node.name}>
                <th scope="row">{node.name}</th>
                <td class={node.says && "said"}>{optionsOf(node, words)}</td>
                {index < shown ? (
                  <>
                    {grundy && <td>{node.values?.join(", ") || words.none}</td>}
                    {grundy && <td>{node.grundy}</td>}
                    <td>{outcomeWord(node.outcome, words)}</td>
                  </>
                ) : (
                  <td colSpan={grundy ? 3 : 1}>{words.unknown}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** The options by name, none of which is broken; where moves have words, a line each. */
function optionsOf({ options, says }: DrawnNode, words: Props["words"]) {
  const names = options.map(onOneLine);
  if (names.length === 0) return words.none;
  if (says === undefined) return names.join(", ");
  return names.map((option, at) => (
    <div key={at}>{fill(words.option, { option, say: says[at] ?? "" })}</div>
  ));
}
