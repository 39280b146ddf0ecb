import { misereNimOutcome } from "grundy";

export const winner = (rows: number[]): "Yes" | "No" =>
  misereNimOutcome(rows) === "N" ? "Yes" : "No";
