import { splitAtNames } from "../../src/articles/no-break-plugin.ts";

/** Renders a text without line breaks in names such as nim-sum, as in an article's prose. */
export const unbrokenText = (text: string) =>
  splitAtNames(text).map((part, i) =>
    i % 2 === 1 ? (
      <span key={i} class="one-name">
        {part}
      </span>
    ) : (
      part
    ),
  );

interface Props {
  readonly outcome: "P" | "N";
  /** The meaning of the mark in the reader's language. By default screen readers announce only the letter. */
  readonly label?: string;
  /** Whether the mark is decoration next to a text that names the outcome, so that it is neither announced nor copied. */
  readonly drawn?: boolean;
}

/** The mark of an outcome: P is a blue circle, N an orange square, each with its letter. */
export function OutcomeMark({ outcome, label, drawn = false }: Props) {
  if (drawn) {
    return <span class="outcome-mark" data-outcome={outcome} data-drawn aria-hidden="true" />;
  }
  return (
    <span class="outcome-mark" data-outcome={outcome} role="img" aria-label={label ?? outcome}>
      {outcome}
    </span>
  );
}
