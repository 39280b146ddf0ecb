import { textsOf } from "./texts-of.ts";
import type { Words } from "./words.ts";

const files = import.meta.glob<Words["laboratoryFaults"]>("./*/laboratory-faults.ts", {
  import: "laboratoryFaults",
  eager: true,
});

/**
 * What is wrong with the text of a game, in a language; a separate module, for the worker that reads games.
 *
 * @throws RangeError for a language of which there is no folder
 */
export const laboratoryFaultWords = (language: string): Words["laboratoryFaults"] =>
  textsOf(files, language, "laboratory-faults.ts");
