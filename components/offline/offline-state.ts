import type { Lack } from "../../src/integrations/offline/protocol.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";

/** The state of the copy for offline use. */
export type OfflineState =
  | { readonly kind: "unknown" }
  | { readonly kind: "storing"; readonly done: number; readonly all: number }
  | { readonly kind: "stored"; readonly files: number; readonly bytes: number }
  | { readonly kind: "damaged"; readonly files: number; readonly missing: number }
  /** The reader's browser asks to save data; the reader removed the copy. */
  | { readonly kind: "saving" | "removed" }
  /** The browser has no such workers; it refused; or what hindered the storing. */
  | { readonly kind: "unsupported" | "refused" | Lack };

/** What a reader can do about it. */
export type OfflineAct = "store" | "again" | "mend" | "remove";

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

const gaps = (state: OfflineState): Record<string, string | number> =>
  state.kind === "stored" ? { ...state, size: megabytes(state.bytes) } : { ...state };

/** A state in a few words, for the foot of every page. */
export function formatSign(state: OfflineState, words: Words["offline"]["sign"]): string {
  const { kind } = state;
  if (kind in words) return fill(words[kind as keyof typeof words], gaps(state));
  return kind === "saving" || kind === "removed" ? words.off : words.failed;
}

/** A state in full. */
export const formatState = (state: OfflineState, words: Words["offline"]): string =>
  fill(words.state[state.kind], gaps(state));

/** What is offered in a state. */
export function actsIn({ kind }: OfflineState): readonly OfflineAct[] {
  switch (kind) {
    case "unknown":
    case "storing":
    case "unsupported":
      return [];
    case "stored":
      return ["remove"];
    case "damaged":
      return ["mend", "remove"];
    case "saving":
    case "removed":
      return ["store"];
    case "refused":
      return ["again"];
    case "full":
    case "network":
      return ["again", "remove"];
  }
}
