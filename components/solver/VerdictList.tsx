import { useState, useLayoutEffect, useRef } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import { OutcomeMark } from "../charts/OutcomeMark.tsx";
import type { Say } from "./say.ts";
import { slice, type VerdictRoll } from "./verdict-roll.ts";
import { useLatest } from "../ui/use-latest.ts";

/** The scroll position in a list of many lines, of which only those in view are rendered. In CSS pixels. */
interface Scale {
  /** The largest scroll offset of the list: its height less that of the view. */
  readonly reach: number;
  /** The same for the scroll bar, whose track the browser limits. */
  readonly track: number;
}

/** Browsers do not render below some 17 to 33 million pixels; a million lines of 44 px need more. */
const LONGEST = 8_000_000;

const scaleOf = (lines: number, lineHeight: number, view: number): Scale => {
  const reach = Math.max(0, lines * lineHeight - view);
  return { reach, track: Math.min(reach, LONGEST) };
};

/** The offset of the scroll bar when the list is scrolled by `top` pixels. */
const barFor = (top: number, { reach, track }: Scale): number =>
  reach === 0 ? 0 : (top / reach) * track;

/**
 * The scroll offset of the list after the bar moved from `before` to `after`. In a list longer than the track
 * a small step (wheel, touch) scrolls the lines by the same amount; a large one (dragging the bar)
 * scrolls them in proportion.
 */
function topAfter(
  top: number,
  before: number,
  after: number,
  view: number,
  { reach, track }: Scale,
): number {
  if (reach === track) return after;
  const atEnd = after <= 0 || after >= track;
  if (atEnd || Math.abs(after - before) > view) return (after / track) * reach;
  return Math.min(reach, Math.max(0, top + after - before));
}

/** A list of at most so many lines is rendered completely, for print and for pages without JavaScript. */
const WHOLE = 200;

/**
 * Renders only the lines in view of a list of `count` lines, each `--target` high, and scrolls line `active` into view.
 */
function useWindow(count: number, active: number) {
  const list = useRef<HTMLDivElement>(null);
  const bar = useRef(0);
  const [top, setTop] = useState(0);
  const [line, setLine] = useState(44);
  const [view, setView] = useState(8 * 44);
  const whole = count <= WHOLE;
  const scale = scaleOf(count, line, view);

  const putBar = (to: number) => {
    if (list.current === null) return;
    list.current.scrollTop = barFor(to, scale);
    bar.current = list.current.scrollTop;
  };

  const measure = useLatest(() => {
    const box = list.current;
    if (box === null || box.clientHeight === 0) return;
    const height = box.querySelector<HTMLElement>("[role=option]")?.offsetHeight;
    if (height !== undefined && height > 0) setLine(height);
    setView(box.clientHeight);
    const kept = Math.min(top, scale.reach);
    setTop(kept);
    putBar(kept);
  });
  useLayoutEffect(measure, [count, line, view, measure]);

  const onScroll = () => {
    const now = list.current?.scrollTop ?? 0;
    if (now === bar.current) return;
    setTop(topAfter(top, bar.current, now, view, scale));
    bar.current = now;
  };

  const show = useLatest(() => {
    const nearest = Math.min(active * line, Math.max(top, (active + 1) * line - view));
    const to = Math.min(scale.reach, Math.max(0, nearest));
    setTop(to);
    putBar(to);
  });
  // Where a line is depends on their height, which is not known before the first are there.
  useLayoutEffect(show, [active, line, show]);

  const first = whole ? 0 : Math.floor(top / line);
  const last = whole ? count : Math.min(count, first + Math.ceil(view / line) + 1);
  return {
    list,
    first,
    last,
    perView: Math.max(1, Math.floor(view / line)),
    shift: whole ? 0 : first * line - top,
    length: whole ? undefined : scale.track + view,
    onScroll,
    onScrollEnd: () => putBar(top),
  };
}

interface Props {
  readonly id: string;
  readonly say: Say;
  readonly roll: VerdictRoll;
  /** The cases that are listed, increasing; undefined when all are. */
  readonly shown: Uint32Array | undefined;
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

/** The verdicts at some places of the list, with the indices of their cases. */
function linesIn(
  roll: VerdictRoll,
  shown: Uint32Array | undefined,
  first: number,
  last: number,
): { readonly index: number; readonly verdict: string }[] {
  if (shown === undefined) {
    return slice(roll, first, last).map((verdict, at) => ({ index: first + at, verdict }));
  }
  return [...shown.subarray(first, last)].flatMap((index) =>
    slice(roll, index, index + 1).map((verdict) => ({ index, verdict })),
  );
}

/**
 * The verdict lines as a list box: one tab stop, however many lines. Numbers and marks are generated by CSS
 * beside the text, so that selecting and copying gives what the judge expects.
 */
export function VerdictList(props: Props) {
  const { id, say, roll, shown, active } = props;
  const { words } = say;
  const count = shown?.length ?? roll.count;
  const at = shown === undefined ? active : Math.max(0, shown.indexOf(active));
  const view = useWindow(count, at);
  const [focused, setFocused] = useState(false);
  const lines = linesIn(roll, shown, view.first, view.last);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = moved(event.key, at, view.perView, count);
    if (to === undefined && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (to === undefined) return props.onChoose(active);
    props.onActive(shown?.[to] ?? to);
  };

  return (
    <div
      class="verdict-list"
      ref={view.list}
      role="listbox"
      tabIndex={0}
      style={{ "--digits": say.number(roll.count).length }}
      aria-label={words.list}
      aria-describedby={`${id}-keys`}
      aria-activedescendant={
        at >= view.first && at < view.last ? `${id}-line-${active}` : undefined
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
            {lines.map(({ index, verdict }, offset) => {
              const mark = props.marks[verdict];
              return (
                // The list box handles key events: a line itself never has the focus.
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={index}
                  id={`${id}-line-${index}`}
                  class="verdict-line"
                  role="option"
                  tabIndex={-1}
                  aria-label={fill(words.line, { n: index + 1, verdict })}
                  aria-selected={index === props.chosen}
                  aria-posinset={view.first + offset + 1}
                  aria-setsize={count}
                  data-number={say.number(index + 1)}
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
