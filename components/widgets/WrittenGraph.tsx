import { useId, useRef, useState } from "preact/hooks";
import { GameGraph } from "../charts/GameGraph.tsx";
import type { GraphLayout } from "../charts/lay-out-graph.ts";
import type { SettledNode } from "../charts/settle-graph.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { TextField } from "../exercises/TextField.tsx";
import { GraphSteps } from "./GraphSteps.tsx";
import type { Shown } from "./say-step.ts";
import { useSteps } from "./use-steps.ts";

/** A graph that can be drawn. */
export interface Drawing {
  readonly nodes: readonly SettledNode[];
  readonly layout: GraphLayout;
}

/** What a text gives: a drawing, or what is wrong with it, in words. */
export type Written = { readonly drawing: Drawing } | { readonly fault: string };

interface Props {
  readonly label: string;
  readonly field: string;
  readonly hint?: string;
  readonly rows?: number;
  /** What the button says that brings the first text back. */
  readonly again: string;
  readonly firstText: string;
  readonly first: Drawing;
  /** Draws another text, by code that is loaded at the first edit; rejected where that does not load. */
  readonly draw: (text: string) => Promise<Written>;
  readonly offline: string;
  readonly shows: Shown;
  readonly words: Pick<Words["lesson"], "graph" | "graphPlay">;
}

/**
 * The game graph of what the reader writes, settled step by step from its terminal positions backward. What is wrong leaves
 * the last drawing; one that is overtaken by a later edit is dropped.
 */
export function WrittenGraph(props: Props) {
  const { label, firstText, first, draw, offline, shows, words } = props;
  const [text, setText] = useState(firstText);
  const [{ nodes, layout }, setDrawing] = useState(first);
  const [fault, setFault] = useState<string>();
  const steps = useSteps(nodes);
  const said = useId();
  const edit = useRef(0);
  const write = (written: string): void => {
    const current = ++edit.current;
    setText(written);
    const settle = (found: Written): void => {
      if (current !== edit.current) return;
      setFault("fault" in found ? found.fault : undefined);
      if ("fault" in found) return;
      setDrawing(found.drawing);
      steps.go(found.drawing.nodes.length, false);
    };
    if (written === firstText) settle({ drawing: first });
    else draw(written).then(settle, () => settle({ fault: offline }));
  };
  const size = { nodes: nodes.length, edges: layout.edges.length };

  return (
    <div class="graph-play" role="group" aria-label={label}>
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
          label={props.field}
          {...(props.hint !== undefined && { hint: props.hint })}
          {...(props.rows !== undefined && { rows: props.rows })}
          value={text}
          write={write}
          invalid={fault !== undefined}
          saidBy={said}
        >
          <button type="button" aria-disabled={text === firstText} onClick={() => write(firstText)}>
            {props.again}
          </button>
          <p id={said} class="graph-play-said" role="status" aria-live="polite">
            {fault === undefined ? (
              fill(words.graphPlay.size, size)
            ) : (
              <span class="error">{fault}</span>
            )}
          </p>
        </TextField>
      </div>
    </div>
  );
}
