import { fill } from "../../src/i18n/fill.ts";

/** A known mistake in the words of a language. */
export interface SaidSlip {
  /** Of its place on a page that tells of it. */
  readonly id: string;
  readonly name: string;
  readonly does: string;
  readonly why: string;
}

interface Props {
  /** All that give the same answers: one or more. */
  readonly slips: readonly SaidSlip[];
  /** A sentence with `{does}` in it. */
  readonly says: string;
  /** What joins two of them: "{one}, or {other}". */
  readonly or: string;
  /** The text of the link to where the page tells of one, with `{name}` in it. */
  readonly more: string;
}

/** What programs with one of these mistakes do, in one sentence. */
export const sayDoes = (slips: readonly SaidSlip[], says: string, or: string): string =>
  fill(says, {
    does: slips.map(({ does }) => does).reduce((one, other) => fill(or, { one, other })),
  });

/** The known mistakes that give a program's answers, and where the page tells of each, or else why it is one. */
export function SlipSaid({ slips, says, or, more }: Props) {
  return (
    <p class="judge-slip">
      {sayDoes(slips, says, or)}
      {slips.map(({ id, name, why }) => (
        <span key={id}>
          {" "}
          {document.getElementById(`slip-${id}`) ? (
            <a href={`#slip-${id}`}>{fill(more, { name })}</a>
          ) : (
            why
          )}
        </span>
      ))}
    </p>
  );
}
