/** A place in a list of many lines, of which only those in view are drawn. Pixels throughout. */
export interface Scale {
  /** How far down the list the view can be: its lines less one view. */
  readonly reach: number;
  /** The same for the scroll bar, whose track the browser limits. */
  readonly track: number;
}

/** Browsers stop drawing below some 17 to 33 million pixels; a million lines of 44 px need more. */
const LONGEST = 8_000_000;

export const scaleOf = (lines: number, lineHeight: number, view: number): Scale => {
  const reach = Math.max(0, lines * lineHeight - view);
  return { reach, track: Math.min(reach, LONGEST) };
};

/** Where the scroll bar stands when the list is `top` pixels down. */
export const barFor = (top: number, { reach, track }: Scale): number =>
  reach === 0 ? 0 : (top / reach) * track;

/**
 * How far down the list is after the bar went from `before` to `after`. In a list longer than the track
 * a small step (a wheel, a finger) moves the lines by just as much; a large one (the bar dragged)
 * moves them in proportion.
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
