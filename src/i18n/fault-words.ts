import { textsOf } from "./texts-of.ts";
import type { Words } from "./words.ts";

const files = import.meta.glob<Words["faults"]>("./*/faults.ts", { import: "faults", eager: true });

/**
 * The messages about invalid positions in a language; a separate module, so that the scripts of exercises do not include other texts.
 *
 * @throws RangeError for a language of which there is no folder
 */
export const faultWords = (language: string): Words["faults"] =>
  textsOf(files, language, "faults.ts");
