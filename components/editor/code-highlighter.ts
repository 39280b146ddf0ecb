import { tagHighlighter, tags as t, type Tag } from "@lezer/highlight";

const colours: readonly (readonly [Token, readonly Tag[]])[] = [
  ["comment", [t.comment]],
  // Operators are listed individually, because the dot before a name is also an operator and has no colour.
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

/**
 * The colours of code in the light and the dark theme, from Shiki's github-light-default and github-dark-default, which
 * highlight the listings. The editor uses the same colours but classifies some words differently.
 */
export const tokenColours = {
  plain: ["#1F2328", "#E6EDF3"],
  keyword: ["#CF222E", "#FF7B72"],
  constant: ["#0550AE", "#79C0FF"],
  function: ["#8250DF", "#D2A8FF"],
  string: ["#0A3069", "#A5D6FF"],
  name: ["#953800", "#FFA657"],
  comment: ["#6E7781", "#8B949E"],
} as const;

/** The kinds of tokens that have a colour. */
export type Token = keyof typeof tokenColours;
