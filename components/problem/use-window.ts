import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useLatest } from "../chrome/use-latest.ts";
import { barFor, scaleOf, topAfter } from "./windowed.ts";

/** A list of at most so many lines is rendered completely, for print and for pages without JavaScript. */
const WHOLE = 200;

/**
 * Renders only the lines in view of a list of `count` lines, each `--target` high, and scrolls line `active` into view.
 */
export function useWindow(count: number, active: number) {
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
