import type { Problem } from "./problem.ts";

type Lines = readonly string[];

/** A number or a list in a line of a case. */
interface Item {
  readonly name: string;
  /** The length of a list, as an expression; undefined for a number. */
  readonly count: string | undefined;
  /** The elements of a list: numbers on one line, pairs on a line each, or lists on a line each after their length. */
  readonly of: "numbers" | "pairs" | "lists";
}

/** The code that reads an input, in one language. */
interface Dialect {
  line(items: readonly Item[]): Lines;
  repeat(index: string, count: string, body: Lines): Lines;
  /** Repeats the body for each case with the first line `first`, up to the end of the input or to a line of zeros. */
  each(first: readonly Item[], toZeros: boolean, body: Lines): Lines;
  answer(text: string): Lines;
}

const ITEM = /^(\w+)(?:\[([^\]]+)\](\[\])?(\*2)?)?$/;

function itemOf(text: string): Item {
  const [, name = "", count, lists, pairs] = ITEM.exec(text) ?? [];
  const of = pairs ? "pairs" : lists ? "lists" : "numbers";
  return { name, count: count?.replace(/-|<</, " $& "), of };
}

const itemsOf = (line = ""): readonly Item[] => line.split(" ").map(itemOf);
const isList = ({ count }: Item): boolean => count !== undefined;
const numbersOf = (items: readonly Item[]): Lines =>
  items.filter((item) => !isList(item)).map(({ name }) => name);
const indented = (lines: Lines, by: string): Lines => lines.map((line) => by + line);

/** Returns the code that reads a case and then prints the answer. */
function caseLines([line, ...rest]: Lines, dialect: Dialect, answer: Lines): Lines {
  if (line === undefined) return answer;
  const [word = "", ...more] = line.split(" ");
  const what = more.join(" ");
  if (word === "for")
    return [...dialect.repeat("i", what, caseLines(rest, dialect, [])), ...answer];
  if (word === "until") return dialect.each(itemsOf(what), true, caseLines(rest, dialect, answer));
  if (word === "answer") return answer.flatMap((one) => dialect.repeat("i", what, [one]));
  return [...dialect.line(itemsOf(line)), ...caseLines(rest, dialect, answer)];
}

/** Returns the code that reads all cases and prints the first answer of the sample for each. */
function inputLines({ form, ends, samples: [sample] }: Problem, dialect: Dialect): Lines {
  const answer = dialect.answer(JSON.stringify(sample?.output.split("\n")[0]));
  const [first, ...rest] = form;
  if (ends === "one") return caseLines([first ?? "", ...rest], dialect, answer);
  if (ends === "count") {
    const body = caseLines([first ?? "", ...rest], dialect, answer);
    return [...dialect.line(itemsOf("tests")), ...dialect.repeat("test", "tests", body)];
  }
  const body = caseLines(rest, dialect, answer);
  return dialect.each(itemsOf(first), ends !== "file", body);
}

const scanf = (places: Lines): string =>
  `scanf("${places.map(() => "%d").join(" ")}", ${places.map((place) => `&${place}`).join(", ")})`;

function cppList({ name, count = "", of }: Item): Lines {
  const at = `${name}[j]`;
  const types = { numbers: "int", pairs: "pair<int, int>", lists: "vector<int>" };
  const reads = {
    numbers: [`${scanf([at])};`],
    pairs: [`${scanf([`${at}.first`, `${at}.second`])};`],
    lists: [
      "int size;",
      `${scanf(["size"])};`,
      `${at}.resize(size);`,
      ...cpp.repeat("k", "size", [`${scanf([`${at}[k]`])};`]),
    ],
  };
  return [`vector<${types[of]}> ${name}(${count});`, ...cpp.repeat("j", count, reads[of])];
}

const cpp: Dialect = {
  line(items) {
    const names = numbersOf(items);
    const read = names.length > 0 ? [`int ${names.join(", ")};`, `${scanf(names)};`] : [];
    return [...read, ...items.filter(isList).flatMap(cppList)];
  },
  repeat: (index, count, body) => [
    `for (int ${index} = 0; ${index} < ${count}; ${index}++) {`,
    ...indented(body, "  "),
    "}",
  ],
  each(first, toZeros, body) {
    const names = numbersOf(first);
    const isCase = toZeros ? ` && (${names.map((name) => `${name} != 0`).join(" || ")})` : "";
    return [
      `int ${names.join(", ")};`,
      `while (${scanf(names)} == ${names.length}${isCase}) {`,
      ...indented([...first.filter(isList).flatMap(cppList), ...body], "  "),
      "}",
    ];
  },
  answer: (text) => [`puts(${text});`],
};

const next = (names: Lines): string => names.map(() => "next(data)").join(", ");

const python: Dialect = {
  line(items) {
    const names = numbersOf(items);
    const read = names.length > 0 ? [`${names.join(", ")} = ${next(names)}`] : [];
    const elements = {
      numbers: "next(data)",
      pairs: "(next(data), next(data))",
      lists: "[next(data) for _ in range(next(data))]",
    };
    const lists = items.filter(isList).map(({ name, count, of }) => {
      return `${name} = [${elements[of]} for _ in range(${count})]`;
    });
    return [...read, ...lists];
  },
  repeat: (index, count, body) => [`for ${index} in range(${count}):`, ...indented(body, "    ")],
  each(first, toZeros, body) {
    const [name = "", ...names] = numbersOf(first);
    const all = [name, ...names];
    const others = first.slice(toZeros ? all.length : 1);
    const isPair = toZeros && names.length > 0;
    const head = isPair
      ? `while any(numbers := [${next(all)}]):`
      : toZeros
        ? `while (${name} := next(data)) != 0:`
        : `for ${name} in data:`;
    const read = isPair ? [`${all.join(", ")} = numbers`] : [];
    return [head, ...indented([...read, ...python.line(others), ...body], "    ")];
  },
  answer: (text) => [`print(${text})`],
};

const text = (lines: Lines): string => lines.map((line) => `${line}\n`).join("");

/** Returns programs that read an input and print the same answer for every case. The reader completes them. */
export const starters = (problem: Problem) => ({
  cpp: text([
    ...(problem.judge.newest === "C++98"
      ? ["#include <cstdio>", "#include <vector>"]
      : ["#include <bits/stdc++.h>"]),
    "using namespace std;",
    "",
    "int main() {",
    ...indented(inputLines(problem, cpp), "  "),
    "}",
  ]),
  python: text([
    "import sys",
    "",
    "data = iter(map(int, sys.stdin.buffer.read().split()))",
    "",
    ...inputLines(problem, python),
  ]),
});
