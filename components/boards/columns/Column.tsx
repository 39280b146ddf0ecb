import type { ComponentChildren } from "preact";
import type { Stage } from "../family.ts";
import { Spot } from "../Spot.tsx";
import { MOST_DRAWN } from "./heaps.ts";

interface Props {
  readonly scene: Stage;
  /** The first part of the names of its spots and pieces. */
  readonly id: number;
  readonly label: string;
  /** The short name beneath it. */
  readonly name: string;
  readonly size: number;
  /** Its Grundy value, when values are shown. */
  readonly value: string;
  /** Whether it is drawn small, as one spot. */
  readonly compact: boolean;
  /** How many stones the last move took from here. */
  readonly trace: number;
  /** How many stones are side by side in a row; in a column of one they may be lower, where there are many. */
  readonly across?: number;
  readonly children?: ComponentChildren;
}

/** A column of stones, each a spot for itself and all stones above it, in rows where there is more than one across; or a pile that is one spot. */
export function Column(props: Props) {
  const { scene, id, label, name, size, value, compact, trace, across = 1, children } = props;
  const stones = Array.from({ length: compact ? 0 : size }, (_, index) => size - 1 - index);
  // The highest row is the only one that may have room; its first stone, which is the top one, is the last in it.
  const first = ((size + trace - 1) % across) + 1;
  const marked = stones.filter((index) => scene.mark(`${id}:${index}`) === "marked").length;
  return (
    <div class="column" role="group" aria-label={label} data-drop={`${id}`}>
      <div class="column-stones" {...(across > 1 && { style: { "--top": across - first + 1 } })}>
        {Array.from({ length: compact ? 0 : trace }, (_, at) => (
          <span key={`gone-${size}-${at}`} class="stone stone-gone" data-leaving={scene.forward} />
        ))}
        {stones.map((index) => (
          <Spot
            key={index}
            scene={scene}
            id={`${id}:${index}`}
            piece={`${id}:${index}`}
            class="stone"
          />
        ))}
        {compact ? (
          <Spot
            scene={scene}
            id={`${id}`}
            class="pile"
            data={{ "data-empty": size === 0 ? "" : undefined }}
          >
            <span class="pile-stones" aria-hidden="true">
              {Array.from({ length: Math.min(size, MOST_DRAWN) }, (_, index) => (
                <i key={index} />
              ))}
            </span>
          </Spot>
        ) : null}
      </div>
      {children}
      <p class="column-size" aria-hidden="true">
        {size}
        {marked > 0 ? <span class="column-becomes">→{size - marked}</span> : null}
      </p>
      <p class="column-name" aria-hidden="true">
        {name}
      </p>
      <div class="column-value">{value}</div>
    </div>
  );
}
