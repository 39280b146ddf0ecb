import type { Lack } from "../../src/integrations/offline/protocol.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";

/** The state of the copy for offline use. */
export type OfflineState =
  | { readonly kind: "storing"; readonly done: number; readonly all: number }
  | { readonly kind: "stored"; readonly files: number; readonly bytes: number }
  | { readonly kind: "damaged"; readonly files: number; readonly missing: number }
  /**
   * Not known yet; the reader's browser asks to save data; the reader removed the copy; the browser offers or allows no such
   * workers; or what hindered the storing.
   */
  | { readonly kind: "unknown" | "saving" | "removed" | "unsupported" | Lack };

/** What a reader can do about it. */
export type OfflineAct = "store" | "again" | "remove";

const gaps = (state: OfflineState): Record<string, string | number> =>
  state.kind === "stored" ? { ...state, size: (state.bytes / 1e6).toFixed(1) } : { ...state };

/** A state in a few words, for the foot of every page. */
export function formatSign(state: OfflineState, words: Words["offline"]["sign"]): string {
  const { kind } = state;
  if (kind in words) return fill(words[kind as keyof typeof words], gaps(state));
  return kind === "saving" || kind === "removed" ? words.off : words.failed;
}

/** A state in full. */
export const formatState = (state: OfflineState, words: Words["offline"]): string =>
  fill(words.state[state.kind], gaps(state));

/** What is offered in each state. */
export const ACTS: Readonly<Record<OfflineState["kind"], readonly OfflineAct[]>> = {
  unknown: [],
  storing: [],
  unsupported: [],
  stored: ["remove"],
  damaged: ["store", "remove"],
  saving: ["store"],
  removed: ["store"],
  full: ["again", "remove"],
  network: ["again", "remove"],
};
