import { outcome, subtraction } from "grundy";

const powers = subtraction([1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);

export const recursion = (n: number): "Kiki" | "Cici" =>
  outcome(powers, n) === "N" ? "Kiki" : "Cici";
