import { columns } from "./problem-columns.ts";

/** Texts about contest problems. `say` replaces the placeholders in braces by values, which may be phrases of this table. */
export const problems = {
  columns,

  phrases: {
    /* Faults of an input. */
    ended: "the input ended where {what} was expected",
    notWhole: "expected a whole number for {what}, found {found}",
    notBetween: "{what} must be between {min} and {max}, found {found}",
    notExactly: "{what} must be {min}, found {found}",
    goesOn: "the input must end after {last}, found {found}",
    endedBefore0: "the input ended without the last line 0",
    endedBefore000: "the input ended without the line 0 0 0",
    rowSquareTwice: "squares of a row must differ, found {square} twice",
    stripSquareTwice: "squares of a strip must differ, found {square} twice",
    pieceSquareTwice: "the pieces of a row must differ in square, found {square} twice",
    noSuchDay: "the day must be at most {last} in month {month} of {year}, found {day}",
    tooLate: "the date must be at most {last}, found {found}",

    /* The last part of an input. */
    lastTest: "the last test",
    line0: "the line 0",
    line000: "the line 0 0 0",

    /* The numbers of an input. */
    testsT: "the number of tests T",
    heapH: "heap h",
    heapK: "heap k",
    heapM: "heap m",
    heapN: "heap n",
    heapP: "heap p",
    lastHeapN: "heap n of the last line 0 0 0",
    lastHeapP: "heap p of the last line 0 0 0",
    heapsL: "the number of heaps l",
    heapsN: "the number of heaps n",
    positionsM: "the number of positions m",
    amountsK: "the number of amounts k",
    amountS: "amount s",
    rowsN: "the number of rows n",
    applesM: "the number of apples m",
    squaresM: "the number of squares m",
    piecesM: "the number of pieces m",
    piecesN: "the number of pieces n",
    squareP: "square p",
    firstSquare: "the first piece's square",
    secondSquare: "the second piece's square",
    levelsK: "the number of levels k",
    stonesA: "the number of stones a",
    sumN: "the sum n",
    mostM: "the most to give m",
    year: "the year",
    month: "the month",
    day: "the day",

    /* The labels of rows of an explanation, and the text in an empty row. */
    heap: "heap {n}",
    row: "row {n}",
    position: "position {n}",
    node: "node {node} of level {level}",
    gap: "gap to the left of square {square}",
    date: "date",
    toBeGiven: "still to be given",
    noHeaps: "no heaps",
    noPieces: "no pieces",

    /* Winning moves. */
    take: "Take {taken}",
    takeFrom: "Take {taken} from {heap}",
    takeInPosition: "In position {position}, take {taken} from heap {heap}",
    takeFromRow: "Take {taken} from row {row}, leaving {left}",
    splitRow: "Take {taken} from row {row}, leaving {first} and {second}",
    give: "Give {given}",
    goTo: "Go to {date}",
    slide: "Slide the piece on square {from} to square {to}",
    movePiece: "Move the piece on square {from} to square {to} in row {row}",
    moveFirstPiece: "Move the first piece of row {row} from square {from} to square {to}",
    moveToLeft: "Move {given} from {node} to its left child",
    moveToRight: "Move {given} from {node} to its right child",
    moveOut: "Move {given} from {node} out of the game",
  },
};
