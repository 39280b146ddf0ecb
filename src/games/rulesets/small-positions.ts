/** The single heaps 0 … largest. */
export function heaps(largest: number): readonly number[] {
  return Array.from({ length: largest + 1 }, (_, size) => size);
}

/** Every array of heaps in which heap i is at most largest[i]. */
export function sums(...largest: readonly number[]): readonly (readonly number[])[] {
  return largest.reduce<readonly (readonly number[])[]>(
    (found, most) => found.flatMap((sum) => heaps(most).map((size) => [...sum, size])),
    [[]],
  );
}

/** Every binary tree in which node i, counted level by level from the root, holds at most largest[i]. */
export function trees(...largest: readonly number[]): readonly (readonly (readonly number[])[])[] {
  const depths = heaps(Math.log2(largest.length + 1) - 1);
  return sums(...largest).map((nodes) =>
    depths.map((depth) => nodes.slice(2 ** depth - 1, 2 ** (depth + 1) - 1)),
  );
}

/** Every set of squares 1 … width; every other one has its rightmost square first. */
export function strips(width: number): readonly (readonly number[])[] {
  return heaps(2 ** width - 1).map((mask) => {
    const squares = heaps(width).filter((square) => mask & (2 ** square / 2));
    return mask % 2 === 0 ? squares : squares.reverse();
  });
}
