import { euclid, suspense } from "grundy";

export function library(games: [number, number][]): "MM" | "GG" {
  const longest = Math.max(...games.map((game) => suspense(euclid, game)));
  return longest % 2 === 1 ? "MM" : "GG";
}

/** The forced moves one by one, and at the first choice the two ways to go on. */
export function walk(games: [number, number][]): "MM" | "GG" {
  const length = (large: number, small: number): number => {
    if (large === small) return 1;
    if (small === 0) return 0;
    if (large < 2 * small) return 1 + length(small, large - small);
    const all = length(small, large % small);
    return all % 2 === 0 ? all + 1 : all + 2;
  };
  const longest = games.reduce(
    (most, [p, q]) => Math.max(most, length(Math.max(p, q), Math.min(p, q))),
    0,
  );
  return longest % 2 === 1 ? "MM" : "GG";
}
