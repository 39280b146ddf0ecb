export function winner(n: number, m: number): "Grass" | "Rabbit" {
  return n % (m + 1) !== 0 ? "Grass" : "Rabbit";
}
