import type { Words } from "../../../src/i18n/words.ts";
import type { Keeping } from "./keeping.ts";
import type { KeepingState } from "./keeping-state.ts";
import type { SayCells } from "./say-cells.ts";
import type { Sharing } from "./sharing.ts";

/** What every view of keeping is given. */
export interface KeepView {
  readonly words: Words["keep"];
  readonly say: SayCells;
  readonly state: KeepingState;
  readonly keeping: Keeping;
  readonly sharing: Sharing;
}
