export function winner(n: number): "Kiki" | "Cici" {
  return n % 3 === 0 ? "Cici" : "Kiki";
}
