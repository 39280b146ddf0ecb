/** The scroll position in a list of many lines, of which only those in view are rendered. In CSS pixels. */
export interface Scale {
  /** The largest scroll offset of the list: its height less that of the view. */
  readonly reach: number;
  /** The same for the scroll bar, whose track the browser limits. */
  readonly track: number;
}

/** Browsers do not render below some 17 to 33 million pixels; a million lines of 44 px need more. */
const LONGEST = 8_000_000;

export const scaleOf = (lines: number, lineHeight: number, view: number): Scale => {
  const reach = Math.max(0, lines * lineHeight - view);
  return { reach, track: Math.min(reach, LONGEST) };
};

/** The offset of the scroll bar when the list is scrolled by `top` pixels. */
export const barFor = (top: number, { reach, track }: Scale): number =>
  reach === 0 ? 0 : (top / reach) * track;

/**
 * The scroll offset of the list after the bar moved from `before` to `after`. In a list longer than the track
 * a small step (wheel, touch) scrolls the lines by the same amount; a large one (dragging the bar)
 * scrolls them in proportion.
 */
export function topAfter(
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
