import { parentPort } from "node:worker_threads";
import { completionsText } from "./completions.ts";
import { declarations } from "./declarations.ts";
import type { LibraryTexts } from "./library-texts.ts";
import { reference } from "./reference.ts";
import { typeBundle } from "./type-bundle.ts";

const texts: LibraryTexts = {
  grundy: typeBundle("grundy"),
  notebook: typeBundle("notebook"),
  declarations: declarations(),
  completions: completionsText(),
  reference: reference(),
};
parentPort?.postMessage(texts);
