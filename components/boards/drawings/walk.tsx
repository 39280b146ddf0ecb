import { gridOf, type GeographyRuleset } from "../../../src/games/rulesets/geography.ts";
import { itemAt } from "../../../src/games/theory/item-at.ts";
import { fill } from "../../../src/i18n/fill.ts";
import { type BoardDrawing, type PicturedBoard, upTo } from "../drawing.ts";
import { nameMove } from "../names.ts";
import { Spot } from "../Spot.tsx";

type Walk = readonly number[];

/** The places of the vertices, in squares from the upper left one, and the size of the picture in squares. */
interface Layout {
  readonly places: readonly (readonly [x: number, y: number])[];
  readonly size: readonly [width: number, height: number];
  readonly isGrid: boolean;
}

/** Maximum number of squares in a line, and of vertices on a circle, that fit a phone. */
const MAX_ACROSS = 8;
const MAX_AROUND = 12;

/** Returns the drawing of a graph whose vertices are on a circle, the first one on top; undefined for too many. */
export function circleDrawing(count: number): BoardDrawing<Walk> | undefined {
  if (count === 0 || count > MAX_AROUND) return undefined;
  const side = Math.max(3, 1 + Math.ceil(count / 2));
  const radius = (side - 1) / 2;
  const places = upTo(count).map((vertex) => {
    const angle = (2 * Math.PI * vertex) / count;
    return [radius * (1 + Math.sin(angle)), radius * (1 - Math.cos(angle))] as const;
  });
  return walkDrawing({ places, size: [side, side], isGrid: false });
}

/** Returns the drawing of the squares of a map such as `.../.#.`; undefined for too many. */
export function squaresDrawing(map: string): BoardDrawing<Walk> | undefined {
  const places = gridOf(map).squares.map(([row, column]) => [column, row] as const);
  const size = [
    1 + Math.max(0, ...places.map(([x]) => x)),
    1 + Math.max(0, ...places.map(([, y]) => y)),
  ] as const;
  if (places.length === 0 || Math.max(...size) > MAX_ACROSS) return undefined;
  return walkDrawing({ places, size, isGrid: true });
}

/** Returns the drawing of a piece that moves on a graph: pressing a vertex moves the piece there. */
function walkDrawing(layout: Layout): BoardDrawing<Walk> {
  const { places } = layout;
  return {
    Picture: ({ board }) => <WalkPicture board={board} layout={layout} />,
    fits: () => true,
    boardMoves: (_, _before, option, name) => {
      const target = String(option.at(-1));
      return { option, name, how: "", fields: [], spots: [target], target };
    },
    at: (spot) => {
      const [x, y] = itemAt(places, Number(spot));
      return [100 * x, 100 * y];
    },
    touches: (before) => (before.length === 0 ? [] : ["piece"]),
    deal: (like, random) => (like.length === 0 ? [] : [Math.floor(random() * places.length)]),
    sketch: ([begin = 0]) => ({ squares: places, discs: [itemAt(places, begin)] }),
    edits: ({ game: { rules }, words }) =>
      upTo(places.length).map((vertex) => {
        const name = nameMove(words, rules, [], [vertex]);
        return { option: [vertex], name, how: "", fields: [], spots: [String(vertex)] };
      }),
  };
}

interface PictureProps {
  readonly board: PicturedBoard<Walk>;
  readonly layout: Layout;
}

/** The walk as a line; with the matching that the winner follows, while outcomes are shown and at the end. */
function WalkPicture({ board, layout }: PictureProps) {
  const { words, game, moves, position: walk, theory, toMove, editing } = board;
  const { places, size, isGrid } = layout;
  const rules = game.rules as GeographyRuleset;
  const visited = new Set(walk);
  const outcomes = new Map(
    theory === undefined ? [] : moves.map(({ option, spots }) => [spots[0], game.judge(option)]),
  );
  const shows = theory !== undefined || (toMove === "nobody" && board.before !== undefined);
  const pairs = shows ? rules.followed(walk) : [];
  const centre = (vertex: number): string => {
    const [x, y] = itemAt(places, vertex);
    return `${x + 0.5} ${y + 0.5}`;
  };
  const path = (vertices: Walk): string => `M${vertices.map(centre).join("L")}`;
  const edges = upTo(places.length).flatMap((from) =>
    rules.options([from]).flatMap((walked) => ((walked[1] ?? 0) > from ? [walked] : [])),
  );
  const isPlace = (at: number): boolean =>
    places.some(([x, y]) => x === at % size[0] && y === Math.floor(at / size[0]));
  const gaps = isGrid ? upTo(size[0] * size[1]).filter((at) => !isPlace(at)) : [];
  const nameOf = (vertex: number): string => {
    const [x, y] = itemAt(places, vertex);
    return isGrid
      ? fill(words.squareName, { row: y + 1, column: x + 1 })
      : fill(words.vertexName, { vertex });
  };
  const here = walk.at(-1);
  const holds = [
    here === undefined ? words.walkNowhere : fill(words.walkHere, { here: nameOf(here) }),
    ...(walk.length > 1
      ? [fill(words.walkVisited, { list: walk.slice(0, -1).map(nameOf).join("; ") })]
      : []),
  ];
  return (
    <div class="grid-scroll scroller">
      <div
        class="grid walk"
        role="group"
        aria-label={holds.join(" ")}
        data-grid={isGrid || undefined}
        style={{ "--squares": size[0], "--lines": size[1] }}
      >
        <svg viewBox={`0 0 ${size[0]} ${size[1]}`} aria-hidden="true">
          {isGrid ? null : edges.map((edge) => <path key={edge.join()} d={path(edge)} />)}
          {gaps.map((at) => (
            <path
              key={at}
              d={`M${at % size[0]} ${Math.floor(at / size[0])}m.2 .2l.6 .6m0-.6l-.6 .6`}
            />
          ))}
          {pairs.map((pair) => (
            <path key={pair.join()} class="walk-pair" d={path(pair)} />
          ))}
          {walk.length > 1 ? <path class="walk-way" d={path(walk)} /> : null}
        </svg>
        {places.map(([x, y], vertex) => {
          const id = String(vertex);
          const isHere = vertex === here && !editing;
          const outcome = outcomes.get(id);
          return (
            <span
              key={id}
              class="grid-cell"
              data-drop={id}
              data-visited={(visited.has(vertex) && !isHere) || undefined}
              data-cold={outcome === "P" || undefined}
              style={{ "--x": x, "--y": y }}
            >
              {isHere ? (
                <Spot board={board} id="piece" piece="piece" class="stone">
                  {isGrid ? null : <span class="node-count">{vertex}</span>}
                </Spot>
              ) : (
                <Spot
                  board={board}
                  id={id}
                  piece={visited.has(vertex) ? `visited ${id}` : ""}
                  class="square-free"
                >
                  {outcome === undefined && isGrid ? null : (
                    <span class="grid-value">{outcome ?? vertex}</span>
                  )}
                </Spot>
              )}
            </span>
          );
        })}
      </div>
      <p class="pieces-note">
        {shows ? words.walkPairs : ""}
        <span class="visually-hidden">
          {pairs.map((pair) => ` ${pair.map(nameOf).join(" – ")};`)}
        </span>
      </p>
    </div>
  );
}
