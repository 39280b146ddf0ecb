import { useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import { OutcomeMark } from "../charts/OutcomeMark.tsx";
import type { SolverWords } from "./say.ts";
import { useWindow } from "./use-window.ts";
import { slice, type VerdictRoll } from "./verdict-roll.ts";

interface Props {
  readonly id: string;
  readonly words: SolverWords;
  readonly roll: VerdictRoll;
  readonly marks: Readonly<Record<string, "P" | "N">>;
  readonly active: number;
  readonly chosen: number | undefined;
  readonly onActive: (index: number) => void;
  readonly onChoose: (index: number) => void;
}

/** Where a key moves to from line `at`; `undefined` for a key that does not move. */
function moved(key: string, at: number, perView: number, count: number): number | undefined {
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + perView,
    PageUp: at - perView,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
}

/**
 * The verdict lines as a list box: one stop of the Tab key, however many lines. Numbers and marks are drawn
 * beside the text, so that what is selected and copied is what the judge wants.
 */
export function VerdictList(props: Props) {
  const { id, words, roll, active } = props;
  const view = useWindow(roll.count, active);
  const [focused, setFocused] = useState(false);
  const lines = slice(roll, view.first, view.last);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = moved(event.key, active, view.perView, roll.count);
    if (to === undefined && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (to === undefined) return props.onChoose(active);
    props.onActive(to);
  };

  return (
    <div
      class="verdict-list"
      ref={view.list}
      role="listbox"
      tabIndex={0}
      aria-label={words.list}
      aria-describedby={`${id}-keys`}
      aria-activedescendant={
        active >= view.first && active < view.last ? `${id}-line-${active}` : undefined
      }
      onScroll={view.onScroll}
      onScrollEnd={view.onScrollEnd}
      onKeyDown={onKeyDown}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div
        role="presentation"
        style={view.length === undefined ? undefined : { blockSize: `${view.length}px` }}
      >
        <div role="presentation" class={view.length === undefined ? undefined : "verdict-window"}>
          <div
            role="presentation"
            style={{ transform: view.shift === 0 ? undefined : `translateY(${view.shift}px)` }}
          >
            {lines.map((verdict, offset) => {
              const index = view.first + offset;
              const mark = props.marks[verdict];
              return (
                // The list box above hears the keys: a line never has the focus itself.
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={index}
                  id={`${id}-line-${index}`}
                  class="verdict-line"
                  role="option"
                  tabIndex={-1}
                  aria-label={fill(words.line, { n: index + 1, verdict })}
                  aria-selected={index === props.chosen}
                  aria-posinset={index + 1}
                  aria-setsize={roll.count}
                  data-number={index + 1}
                  data-active={focused && index === active}
                  onClick={() => props.onChoose(index)}
                >
                  <span>{verdict}</span>
                  {mark === undefined ? null : <OutcomeMark outcome={mark} drawn />}
                </div>
              );
            })}
          </div>
        </div>
      </div>
    </div>
  );
}
