import type { CoinRuleset } from "../../../src/games/rulesets/coins.ts";
import { fill } from "../../../src/i18n/fill.ts";
import { type BoardDrawing, type DrawingContext, type PicturedBoard, upTo } from "../drawing.ts";
import { Spot } from "../Spot.tsx";
import { NumberedGrid } from "./grid.tsx";

/** A coin of a row, or a coin of a grid as its row and column. */
type Coin = number | readonly [number, number];
type Coins = readonly Coin[];

/** Minimum number of coins in a row, and in each row and column of a grid. */
const LEAST = { row: 8, grid: 4 };
const MOST = 24;

const placeOf = (coin: Coin): readonly [row: number, column: number] =>
  typeof coin === "number" ? [0, coin] : coin;

/** Returns the coin of a spot: "5", or "2,3" on a grid. */
const coinOf = (spot: string): Coin => {
  const [x = 0, y] = spot.split(",").map(Number);
  return y === undefined ? x : [x, y];
};

/** Positive if the second coin comes after the first: in a lower row, or further right in the same row. */
function order(a: Coin, b: Coin): number {
  const [[row, column], [otherRow, otherColumn]] = [placeOf(a), placeOf(b)];
  return otherRow - row || otherColumn - column;
}

/** Returns the spots of the coins in which two positions differ, the last coin first. */
function turned(before: Coins, after: Coins): readonly string[] {
  const spots = new Set([...before, ...after].map(String));
  const differs = (spot: string): boolean => has(before, spot) !== has(after, spot);
  return [...spots].filter(differs).sort((a, b) => order(coinOf(a), coinOf(b)));
}

const has = (coins: Coins, spot: string): boolean => coins.some((coin) => String(coin) === spot);

const nameOf = ({ words }: Pick<DrawingContext<Coins>, "words">, spot: string): string => {
  const coin = coinOf(spot);
  if (typeof coin === "number") return fill(words.units.coin, { a: coin });
  return fill(words.units.gridCoin, { a: coin[0], b: coin[1] });
};

/** Returns the spots of all coins that are drawn, row by row. */
function layoutOf(start: Coins, isGrid: boolean): readonly (readonly string[])[] {
  const places = start.map(placeOf);
  const columns = upTo(
    Math.max(isGrid ? LEAST.grid : LEAST.row, ...places.map(([, column]) => column + 1)),
  );
  if (!isGrid) return [columns.map(String)];
  const rows = upTo(Math.max(LEAST.grid, ...places.map(([row]) => row + 1)));
  return rows.map((row) => columns.map((column) => `${row},${column}`));
}

/** A row or a grid of coins; a move is chosen coin by coin, the last coin first. */
export const coinsDrawing = (isGrid: boolean): BoardDrawing<Coins> => ({
  Picture: ({ board }) => <CoinsPicture {...{ board, isGrid }} />,
  fits: (coins) => coins.flatMap(placeOf).every((at) => at < MOST),
  boardMoves: (_, before, option, name) => {
    const [last = "", ...also] = turned(before, option);
    return { option, name, how: also.join(" "), fields: [], spots: [last], also };
  },
  spotName: (context, spot) => fill(context.words.coinSpot, { coin: nameOf(context, spot) }),
  at: (spot) => {
    const [row, column] = placeOf(coinOf(spot));
    return [column, row];
  },
  touches: turned,
  deal: (like, random) =>
    layoutOf(like, isGrid).flatMap((row) => row.filter(() => random() < 0.5).map(coinOf)),
  sketch: (heads) => {
    const spots = layoutOf(heads, isGrid).flat();
    const sides = (face: boolean) =>
      spots
        .filter((spot) => has(heads, spot) === face)
        .map((spot) => placeOf(coinOf(spot)))
        .map(([row, column]) => [column, row] as const);
    return { discs: sides(true), rings: sides(false) };
  },
  edits: (context, heads) =>
    layoutOf(context.start, isGrid)
      .flat()
      .map((spot) => {
        const others = heads.filter((coin) => String(coin) !== spot);
        const option = has(heads, spot)
          ? others
          : [...others, coinOf(spot)].sort((a, b) => order(b, a));
        const name = fill(context.words.toggleCoin, { coin: nameOf(context, spot) });
        return { option, name, how: "", fields: [], spots: [spot] };
      }),
});

/** The coins with H or T on them, their numbers at the edges, and their values below them while values are shown. */
function CoinsPicture({
  board,
  isGrid,
}: {
  readonly board: PicturedBoard<Coins>;
  readonly isGrid: boolean;
}) {
  const { words, position, start, theory, trace } = board;
  const { coinValue } = board.game.rules as unknown as CoinRuleset<never>;
  const valueOf = (spot: string): string =>
    theory?.kind === "sum" ? String(coinValue(coinOf(spot) as never)) : "";
  const held = position.map((coin) => nameOf(board, String(coin))).join(", ");
  const coin = (spot: string) => {
    const face = has(position, spot) ? "heads" : "tails";
    return (
      <span key={spot} class="coin" data-trace={trace.has(spot) || undefined}>
        <Spot board={board} id={spot} piece={spot} class="stone" data={{ "data-face": face }}>
          <span class="coin-face">{words[face]}</span>
        </Spot>
        <span class="grid-value">{valueOf(spot)}</span>
      </span>
    );
  };
  return (
    <div class="grid-scroll scroller">
      <NumberedGrid
        class="grid coins"
        label={fill(words.coinsHold, { coins: held || words.noHeads })}
        line={!isGrid}
        rows={layoutOf(start, isGrid).map((row, at) => ({
          name: isGrid ? at : "",
          squares: row.map(coin),
        }))}
      />
    </div>
  );
}
