import { fill } from "../../src/i18n/fill.ts";
import { sayKind } from "./say-kinds.ts";
import type { Say } from "./say.ts";
import type { VerdictRoll } from "./verdict-roll.ts";

interface Props {
  readonly id: string;
  readonly say: Say;
  readonly roll: VerdictRoll;
  /** The kind that alone is shown; undefined when all are. */
  readonly kind: number | undefined;
  /** Whether the active case is the only one of its kind. */
  readonly alone: boolean;
  readonly onKind: (kind: number | undefined) => void;
  readonly onNext: () => void;
}

/** Shows the cases of one verdict alone, and goes from a case to the next with its verdict. */
export function VerdictFilter({ id, say, roll, kind, alone, onKind, onNext }: Props) {
  const { words } = say;
  const kinds = (roll.kinds ?? []).map((one, number) => ({ ...one, number }));
  kinds.sort((a, b) => b.count - a.count);
  return (
    <div class="solver-row">
      <label class="solver-show">
        {words.show}{" "}
        <select
          id={`${id}-kind`}
          value={kind ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onKind(value === "" ? undefined : Number(value))
          }
        >
          <option value="">{fill(words.allCases, { n: say.number(roll.count) })}</option>
          {kinds.map((one) => (
            <option key={one.number} value={one.number}>
              {sayKind(one, say)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" aria-disabled={alone} onClick={() => alone || onNext()}>
        {words.nextOfKind}
      </button>
    </div>
  );
}
