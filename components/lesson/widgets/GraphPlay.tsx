import { useId, useRef, useState, useEffect } from "preact/hooks";
import { InputError } from "../../../src/games/theory/input-error.ts";
import { fill, plural, translate, translateFault } from "../../../src/i18n/fill.ts";
import type { Words, Language } from "../../../src/i18n/words.ts";
import { type SettledNode, settleGraph } from "../../charts/game-graph.ts";
import { setText } from "../exercises/numbers.ts";
import { GameGraph } from "../../charts/GameGraph.tsx";
import type { GraphLayout } from "../../charts/lay-out-graph.ts";
import { TextField } from "../exercises/TextField.tsx";
import { DRAWN_LIMITS, readEdgeList } from "./edge-list.ts";
import { faultWords } from "../../../src/i18n/fault-words.ts";
import { Button } from "../../ui/controls.tsx";

/** The labels of a graph's positions: Grundy values with P and N, or only P and N. */
export type Shown = "values" | "outcomes";

type GraphPlayWords = Words["lesson"]["graphPlay"];

/** Explains the outcome of a position and, if values are shown, its Grundy value. */
export function stepText(
  node: SettledNode,
  nodes: readonly SettledNode[],
  shows: Shown,
  words: GraphPlayWords,
): string {
  const { name, options, values, grundy } = node;
  const lost = new Set(nodes.filter(({ outcome }) => outcome === "P").map((other) => other.name));
  const winning = options.filter((option) => lost.has(option));
  if (shows === "outcomes") return outcomeStepText(node, winning, words);
  const value = fill(words.settles, { name, values: setText(values), grundy });
  const known = { name, options: winning.join(", ") };
  if (options.length === 0) return `${value} ${fill(words.terminal, known)}`;
  return `${value} ${fill(winning.length === 0 ? words.losing : words.winning, known)}`;
}

function outcomeStepText(
  { name, options }: SettledNode,
  winning: readonly string[],
  { language, terminal, outcomes }: GraphPlayWords,
): string {
  if (options.length === 0) return fill(terminal, { name });
  const [named, report] =
    winning.length === 0 ? [options, outcomes.losing] : [winning, outcomes.winning];
  return fill(plural(language, report, named.length), { name, options: named.join(", ") });
}

/** Stores the number of settled nodes of a graph, in the order of backward induction. */
function useSteps(nodes: readonly SettledNode[]) {
  const [shown, setShown] = useState(nodes.length);
  const [stepping, setStepping] = useState(false);
  const go = (count: number, step: boolean): void => {
    setShown(count);
    setStepping(step);
  };
  return { shown, stepping, go, latest: stepping ? nodes[shown - 1] : undefined };
}

/**
 * Scrolls the node that a step marked to the middle of the window, unless it is near the middle. The bar with the buttons
 * is at the bottom of the window, or next to the drawing.
 *
 * @returns the ref of the bar, which is in the same `.graph-play` as the drawing
 */
function useScrollToMarked(marked: string | undefined) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const play = bar.current?.closest(".graph-play");
    const node = play?.querySelector('.game-graph-node[data-current="true"]');
    if (marked === undefined || !node) return;
    const { top, bottom } = node.getBoundingClientRect();
    if (top > 0.2 * innerHeight && bottom < 0.6 * innerHeight) return;
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    node.scrollIntoView({ block: "center", behavior: isReduced ? "auto" : "smooth" });
  }, [marked]);
  return bar;
}

interface GraphStepsProps {
  readonly nodes: readonly SettledNode[];
  readonly steps: ReturnType<typeof useSteps>;
  readonly shows: Shown;
  readonly words: Words["lesson"]["graphPlay"];
}

/**
 * Shows the explanation of the last step, and the buttons that step through the graph forward and back. Below the drawing,
 * they remain visible together with it.
 */
function GraphSteps({ nodes, steps, shows, words }: GraphStepsProps) {
  const { shown, stepping, latest, go } = steps;
  const bar = useScrollToMarked(latest?.name);
  const all = nodes.length;
  const idleText = shown === 0 ? words.start : fill(words.every, { nodes: all });
  return (
    <div class="graph-play-bar stack" ref={bar}>
      <p class="graph-play-step" role="status">
        {latest === undefined ? idleText : stepText(latest, nodes, shows, words)}
      </p>
      <div class="graph-play-buttons needs-script row" role="group" aria-label={words.steps}>
        <Button text={words.back} off={shown === 0} onPress={() => go(shown - 1, true)} />
        <Button
          text={words.step}
          class="primary"
          off={shown === all}
          onPress={() => go(shown + 1, true)}
        />
        <Button text={words.all} off={shown === all && !stepping} onPress={() => go(all, false)} />
        <Button text={words.over} off={shown === 0} onPress={() => go(0, true)} />
      </div>
    </div>
  );
}

/** A graph that can be drawn. */
export interface Drawing {
  readonly nodes: readonly SettledNode[];
  readonly layout: GraphLayout;
}

interface Props {
  /** The id of the game whose positions are drawn; without it the text is an edge list. */
  readonly game?: string | undefined;
  readonly text: string;
  readonly drawing: Drawing;
  readonly shows: Shown;
  readonly language: Language;
  readonly words: Pick<Words["lesson"], "graph" | "graphPlay" | "graphOf">;
  readonly label: string;
  /** The label of the text field. */
  readonly field: string;
}

/** Returns the drawing of a text, or the message of its fault. The code is loaded at the first edit. */
async function draw(text: string, { game, language, words }: Props): Promise<Drawing | string> {
  if (game === undefined) {
    const read = readEdgeList(text);
    if ("fault" in read) {
      const { line, column } = read;
      const message = translate(words.graphPlay.faults, read.fault);
      return fill(words.graphPlay.place, { line, column, what: message });
    }
    const nodes = settleGraph(read.graph);
    const { layOutGraph } = await import("../../charts/lay-out-graph.ts");
    return { nodes, layout: layOutGraph(nodes) };
  }
  const { drawPosition } = await import("./draw-position.ts");
  try {
    return drawPosition(language, game, text) ?? fill(words.graphOf.tooMany, DRAWN_LIMITS);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { line, column } = error;
    const message = translateFault(faultWords(language), error);
    return fill(words.graphOf.badText, { line, column, message });
  }
}

/** Maximum height of the text field in lines. */
const MAX_ROWS = 16;

/**
 * Shows the game graph of the reader's text, settled step by step from its terminal positions. An invalid text does not
 * change the drawing, and the drawing of a superseded text is discarded.
 */
export function GraphPlay(props: Props) {
  const { game, text: firstText, drawing: first, shows, words } = props;
  const isList = game === undefined;
  const { kept, first: resetLabel } = isList ? words.graphPlay : words.graphOf;
  const [text, setText] = useState(firstText);
  const [{ nodes, layout }, setDrawing] = useState(first);
  const [fault, setFault] = useState<string>();
  const steps = useSteps(nodes);
  const message = useId();
  const edit = useRef(0);
  const write = (written: string): void => {
    const current = ++edit.current;
    setText(written);
    const settle = (found: Drawing | string): void => {
      if (current !== edit.current) return;
      setFault(typeof found === "string" ? `${found} ${kept}` : undefined);
      if (typeof found === "string") return;
      setDrawing(found);
      steps.go(found.nodes.length, false);
    };
    if (written === firstText) settle(first);
    else draw(written, props).then(settle, () => settle(words.graphPlay.offline));
  };
  const size = { nodes: nodes.length, edges: layout.edges.length };

  return (
    <div class="graph-play" role="group" aria-label={props.label}>
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
      <div class="graph-play-side stack unprinted">
        <GraphSteps nodes={nodes} steps={steps} words={words.graphPlay} shows={shows} />
        <TextField
          label={props.field}
          hint={isList ? words.graphPlay.hint : undefined}
          rows={isList ? Math.min(MAX_ROWS, firstText.split("\n").length) : undefined}
          value={text}
          onText={write}
          invalid={fault !== undefined}
          messageId={message}
        >
          <Button text={resetLabel} off={text === firstText} onPress={() => write(firstText)} />
          <p id={message} class="graph-play-status small" role="status" aria-live="polite">
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
