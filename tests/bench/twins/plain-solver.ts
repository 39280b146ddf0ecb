/**
 * The listings' methods in plain JavaScript, for a machine without a C++ compiler: the problem's name is the argument,
 * all of the input is read at once, and nothing is checked.
 */
import { readFileSync } from "node:fs";

const input = readFileSync(0);
let at = 0;

/** The next number; NaN at the end. */
function next(): number {
  let byte = input[at] ?? -1;
  while (byte !== -1 && (byte < 48 || byte > 57)) byte = input[++at] ?? -1;
  if (byte === -1) return NaN;
  let number = 0;
  for (; byte >= 48 && byte <= 57; byte = input[++at] ?? -1) number = 10 * number + byte - 48;
  return number;
}

/** The least number whose bit is not set. */
const mex = (seen: number): number => 31 - Math.clz32(~seen & (seen + 1));

function maskTable(): Uint8Array {
  const grundy = new Uint8Array(1 << 20);
  for (let row = 1; row < 1 << 20; row++) {
    let seen = 0;
    let empty = 0;
    for (let piece = 1; piece <= row; piece <<= 1) {
      if ((row & piece) === 0) empty = piece;
      else if (empty !== 0) seen |= 1 << (grundy[row ^ piece ^ empty] ?? 0);
    }
    grundy[row] = mex(seen);
  }
  return grundy;
}

function fibonacciTable(): Uint8Array {
  const grundy = new Uint8Array(1001);
  for (let heap = 1; heap <= 1000; heap++) {
    let seen = 0;
    for (let [last, taken] = [1, 1]; taken <= heap; [last, taken] = [taken, last + taken])
      seen |= 1 << (grundy[heap - taken] ?? 0);
    grundy[heap] = mex(seen);
  }
  return grundy;
}

function staircase(row: number): number {
  let [sum, step, block] = [0, 0, 0];
  for (let square = 0; square <= 20; square++) {
    if (row & (1 << square)) block++;
    else {
      if (step % 2 === 1) sum ^= block;
      step++;
      block = 0;
    }
  }
  return sum;
}

function* rows(value: (row: number) => number): Generator<string> {
  for (let tests = next(); tests > 0; tests--) {
    let sum = 0;
    for (let count = next(); count > 0; count--) {
      let row = 0;
      for (let pieces = next(); pieces > 0; pieces--) row |= 1 << (20 - next());
      sum ^= value(row);
    }
    yield sum === 0 ? "NO" : "YES";
  }
}

function* heaps(): Generator<string> {
  const grundy = fibonacciTable();
  for (let heap = next(); heap !== 0; heap = next()) {
    const sum = (grundy[heap] ?? 0) ^ (grundy[next()] ?? 0) ^ (grundy[next()] ?? 0);
    yield sum === 0 ? "Nacci" : "Fibo";
  }
}

function* boards(): Generator<string> {
  for (let count = next(); !Number.isNaN(count); count = next()) {
    next(); // the squares of a row
    let sum = 0;
    for (; count > 0; count--) sum ^= Math.abs(next() - next()) - 1;
    yield sum === 0 ? "BAD LUCK!" : "I WIN!";
  }
}

/** As in the listing, node i has the children 2i and 2i + 1. */
function winningMoves(stones: Int32Array, levels: number): number {
  const isCounted = (node: number): boolean => (levels - 32 + Math.clz32(node)) % 2 === 0;
  let [sum, moves] = [0, 0];
  const held = (node: number): number => stones[node] ?? 0;
  for (let node = 1; node < stones.length; node++) if (isCounted(node)) sum ^= held(node);
  if (sum === 0) return 0;
  for (let node = 1; node < stones.length; node++) {
    if (isCounted(node)) {
      if ((held(node) ^ sum) < held(node)) moves += 2 * node < stones.length ? 2 : 1;
      continue;
    }
    for (const child of [2 * node, 2 * node + 1]) {
      const missing = (held(child) ^ sum) - held(child);
      if (missing > 0 && missing <= held(node)) moves++;
    }
  }
  return moves;
}

function* trees(): Generator<string> {
  for (let tests = next(); tests > 0; tests--) {
    const levels = next();
    const stones = new Int32Array(2 ** levels);
    for (let node = 1; node < stones.length; node++) stones[node] = next();
    yield String(winningMoves(stones, levels));
  }
}

function answer(id: string | undefined): Iterable<string> {
  if (id === "hdu5724") {
    const grundy = maskTable();
    return rows((row) => grundy[row] ?? 0);
  }
  if (id === "p2575") return rows(staircase);
  if (id === "hdu1848") return heaps();
  if (id === "hdu1730") return boards();
  if (id === "stones") return trees();
  throw new RangeError(`There is no plain solver of ${id}`);
}

process.stdout.write(Array.from(answer(process.argv[2]), (line) => `${line}\n`).join(""));
