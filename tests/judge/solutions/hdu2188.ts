import { mex } from "grundy";

/** For each m, the Grundy values of what is missing, as far as they were needed. */
const tables = new Map<number, number[]>();

export function marks(n: number, m: number): "Grass" | "Rabbit" {
  const values = tables.get(m) ?? [0];
  tables.set(m, values);
  while (values.length <= n) {
    const gifts = Array.from({ length: m }, (_, i) => i + 1);
    values.push(mex(gifts.map((gift) => values[Math.max(0, values.length - gift)] ?? 0)));
  }
  return values[n] === 0 ? "Rabbit" : "Grass";
}
