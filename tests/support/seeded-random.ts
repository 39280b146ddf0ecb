/** Numbers in [0, 1), the same for the same seed (Park and Miller's generator). */
export function seededRandom(seed: number): () => number {
  let last = (seed % 2147483646) + 1;
  return () => {
    last = (last * 48271) % 2147483647;
    return (last - 1) / 2147483646;
  };
}
