/**
 * What one may write for another, by a slip of the finger or of thought. Not what is the same for numbers that are never
 * negative, or for a loop that counts by one.
 */
const CHANGES: Readonly<Record<string, string>> = {
  "<": "<= > >=",
  "<=": "< > >=",
  ">": "< <= >=",
  ">=": "< <= >",
  "==": "!= < > >=",
  "!=": "== < <=",
  "===": "!== < > >=",
  "!==": "=== < <=",
  "+": "- * / % & | ^",
  "-": "+ * / % & | ^",
  "*": "+ - / % & | ^",
  "/": "+ - * % & | ^",
  "%": "+ - * / & | ^",
  "&": "+ - * / % | ^",
  "|": "+ - * / % & ^",
  "^": "+ - * / % & |",
  "&&": "||",
  "||": "&&",
  "=": "^= |= &= += -=",
  "^=": "= |= &= += -=",
  "|=": "= ^= &= += -=",
  "&=": "= ^= |= += -=",
  "+=": "= ^= |= &= -=",
  "-=": "= ^= |= &= +=",
  "<<": ">>",
  ">>": "<<",
  "<<=": ">>=",
  ">>=": "<<=",
  "++": "--",
  "--": "++",
  "!": "!!",
  "~": "- +",
  true: "false",
  false: "true",
  break: "continue",
  continue: "break",
};

/** Comments, texts, lines of the preprocessor and imports; words; numbers; operators, the longest first. */
const TOKENS =
  /\/\/.*|\/\*[^]*?\*\/|^#.*$|^import .*$|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`|[A-Za-z_$][\w$]*|\d[\w.']*|=>|->|::|<<=|>>=|===|!==|>>>|[-+*/%&|^<>=!]=|&&|\|\||\+\+|--|<<|>>|[-+*/%&|^<>=!~]/gm;

/** Words of the languages, and types: in the place of a name, or a name in theirs, they would not compile. */
const WORDS = new Set(
  `auto bool boolean break case char class const constexpr continue else export false for function if int interface let long new
  nullptr number of readonly return sizeof static string struct true type undefined unsigned void while`.split(
    /\s+/,
  ),
);

/** A program with one token changed. */
export interface Mutant {
  readonly code: string;
  /** The changed line, without the space around it. */
  readonly line: string;
}

/** Whether a word asks for a value that has a name: no member, nothing that is called or begins here, no word of a language. */
function isValue(code: string, at: number, word: string): boolean {
  if (WORDS.has(word) || !/^[a-z]/.test(word)) return false;
  const [before, after] = [code.slice(0, at), code.slice(at + word.length)];
  return (
    !/(\.|->|::|\b(auto|bool|const|int&?|let|unsigned) )$/.test(before) &&
    !/^\s*(\(|::|\??:)/.test(after)
  );
}

/** Whether an operator is one of calculation: no bracket of a type, no reference, no beginning of a variable, no stream. */
function calculates(code: string, at: number, token: string): boolean {
  const before = code.slice(0, at);
  if (token === "|" && /"\s*$/.test(before)) return false;
  if (token === "=") return !/\b(auto|bool|const|int|let|type|unsigned)\b[^;(){}]*$/.test(before);
  if (/^([<>&*]|>>|<<)$/.test(token)) {
    if (!/^\s.*\s$/s.test(code.slice(at - 1, at + token.length + 1))) return false;
    if (token.length === 2) return !/\b(cout|cin)\b[^;]*$/.test(before);
  }
  return true;
}

/** Whether a number is one that the program uses, and not there only because a type could be without one. */
const isThere = (code: string, at: number): boolean => !code.slice(0, at).endsWith("?? ");

/** Numbers that are near by: one or two more or less, twice, half, a digit more, none. */
const near = (n: number): readonly string[] =>
  [n + 1, n - 1, n + 2, n - 2, 2 * n, Math.floor(n / 2), 10 * n, 0].map(String);

/**
 * Every program that differs from this one in a token: an operator, a number, a name for another name that it has. First
 * one for each token, in an order that chance decides, then a second one for each, and so on.
 */
export function mutantsOf(code: string, random: () => number): readonly Mutant[] {
  const tokens = [...code.matchAll(TOKENS)].map(({ 0: token, index }) => ({ token, at: index }));
  const names = tokens.filter(({ token, at }) => isValue(code, at, token)).map((one) => one.token);
  const instead = (token: string, at: number): readonly string[] => {
    if (/^\d+$/.test(token)) return isThere(code, at) ? near(Number(token)) : [];
    if (isValue(code, at, token)) return names;
    if (!calculates(code, at, token)) return [];
    return Object.hasOwn(CHANGES, token) ? (CHANGES[token]?.split(" ") ?? []) : [];
  };
  return tokens
    .flatMap(({ token, at }) => {
      const [before, after] = [code.slice(0, at), code.slice(at + token.length)];
      const others = new Set(instead(token, at));
      others.delete(token);
      return shuffled([...others], random).map((other, turn) => ({
        turn: turn + random(),
        code: before + other + after,
        line: ((before.split("\n").at(-1) ?? "") + other + after.split("\n", 1).join("")).trim(),
      }));
    })
    .sort((one, other) => one.turn - other.turn);
}

const shuffled = <Item>(items: readonly Item[], random: () => number): readonly Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
