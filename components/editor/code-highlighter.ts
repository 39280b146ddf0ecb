import { tagHighlighter, tags as t, type Tag } from "@lezer/highlight";
import type { Token } from "./token-colours.ts";

const colours: readonly (readonly [Token, readonly Tag[]])[] = [
  ["comment", [t.comment]],
  // Operators are listed one by one, since the dot before a name is an operator too, and has no colour.
  [
    "keyword",
    [
      t.keyword,
      t.arithmeticOperator,
      t.logicOperator,
      t.bitwiseOperator,
      t.compareOperator,
      t.updateOperator,
      t.definitionOperator,
      t.typeOperator,
      t.controlOperator,
      t.function(t.punctuation),
    ],
  ],
  ["constant", [t.number, t.bool, t.null, t.self, t.atom]],
  ["string", [t.string, t.special(t.string), t.regexp]],
  ["function", [t.function(t.variableName), t.function(t.propertyName)]],
  ["name", [t.typeName]],
];

/** Maps the tags of CodeMirror's parser to the listings' colours. */
export const codeHighlighter = tagHighlighter(
  colours.map(([token, tag]) => ({ tag, class: `t-${token}` })),
);
