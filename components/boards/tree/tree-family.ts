import { fill } from "../../../src/i18n/fill.ts";
import type { Family } from "../family.ts";
import { TreePicture } from "./TreePicture.tsx";
import { itemAt } from "../../../src/games/theory/item-at.ts";
import { numbersOf } from "../spot.ts";

type Levels = readonly (readonly number[])[];

const MOST_LEVELS = 5;
const MOST_STONES = 1000;

/** The node that a move takes stones from, their number, and the child they go to. */
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
export const treeFamily: Family<Levels> = {
  Picture: TreePicture,
  fits: (levels) =>
    levels.length > 0 &&
    levels.length <= MOST_LEVELS &&
    levels.flat().reduce((sum, stones) => sum + stones, 0) <= MOST_STONES,
  way: ({ words }, before, option, say) => {
    const { depth, node, stones, child } = readMove(before, option);
    const how = child === undefined ? "" : child % 2 === 0 ? words.toTheLeft : words.toTheRight;
    const target = child === undefined ? {} : { target: `${depth + 1}.${child}` };
    return { option, say, how, fields: [stones], spots: [`${depth}.${node}`], ...target };
  },
  fieldNames: ({ words }) => [words.howMany],
  spotName: ({ words }, spot) => {
    const [depth, node] = numbersOf(spot);
    return fill(words.nodeSpot, { level: depth + 1, node: node + 1 });
  },
  at: (spot) => {
    const [depth, node] = numbersOf(spot);
    return [(2 * node + 1) * 2 ** (MOST_LEVELS - depth), 1000 * depth];
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
  part: "level",
  more: (levels) => [...levels, Array.from({ length: 2 ** levels.length }, () => 1)],
  less: (levels) => (levels.length > 1 ? levels.slice(0, -1) : undefined),
};
