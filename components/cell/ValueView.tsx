import type { ValueNode } from "../../src/notebook/outputs/value-node.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";

interface NodeProps {
  readonly node: ValueNode;
  readonly words: Words["cell"];
  readonly open?: boolean;
}

/** A value as a details element that opens to its parts: it works by keyboard and without JavaScript. */
function ValueItem({ node, words, open = false }: NodeProps) {
  const { key, text, entries, cut = 0 } = node;
  const head = (
    <>
      {key !== undefined && <span class="value-key">{key}</span>}
      {text}
    </>
  );
  if (!entries) return <div class="value-leaf">{head}</div>;
  return (
    <details open={open}>
      <summary>{head}</summary>
      <ul>
        {entries.map((entry, i) => (
          <li key={i}>
            <ValueItem node={entry} words={words} />
          </li>
        ))}
        {cut > 0 && (
          <li class="value-cut">
            {fill(words.moreEntries, { n: cut.toLocaleString(words.language) })}
          </li>
        )}
      </ul>
    </details>
  );
}

interface ValueViewProps {
  readonly values: readonly ValueNode[];
  readonly words: Words["cell"];
}

/** Values as trees, the first level open. */
export function ValueView({ values, words }: ValueViewProps) {
  return (
    <div class="output-value">
      {values.map((node, i) => (
        <ValueItem key={i} node={node} words={words} open />
      ))}
    </div>
  );
}
