import { useId, useState } from "preact/hooks";
import { GameGraph } from "../charts/GameGraph.tsx";
import { fill } from "../../src/words/fill.ts";
import type { Words } from "../../src/words/words.ts";
import { EDGE_LIST_LIMITS } from "./edge-list.ts";
import "./field.css";
import "./graph-play.css";
import { sayStep } from "./say-step.ts";
import { useGraphText, type Drawing } from "./use-graph-text.ts";

interface Props {
  readonly text: string;
  readonly drawing: Drawing;
  readonly words: Words["lesson"]["graphPlay"];
  readonly graphWords: Words["lesson"]["graph"];
}

/** A game graph that the reader edits as a text, and settles step by step from its terminal positions backward. */
export function GraphPlay({ text: firstText, drawing: first, words, graphWords }: Props) {
  const [shown, setShown] = useState(first.nodes.length);
  const [stepping, setStepping] = useState(false);
  const { text, drawing, fault, write } = useGraphText(firstText, first, (nodes) => {
    setShown(nodes.length);
    setStepping(false);
  });
  const [field, hint, said] = [useId(), useId(), useId()];
  const { nodes, layout } = drawing;
  const latest = stepping ? nodes[shown - 1] : undefined;

  const go = (count: number, step: boolean): void => {
    setShown(count);
    setStepping(step);
  };
  const buttons = [
    { name: words.back, off: shown === 0, press: () => go(shown - 1, true) },
    { name: words.step, off: shown === nodes.length, press: () => go(shown + 1, true) },
    {
      name: words.all,
      off: shown === nodes.length && !stepping,
      press: () => go(nodes.length, false),
    },
    { name: words.over, off: shown === 0, press: () => go(0, true) },
  ];
  const explanation =
    latest !== undefined
      ? sayStep(latest, nodes, words)
      : shown === 0
        ? words.start
        : fill(words.every, { nodes: nodes.length });
  const size = { nodes: nodes.length, edges: layout.edges.length };
  const complaint =
    fault === undefined || fault === "offline"
      ? words.offline
      : `${fill(words.place, { ...fault, what: fill(words[fault.fault], { ...fault, ...EDGE_LIST_LIMITS }) })} ${words.kept}`;

  return (
    <div class="graph-play" role="group" aria-label={words.label}>
      <div class="graph-play-picture">
        <GameGraph
          nodes={nodes}
          layout={layout}
          words={graphWords}
          shown={shown}
          current={latest?.name}
        />
      </div>
      <div class="graph-play-side">
        <p class="graph-play-step" role="status">
          {explanation}
        </p>
        <div class="graph-play-buttons needs-script" role="group" aria-label={words.steps}>
          {buttons.map(({ name, off, press }) => (
            <button key={name} type="button" aria-disabled={off} onClick={() => off || press()}>
              {name}
            </button>
          ))}
        </div>
        <div class="field needs-script">
          <label for={field}>{words.field}</label>
          <textarea
            id={field}
            rows={9}
            spellcheck={false}
            autoCapitalize="off"
            autoComplete="off"
            value={text}
            aria-invalid={fault !== undefined}
            aria-describedby={`${hint} ${said}`}
            onInput={(event) => write(event.currentTarget.value)}
          />
          <span id={hint} class="field-hint">
            {words.hint}
          </span>
          <button type="button" aria-disabled={text === firstText} onClick={() => write(firstText)}>
            {words.first}
          </button>
          <p id={said} class="graph-play-said" role="status">
            {fault === undefined ? fill(words.size, size) : <span class="fault">{complaint}</span>}
          </p>
        </div>
      </div>
    </div>
  );
}
