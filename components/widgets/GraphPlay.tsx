import { useId } from "preact/hooks";
import { GameGraph } from "../charts/GameGraph.tsx";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { EDGE_LIST_LIMITS } from "./edge-list.ts";
import { GraphSteps } from "./GraphSteps.tsx";
import type { Shown } from "./say-step.ts";
import { TextField } from "../exercises/TextField.tsx";
import { useGraphText, type Drawing } from "./use-graph-text.ts";
import { useSteps } from "./use-steps.ts";

interface Props {
  readonly text: string;
  readonly drawing: Drawing;
  readonly shows: Shown;
  readonly words: Words["lesson"]["graphPlay"];
  readonly graphWords: Words["lesson"]["graph"];
}

/** A longer text scrolls in its field. */
const MOST_ROWS = 16;

/** A game graph that the reader edits as a text, and settles step by step from its terminal positions backward. */
export function GraphPlay(props: Props) {
  const { text: firstText, drawing: first, shows, words, graphWords } = props;
  const { text, drawing, fault, write } = useGraphText(firstText, first, (nodes) =>
    steps.go(nodes.length, false),
  );
  const steps = useSteps(drawing.nodes);
  const said = useId();
  const { layout } = drawing;
  const rows = Math.min(MOST_ROWS, firstText.split("\n").length);
  const size = { nodes: drawing.nodes.length, edges: layout.edges.length };
  const complaint =
    fault === undefined || fault === "offline"
      ? words.offline
      : `${fill(words.place, { ...fault, what: fill(words[fault.fault], { ...fault, ...EDGE_LIST_LIMITS }) })} ${words.kept}`;

  return (
    <div
      class="graph-play"
      role="group"
      aria-label={shows === "values" ? words.label : words.outcomes.label}
    >
      <div class="graph-play-picture">
        <GameGraph
          nodes={drawing.nodes}
          layout={layout}
          words={graphWords}
          shown={steps.shown}
          current={steps.latest?.name}
          grundy={shows === "values"}
        />
      </div>
      <div class="graph-play-side">
        <GraphSteps nodes={drawing.nodes} steps={steps} words={words} shows={shows} />
        <TextField
          label={words.field}
          hint={words.hint}
          rows={rows}
          value={text}
          write={write}
          invalid={fault !== undefined}
          saidBy={said}
        >
          <button type="button" aria-disabled={text === firstText} onClick={() => write(firstText)}>
            {words.first}
          </button>
          <p id={said} class="graph-play-said" role="status" aria-live="polite">
            {fault === undefined ? fill(words.size, size) : <span class="error">{complaint}</span>}
          </p>
        </TextField>
      </div>
    </div>
  );
}
