import type { MoveFact } from "../i18n/move-fact.ts";
import type { Rules } from "./ruleset.ts";

/** What a move does, as data; in the ruleset's own words where it has no more than these. */
export const describeMove = <Position>(
  rules: Rules<Position>,
  position: Position,
  option: Position,
): MoveFact =>
  rules.describe?.(position, option) ?? { kind: "words", text: rules.say(position, option) };
