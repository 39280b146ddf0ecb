import { fill } from "../../src/i18n/fill.ts";
import type { JudgeWords } from "../../src/i18n/judge-words.ts";
import type { SaidFailure } from "./protocol.ts";

interface Props {
  readonly slip: NonNullable<SaidFailure["slip"]>;
  readonly words: JudgeWords;
}

/** The known mistake that gives a program's answers, and where the page tells of it, or else why it is one. */
export function SlipSaid({ slip: { id, name, does, why }, words: { judge } }: Props) {
  const place = `slip-${id}`;
  const isTold = document.getElementById(place) !== null;
  return (
    <p class="judge-slip">
      {fill(judge.slip, { does })}{" "}
      {isTold ? <a href={`#${place}`}>{fill(judge.more, { name })}</a> : why}
    </p>
  );
}
