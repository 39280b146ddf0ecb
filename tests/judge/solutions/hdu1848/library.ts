import { grundyTable, nimSum, subtraction } from "grundy";

const fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987];
const values = grundyTable(subtraction(fibonacci), 1000);

export function winner(...heaps: [m: number, n: number, p: number]): "Fibo" | "Nacci" {
  return nimSum(heaps.map((heap) => values[heap] ?? 0)) === 0 ? "Nacci" : "Fibo";
}
