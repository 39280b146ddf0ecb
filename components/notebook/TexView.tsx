import { fill } from "../../src/i18n/fill.ts";
import { say } from "../../src/i18n/say.ts";
import type { Words } from "../../src/i18n/words.ts";
import { late } from "./late.ts";

const useTex = late(
  () => import("./set-tex.ts"),
  import.meta.env.SSR ? await import("./set-tex.ts") : undefined,
);

interface Props {
  /** The formula between `$` or `$$`. */
  readonly latex: string;
  readonly words: Words["cell"];
}

/** A formula, set by KaTeX; as its text until KaTeX is there. */
export function TexView({ latex, words }: Props) {
  const tex = useTex();
  const display = latex.startsWith("$$") && latex.length >= 4;
  const formula = display ? latex.slice(2, -2) : latex.slice(1, -1);
  const set = tex?.setTex(formula, display);
  if (set === undefined) return <pre class="output-text">{formula}</pre>;
  if ("fault" in set) {
    return (
      <div class="output-failure">
        <p>{fill(words.formulaFault, { reason: say(words.faults, set.fault) })}</p>
        <pre>{formula}</pre>
      </div>
    );
  }
  // KaTeX's own markup: it escapes what it is given, and trusts nothing in it.
  const html = { __html: set.html };
  return <div class="formula-block output-formula" dangerouslySetInnerHTML={html} />;
}
