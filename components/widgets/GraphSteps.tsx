import type { SettledNode } from "../charts/settle-graph.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { sayStep, type Shown } from "./say-step.ts";
import { useInSight } from "./use-in-sight.ts";
import type { useSteps } from "./use-steps.ts";

interface Props {
  readonly nodes: readonly SettledNode[];
  readonly steps: ReturnType<typeof useSteps>;
  readonly shows: Shown;
  readonly words: Words["lesson"]["graphPlay"];
}

/**
 * Buttons that settle a graph step by step, forward and back, and what the last step settled. Where they stand below the
 * picture they stay in sight with it.
 */
export function GraphSteps({ nodes, steps, shows, words }: Props) {
  const { shown, stepping, latest, go } = steps;
  const bar = useInSight(latest?.name);
  const all = nodes.length;
  const buttons = [
    { name: words.back, off: shown === 0, press: () => go(shown - 1, true) },
    { name: words.step, off: shown === all, press: () => go(shown + 1, true), main: true },
    { name: words.all, off: shown === all && !stepping, press: () => go(all, false) },
    { name: words.over, off: shown === 0, press: () => go(0, true) },
  ];
  const open = shown === 0 ? words.start : fill(words.every, { nodes: all });
  return (
    <div class="graph-play-bar" ref={bar}>
      <p class="graph-play-step" role="status">
        {latest === undefined ? open : sayStep(latest, nodes, shows, words)}
      </p>
      <div class="graph-play-buttons needs-script" role="group" aria-label={words.steps}>
        {buttons.map(({ name, off, press, main = false }) => (
          <button
            key={name}
            type="button"
            class={main ? "primary" : undefined}
            aria-disabled={off}
            onClick={() => off || press()}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
