/** A known mistake in the words of a language. */
export interface SaidSlip {
  /** Of its place on a page that tells of it. */
  readonly id: string;
  readonly name: string;
  readonly does: string;
  readonly why: string;
}

interface Props {
  readonly slip: SaidSlip;
  /** Whose answers are like a program's with this mistake. */
  readonly says: string;
  /** The text of the link to where the page tells of it. */
  readonly more: string;
}

/** The known mistake that gives a program's answers, and where the page tells of it, or else why it is one. */
export function SlipSaid({ slip: { id, why }, says, more }: Props) {
  const place = `slip-${id}`;
  const isTold = document.getElementById(place) !== null;
  return (
    <p class="judge-slip">
      {says} {isTold ? <a href={`#${place}`}>{more}</a> : why}
    </p>
  );
}
