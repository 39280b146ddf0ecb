/** A PNG of the site's mark. */
export interface Icon {
  readonly name: string;
  /** Length of a side in pixels. */
  readonly size: number;
  /** Margin around the mark, in 24ths of its width; 0: without a background. */
  readonly margin: number;
  /** Its purpose in the web manifest; none for the icon that pages link to. */
  readonly purpose?: "any" | "maskable";
}

export const icons: readonly Icon[] = [
  { name: "icon-192", size: 192, margin: 0, purpose: "any" },
  { name: "icon-512", size: 512, margin: 0, purpose: "any" },
  // A mask may cut off all but the centred circle of four fifths of the width.
  { name: "maskable-512", size: 512, margin: 5, purpose: "maskable" },
  { name: "apple-touch-icon", size: 180, margin: 5 },
];
