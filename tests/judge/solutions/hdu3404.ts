import { nimProduct } from "grundy";

type Answer = "Have a try, lxhgww." | "Don't waste your time.";

export const library = (lights: [number, number][]): Answer =>
  lights.reduce((sum, [x, y]) => sum ^ nimProduct(x, y), 0) === 0
    ? "Don't waste your time."
    : "Have a try, lxhgww.";
