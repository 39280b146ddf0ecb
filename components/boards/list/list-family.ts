import type { Family } from "../family.ts";
import { ListPicture } from "./ListPicture.tsx";

/** Any game without a picture: the position in its notation, and its moves as a list of buttons. */
export const listFamily: Family<unknown> = {
  Picture: ListPicture,
  fits: () => true,
  way: ({ game: { rules } }, before, option, say) => {
    const name = rules.print(option);
    const at = rules.options(before).findIndex((each) => rules.print(each) === name);
    return { option, say, how: "", fields: [], spots: [String(at)] };
  },
  fieldNames: () => [],
  spotName: (_, spot) => spot,
  at: (spot) => [0, Number(spot)],
  touches: () => [],
  origins: () => new Map(),
  deal: (like) => like,
  fields: () => [],
};
