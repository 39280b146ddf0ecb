import { fill } from "../../../src/i18n/fill.ts";
import type { Scene } from "../family.ts";
import { Spot } from "../Spot.tsx";

type Levels = readonly (readonly number[])[];

/** The horizontal position of a node, in percent. */
const across = (depth: number, node: number): number => (100 * (2 * node + 1)) / 2 ** (depth + 1);

/** The tree with its root on top; a node is a disc with the number of its stones. */
export function TreePicture({ scene }: { readonly scene: Scene<Levels> }) {
  const { words, position, theory, trace } = scene;
  const rows = position.length;
  const counted = new Map(
    theory?.kind === "sum" ? theory.terms.map(({ place, value }) => [place.join("."), value]) : [],
  );
  const down = (depth: number): number => (100 * (depth + 0.5)) / rows;
  return (
    <div class="tree-scroll scroller">
      <div class="tree" style={{ "--levels": rows, "--leaves": 2 ** (rows - 1) }}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {position
            .slice(1)
            .flatMap((level, depth) =>
              level.map((_, node) => (
                <line
                  key={`${depth}.${node}`}
                  x1={across(depth, node >> 1)}
                  y1={down(depth)}
                  x2={across(depth + 1, node)}
                  y2={down(depth + 1)}
                />
              )),
            )}
        </svg>
        {position.map((level, depth) =>
          level.map((stones, node) => {
            const id = `${depth}.${node}`;
            const value = counted.get(`${depth + 1}.${node + 1}`);
            const name = fill(words.nodeHolds, { level: depth + 1, node: node + 1, n: stones });
            return (
              <div
                key={id}
                class="node"
                data-drop={id}
                role="group"
                aria-label={name}
                style={{ "--across": across(depth, node), "--down": down(depth) }}
              >
                {scene.forward && trace.has(`to ${id}`) ? (
                  <span class="stone carried" data-piece="carried" aria-hidden="true" />
                ) : null}
                <Spot
                  scene={scene}
                  id={id}
                  piece={id}
                  class="stone node-stone"
                  data={{
                    "data-empty": stones === 0 ? "" : undefined,
                    "data-trace": trace.has(id) ? "" : undefined,
                    "data-side": depth > 0 && node % 2 === 0 ? "left" : undefined,
                  }}
                >
                  <span class="node-count" aria-hidden="true">
                    {stones}
                  </span>
                </Spot>
                <span class="node-value">{value ?? ""}</span>
              </div>
            );
          }),
        )}
      </div>
    </div>
  );
}
