import { euclid, suspense } from "grundy";

export function library(games: [number, number][]): "MM" | "GG" {
  const longest = Math.max(...games.map((game) => suspense(euclid, game)));
  return longest % 2 === 1 ? "MM" : "GG";
}
