import { useId } from "preact/hooks";
import { GameGraph } from "../charts/GameGraph.tsx";
import { fill } from "../../src/i18n/fill.ts";
import { faultWords } from "../../src/i18n/fault-words.ts";
import { sayFault } from "../../src/i18n/say.ts";
import type { Language, Words } from "../../src/i18n/words.ts";
import { DRAWN_LIMITS } from "./drawn-limits.ts";
import { GraphSteps } from "./GraphSteps.tsx";
import type { Shown } from "./say-step.ts";
import type { Drawing } from "./use-graph-text.ts";
import { TextField } from "../exercises/TextField.tsx";
import { usePositionText, type PositionFault } from "./use-position-text.ts";
import { useSteps } from "./use-steps.ts";

interface Props {
  readonly game: string;
  /** What readers call the game. */
  readonly called: string;
  readonly position: string;
  readonly drawing: Drawing;
  readonly shows: Shown;
  readonly language: Language;
  readonly words: Pick<Words["lesson"], "graph" | "graphPlay" | "graphOf">;
}

/** The game graph of a position that the reader chooses, settled step by step, with every move in words. */
export function GraphOf(props: Props) {
  const { language, game, called, position, drawing: first, shows, words } = props;
  const { text, drawing, fault, write } = usePositionText(language, game, position, first);
  const { nodes, layout } = drawing;
  const steps = useSteps(nodes);
  const said = useId();
  const w = words.graphOf;
  const set = (written: string): void =>
    write(written, (drawn) => steps.go(drawn.nodes.length, false));
  const size = { nodes: nodes.length, edges: layout.edges.length };

  return (
    <div class="graph-play" role="group" aria-label={fill(w.label, { game: called })}>
      <div class="graph-play-picture">
        <GameGraph
          nodes={nodes}
          layout={layout}
          words={words.graph}
          shown={steps.shown}
          current={steps.latest?.name}
          grundy={shows === "values"}
        />
      </div>
      <div class="graph-play-side">
        <GraphSteps nodes={nodes} steps={steps} words={words.graphPlay} shows={shows} />
        <TextField
          label={fill(w.field, { game: called })}
          value={text}
          write={set}
          invalid={fault !== undefined}
          saidBy={said}
        >
          <button type="button" aria-disabled={text === position} onClick={() => set(position)}>
            {w.first}
          </button>
          <p id={said} class="graph-play-said" role="status" aria-live="polite">
            {fault === undefined ? (
              fill(words.graphPlay.size, size)
            ) : (
              <span class="error">{explain(fault, w, language)}</span>
            )}
          </p>
        </TextField>
      </div>
    </div>
  );
}

function explain(
  fault: PositionFault,
  words: Words["lesson"]["graphOf"],
  language: Language,
): string {
  if (fault.kind !== "badText") {
    return `${fill(words[fault.kind], { ...fault, ...DRAWN_LIMITS })} ${words.kept}`;
  }
  const { line, column } = fault;
  const message = sayFault(faultWords(language), fault);
  return `${fill(words.badText, { line, column, message })} ${words.kept}`;
}
