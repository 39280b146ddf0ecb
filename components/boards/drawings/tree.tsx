import { fill } from "../../../src/i18n/fill.ts";
import { type BoardDrawing, type PicturedBoard, numbersOf } from "../drawing.ts";
import { itemAt } from "../../../src/games/theory/item-at.ts";
import { Spot } from "../Spot.tsx";
import { sumOf } from "./heaps.tsx";

type Levels = readonly (readonly number[])[];

const MAX_LEVELS = 5;
const MAX_STONES = 1000;

/** Returns the node that a move takes stones from, their number, and the child that receives them. */
function readMove(before: Levels, option: Levels) {
  const depth = before.findIndex((level, at) => level.join() !== option[at]?.join());
  const [was, is] = [itemAt(before, depth), itemAt(option, depth)];
  const node = was.findIndex((stones, at) => stones !== is[at]);
  const stones = itemAt(was, node) - itemAt(is, node);
  const below = before[depth + 1];
  const child = below?.findIndex((each, at) => each !== option[depth + 1]?.[at]);
  return { depth, node, stones, child };
}

/** Stones on the nodes of a complete binary tree; a move carries stones from a node to one of its children. */
export const treeDrawing: BoardDrawing<Levels> = {
  Picture: TreePicture,
  fits: (levels) =>
    levels.length > 0 && levels.length <= MAX_LEVELS && sumOf(levels.flat()) <= MAX_STONES,
  boardMoves: ({ words }, before, option, name) => {
    const { depth, node, stones, child } = readMove(before, option);
    const how = child === undefined ? "" : child % 2 === 0 ? words.toTheLeft : words.toTheRight;
    const target = child === undefined ? {} : { target: `${depth + 1}.${child}` };
    return { option, name, how, fields: [stones], spots: [`${depth}.${node}`], ...target };
  },
  fieldNames: ({ words }) => [words.howMany],
  spotName: ({ words }, spot) => {
    const [depth, node] = numbersOf(spot);
    return fill(words.nodeSpot, { level: depth + 1, node: node + 1 });
  },
  at: (spot) => {
    const [depth, node] = numbersOf(spot);
    return [(2 * node + 1) * 2 ** (MAX_LEVELS - depth), 1000 * depth];
  },
  touches: (before, option) => {
    const { depth, node, child } = readMove(before, option);
    return [`${depth}.${node}`, ...(child === undefined ? [] : [`to ${depth + 1}.${child}`])];
  },
  origins: (before, option) => {
    const { depth, node, child } = readMove(before, option);
    return new Map(child === undefined ? [] : [["carried", `${depth}.${node}`]]);
  },
  deal: (like, random) => like.map((level) => level.map(() => Math.floor(random() * 5))),
  fields: ({ words }, levels) =>
    levels.flatMap((level, depth) =>
      level.map((value, node) => ({
        label: fill(words.nodeName, { level: depth + 1, node: node + 1 }),
        value,
        set: (stones: number) => levels.with(depth, level.with(node, stones)),
      })),
    ),
  sketch: (levels) => {
    const at = (depth: number, node: number) =>
      [(node + 0.5) * 2 ** (levels.length - depth) - 0.5, 2 * depth] as const;
    return {
      discs: levels.flatMap((level, depth) =>
        level.flatMap((stones, node) => (stones > 0 ? [at(depth, node)] : [])),
      ),
      lines: levels
        .slice(1)
        .flatMap((level, depth) =>
          level.map((_, node) => [at(depth, node >> 1), at(depth + 1, node)]),
        ),
    };
  },
  part: "level",
  more: (levels) => [...levels, Array.from({ length: 2 ** levels.length }, () => 1)],
  less: (levels) => (levels.length > 1 ? levels.slice(0, -1) : undefined),
};

/** Returns the horizontal position of a node, in percent. */
const across = (depth: number, node: number): number => (100 * (2 * node + 1)) / 2 ** (depth + 1);

/** The tree with its root on top; a node is a disc with the number of its stones. */
function TreePicture({ board }: { readonly board: PicturedBoard<Levels> }) {
  const { words, position, theory, trace } = board;
  const rows = position.length;
  const values = new Map(
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
            const value = values.get(`${depth + 1}.${node + 1}`);
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
                {board.forward && trace.has(`to ${id}`) ? (
                  <span class="stone carried" data-piece="carried" aria-hidden="true" />
                ) : null}
                <Spot
                  board={board}
                  id={id}
                  piece={id}
                  class="stone node-stone"
                  data={{
                    "data-empty": stones === 0 || undefined,
                    "data-trace": trace.has(id) || undefined,
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
