/** A PNG of the site's mark. */
export interface Icon {
  readonly name: string;
  /** Pixels of a side. */
  readonly size: number;
  /** Paper around the mark, in 24ths of its width; none means that it stands on nothing. */
  readonly margin: number;
  /** What a web manifest may use it for; none for the one that its page links to. */
  readonly purpose?: "any" | "maskable";
}

export const icons: readonly Icon[] = [
  { name: "icon-192", size: 192, margin: 0, purpose: "any" },
  { name: "icon-512", size: 512, margin: 0, purpose: "any" },
  // A mask may cut away all but the circle in the middle, four fifths as wide.
  { name: "maskable-512", size: 512, margin: 5, purpose: "maskable" },
  { name: "apple-touch-icon", size: 180, margin: 5 },
];
