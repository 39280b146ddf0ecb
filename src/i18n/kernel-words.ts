import { kernel } from "./en/kernel.ts";
import { inLanguages } from "./in-languages.ts";
import type { Words } from "./words.ts";

/** The texts that the kernel puts into outputs. */
export const kernelWords = inLanguages<Words["kernel"]>({ en: kernel });
