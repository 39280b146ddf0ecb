import { useLatest } from "../ui/use-latest.ts";
import { useEffect, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { Way } from "./family.ts";
import { ignoreHeldKey } from "../ui/ignore-held-key.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";

interface Props<Position> {
  readonly words: Words["board"];
  /** The moves to choose from. */
  readonly ways: readonly Way<Position>[];
  /** The labels of the fields. */
  readonly names: readonly string[];
  /** The fields that are chosen at first. */
  readonly fields: readonly number[];
  /** Moves that are shown to win. */
  readonly winning: ReadonlySet<Way<Position>>;
  readonly onPoint: (way: Way<Position> | undefined) => void;
  readonly onChoose: (way: Way<Position>) => void;
  readonly onCancel: () => void;
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((value, at) => value === b[at]);

/** The choice among several moves of a spot: by their fields, then by the rest of their difference. */
export function Chooser<Position>(props: Props<Position>) {
  const { words, ways, names, winning, onPoint, onChoose, onCancel } = props;
  const [fields, setFields] = useState(props.fields);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => setFields(props.fields), [props.fields]);
  useEffect(() => root.current?.querySelector<HTMLElement>("select, button")?.focus(), []);
  const exact = ways.filter((way) => same(way.fields, fields));
  const point = useLatest(() => onPoint(exact[0]));
  useEffect(point, [fields, point]);

  return (
    // Key events bubble from the controls inside; Escape cancels the choice.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div
      class="chooser"
      role="group"
      aria-label={words.chooseMove}
      ref={root}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
    >
      {names.map((name, field) => {
        const values = [...new Set(ways.map((way) => itemAt(way.fields, field)))].sort(
          (a, b) => a - b,
        );
        if (values.length < 2) return null;
        return (
          <label key={field}>
            {name}
            <select
              value={fields[field]}
              onChange={({ currentTarget }) =>
                setFields(fields.with(field, Number(currentTarget.value)))
              }
            >
              {values.map((value) => {
                const chosen = fields.with(field, value);
                const wins = ways.some((way) => winning.has(way) && same(way.fields, chosen));
                return (
                  <option key={value} value={value}>
                    {wins ? fill(words.winningOption, { n: value }) : value}
                  </option>
                );
              })}
            </select>
          </label>
        );
      })}
      <div class="chooser-moves">
        {exact.map((way) => (
          <button
            key={way.say}
            type="button"
            aria-label={way.say}
            data-winning={winning.has(way) || undefined}
            onKeyDown={ignoreHeldKey}
            onFocus={() => onPoint(way)}
            onPointerEnter={() => onPoint(way)}
            onClick={() => onChoose(way)}
          >
            {way.how === "" ? way.say : way.how}
          </button>
        ))}
        {exact.length === 0 ? <span class="chooser-none">{words.noSuchMove}</span> : null}
        <button type="button" class="chooser-cancel" onKeyDown={ignoreHeldKey} onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}
