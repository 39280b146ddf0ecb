import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { Board } from "../../components/boards/Board.tsx";
import { readSetup } from "../../components/boards/games.ts";
import { wordsFor } from "../../components/boards/names.ts";
import { board as words } from "../../src/i18n/en/board.ts";

/** Returns the labels of a board's groups and buttons, in order; components/README.md has a table of such labels. */
function read(game: string, position: string, given: object = {}): string[] {
  const { game: found, starts } = readSetup({ game, positions: [position] });
  const setup = { words: wordsFor(words, starts[0], found), game: found, starts, ...given };
  const html = renderToString(<Board {...setup} />);
  const [picture = ""] = html.split('<div class="board-below');
  return [...picture.matchAll(/aria-label="([^"]*)"/g)].slice(1).map(([, label = ""]) => label);
}

test.each([
  ["turning-turtles", "0 2", ["Heads: coin 0, coin 2", "Turn coin 0", "Choose coin 2"]],
  ["coin-product:twins,twins", "1,1", ["Heads: coin (1, 1)", "Turn coins (1, 1), (1, 0), (0, 1) and (0, 0)"]],
  ["staircase", "0 1 2", ["Ground: 0", "Step 1: 1", "Move 1 from step 1 to the ground", "Step 2: 2", "Move 1 from step 2 to step 1", "Move 2 from step 2 to step 1"]],
  ["kayles", "2", ["Row: 2", "Take an end pin of the row: number 1", "Take the whole of the row: numbers 1 to 2", "Take an end pin of the row: number 2"]],
  ["hackenbush", "0-1 1-2", ["Edges: 0-1 1-2", "Cut the edge from 0 to 1 and drop 1-2", "Cut the edge from 1 to 2"]],
  ["geography-grid:..", "0", ["The piece is on row 1, column 1.", "Step right, to row 1, column 2"]],
  ["geography-grid:...", "0 1", ["The piece is on row 1, column 2. Already visited: row 1, column 1.", "Step right, to row 1, column 3"]],
  ["geography-grid:.", "", ["The piece is not on the board yet.", "Begin on row 1, column 1"]],
  ["geography:2,0-1", "0", ["The piece is on vertex 0.", "Go to vertex 1"]],
  ["selective:1", "1 1", ["Heap 1: 1", "Take 1 from heap 1, more than one way", "Heap 2: 1", "Take 1 from heap 2, more than one way"]],
  ["conjunctive:1", "1 1", ["Heap 1: 1", "Take 1 from heap 1 and 1 from heap 2", "Heap 2: 1", "Take 1 from heap 1 and 1 from heap 2"]],
  ["northcott", "B: B..W", ["Row 1: black on 1, white on 4", "Pick up the piece on square 1 of row 1"]],
  ["nim", "100 1", ["Heap 1: 100", "Move in heap 1", "Heap 2: 1", "Take 1 from heap 2"]],
  ["fibonacci-nim", "3 2", ["Moves", "Take 1 from heap 1", "Take 2 from heap 1"]],
])("a screen reader reads a board of %s at %j as its position and its moves", (game, position, labels) => {
  expect(read(game, position)).toEqual(labels);
}); // prettier-ignore

test.each([
  ["kayles", "4 2", ["value 1", "value 2"]],
  ["subtraction:1,2,3", "5 7", ["value 1", "value 3"]],
  ["staircase", "0 1 2 3", ["–", "value 1", "–", "value 3"]],
])("a board of %s at %j shows the values below its columns", (name, position, values) => {
  const { game, starts } = readSetup({ game: name, positions: [position] });
  const html = renderToString(<Board words={words} game={game} starts={starts} values />);
  const shown = [...html.matchAll(/class="column-value[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(shown).toEqual(values);
});
