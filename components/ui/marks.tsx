import { splitAtNames } from "../../src/articles/unbroken.ts";

/** A text in which no line ends within a name such as nim-sum, as in an article's prose. */
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
  /** What the mark means in the reader's language; without it the letter alone is read out. */
  readonly label?: string;
  /** Drawn beside words that say the outcome already: neither read out nor copied with them. */
  readonly drawn?: boolean;
}

/** The mark of an outcome, the same everywhere: P a blue circle, N an orange square, each with its letter. */
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
