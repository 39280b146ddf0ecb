import { fill } from "../../src/i18n/fill.ts";
import type { Say } from "./say.ts";
import type { Making } from "./use-making.ts";

/** The message about the test that is being made, or was made last. */
export function sayMaking(making: Making, say: Say): string {
  if (making.kind === "none") return "";
  const { words } = say;
  const name = words.madeName[making.test];
  return making.kind === "making"
    ? fill(words.making, { name })
    : fill(words.made, { name, size: say.size(making.bytes) });
}
