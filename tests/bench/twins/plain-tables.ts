// The methods of the library's tables in plain JavaScript; tables.cpp says the same in C++, function by function.

/** The least number whose bit is not set. */
export const mex = (seen: number): number => 31 - Math.clz32(~seen & (seen + 1));

/** The Grundy values of all rows of 20 squares: block by block, with the block's empty square filled. */
export function rows(): Uint8Array {
  const values = new Uint8Array(1 << 20);
  for (let row = 1; row < 1 << 20; row++) {
    let seen = 0;
    let movable = row & (row + 1);
    while (movable !== 0) {
      let piece = movable & -movable;
      const filled = row | (piece >> 1);
      do {
        seen |= 1 << (values[filled ^ piece] ?? 0);
        movable ^= piece;
        piece <<= 1;
      } while ((movable & piece) !== 0);
    }
    values[row] = mex(seen);
  }
  return values;
}

/** A subtraction game: the bits of the options' values, or-ed together. */
export function subtraction(set: readonly number[], limit: number): number[] {
  const values = new Array<number>(limit + 1).fill(0);
  for (let heap = 1; heap <= limit; heap++) {
    let seen = 0;
    for (const taken of set) {
      if (taken > heap) break;
      seen |= 1 << (values[heap - taken] ?? 0);
    }
    values[heap] = mex(seen);
  }
  return values;
}

/**
 * The first values, continued by their period: moves take at most `stones` and leave at most `parts` heaps. (The theorem
 * of Guy and Smith says how far a period must hold.)
 */
export function continued(first: number[], parts: number, stones: number, limit: number): number[] {
  const last = first.length - 1;
  for (let period = 1; period <= last; period++) {
    let from = last - period + 1;
    while (from > 0 && first[from - 1] === first[from - 1 + period]) from--;
    if (parts * (Math.max(from, 1) + period) + stones - 1 > last) continue;
    const values = new Array<number>(limit + 1).fill(0);
    for (let heap = 0; heap <= last; heap++) values[heap] = first[heap] ?? 0;
    for (let heap = last + 1; heap <= limit; heap++) values[heap] = values[heap - period] ?? 0;
    return values;
  }
  throw new Error("No period was found");
}

/** Kayles by its definition. */
export function kayles(limit: number): number[] {
  const values = new Array<number>(limit + 1).fill(0);
  for (let row = 1; row <= limit; row++) {
    let seen = 0;
    for (const left of row > 1 ? [row - 1, row - 2] : [0])
      for (let part = 0; 2 * part <= left; part++)
        seen |= 1 << ((values[part] ?? 0) ^ (values[left - part] ?? 0));
    values[row] = mex(seen);
  }
  return values;
}

function isRare(value: number, mask: number): boolean {
  let bits = value & mask;
  for (let half = 16; half > 0; half >>= 1) bits ^= bits >> half;
  return (bits & 1) === 0;
}

/** The mask under which the fewest of the values are rare. */
function sparsest(values: Int32Array, heaps: number): number {
  const counts = new Int32Array(512);
  for (let heap = 1; heap < heaps; heap++) {
    const value = values[heap] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  let [best, fewest] = [1, heaps];
  for (let mask = 1; mask < 512; mask++) {
    let rare = 0;
    for (let value = 0; value < 512; value++) if (isRare(value, mask)) rare += counts[value] ?? 0;
    if (rare < fewest) [best, fewest] = [mask, rare];
  }
  return best;
}

/** Grundy's game by the sparse-space method: splits with a rare part first, the others only where a rare value lacks. */
export function grundysGame(limit: number): Int32Array {
  const values = new Int32Array(limit + 1);
  const rare: number[] = [];
  const seen = new Int32Array(1024);
  let mask = 1;
  for (let heap = 1, choose = 16; heap <= limit; heap++) {
    if (heap === choose) {
      choose *= 2;
      mask = sparsest(values, heap);
      rare.length = 0;
      for (let part = 1; part < heap; part++) if (isRare(values[part] ?? 0, mask)) rare.push(part);
    }
    for (let turn = 0; turn < rare.length; turn++) {
      const part = rare[turn] ?? 0;
      if (part >= heap) break;
      if (2 * part !== heap) seen[(values[part] ?? 0) ^ (values[heap - part] ?? 0)] = heap;
    }
    let common = 0;
    while (seen[common] === heap || isRare(common, mask)) common++;
    let least = 0;
    for (let part = 1; ; part++) {
      while (seen[least] === heap) least++;
      if (least >= common || 2 * part >= heap) break;
      seen[(values[part] ?? 0) ^ (values[heap - part] ?? 0)] = heap;
    }
    values[heap] = least;
    if (isRare(least, mask)) rare.push(heap);
  }
  return values;
}
