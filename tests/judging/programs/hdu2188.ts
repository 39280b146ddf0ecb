/** HDU 2188 by outcomes, for every most that a player may give: a sum is lost if every smaller one in reach is won. */
import { answer, next } from "./numbers.ts";

const isLost = Array.from({ length: 11 }, (_, most) => {
  const lost = [true];
  for (let sum = 1; sum < 10_000; sum++) {
    lost.push(!lost.slice(Math.max(0, sum - most)).includes(true));
  }
  return lost;
});

answer((sum) => (isLost[next()]?.[sum] ? "Rabbit" : "Grass"), true);
