import { fill, plural, type Plural } from "../../i18n/fill.ts";
import { judgeTerminal as texts } from "../../i18n/en/judge-terminal.ts";
import { solver as solverTexts } from "../../i18n/en/solver.ts";
import { mistakesInWords } from "../../i18n/mistake-words.ts";
import {
  explanationColumns,
  formatExplanation,
  nimSumSentence,
} from "../../problems/explanation.ts";
import type { ExplainedRow, Problem } from "../../problems/problem.ts";
import type { ReadingMistake } from "../../problems/reading-mistakes.ts";
import type { Failure } from "../judge.ts";
import { isClose } from "../output.ts";
import { MAX_OUTPUT } from "../text-program.ts";

const LANGUAGE = "en";

/** Formats a sentence that contains a count. */
export const counted = (forms: Plural, n: number): string =>
  fill(plural(LANGUAGE, forms, n), { n: n.toLocaleString(LANGUAGE) });

/** Formats an amount of memory in MB: "9.5", "612". */
export function formatMegabytes(kilobytes: number): string {
  const megabytes = kilobytes / 1024;
  const n = megabytes < 10 ? Math.round(10 * megabytes) / 10 : Math.round(megabytes);
  return n.toLocaleString(LANGUAGE);
}

/** Formats a time: "87 ms", "1.3 s". */
export function formatTime(milliseconds: number): string {
  const [template, n] =
    milliseconds < 1000
      ? [texts.milliseconds, Math.max(1, Math.round(milliseconds))]
      : [texts.seconds, Math.round(milliseconds / 100) / 10];
  return fill(template, { n: n.toLocaleString(LANGUAGE) });
}

/** Maximum number of characters shown of a line. */
const WIDEST = 200;

/** Decodes bytes as UTF-8, or as Latin-1 if they are not valid UTF-8. */
export function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString("latin1");
  }
}

/**
 * Formats a line that a program printed so that it is safe for a terminal: invisible characters are replaced by their codes,
 * and a long line is cut.
 *
 * @example
 * showLine("a\u001b[2J"); // "a\\x1b[2J"
 */
export function showLine(line: string): string {
  if (line === "") return texts.empty;
  const shown = line.slice(0, WIDEST).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return code.length > 2 ? `\\u{${code}}` : `\\x${code.padStart(2, "0")}`;
  });
  return line.length > WIDEST ? fill(texts.cut, { text: shown, n: line.length }) : shown;
}

/** Joins the lines of an answer. */
const inOneLine = (answer: unknown): string => String(answer).replaceAll("\n", " / ");

/** Maximum number of rows, and of moves. Longer lists would scroll the verdict out of view. */
const MAX_ROWS = 12;
const MAX_MOVES = 5;

/** Explains the right answer to a case, as lines of text. */
export function explainLines(problem: Problem, one: unknown): readonly string[] {
  const explanation = formatExplanation("en", problem.explain(one));
  const { rows, unlistedRows = 0, nimSum, winner, verdict } = explanation;
  const { winningMoves, hasMoreMoves } = explanation;
  const positions = problem.positions?.(one).length || verdict.split("\n").length;
  const meaning =
    positions > 1
      ? fill(solverTexts.eachPosition, { n: positions })
      : solverTexts[winner === "first" ? "N" : "P"];
  const moves = winningMoves.slice(0, MAX_MOVES).map(({ sentence: label, before, after }) => {
    const change = fill(solverTexts.move, { from: before.value, to: after.value });
    return `  ${label} ${change}`;
  });
  const isCut = hasMoreMoves || winningMoves.length > moves.length;
  const hidden = Math.max(0, rows.length - MAX_ROWS) + unlistedRows;
  return [
    fill(texts.why, { verdict: inOneLine(verdict), meaning }),
    ...(positions > 1 || nimSum === undefined
      ? []
      : [nimSumSentence(solverTexts, { ...explanation, nimSum })]),
    "",
    ...table(problem, rows.slice(0, MAX_ROWS)),
    ...(hidden === 0 ? [] : [`  ${counted(solverTexts.unlistedRows, hidden)}`]),
    "",
    ...(moves.length === 0
      ? [winner === "first" ? solverTexts.noMoveLeft : solverTexts.noWinningMove]
      : [`${solverTexts.winningMoves}:`, ...moves]),
    ...(isCut ? [`  ${solverTexts.moreMoves}`] : []),
  ];
}

/** Formats the summands as columns of text. */
function table(problem: Problem, rows: readonly ExplainedRow<string>[]): readonly string[] {
  const { row, value } = explanationColumns("en", problem);
  const isValued = rows.some(({ grundy }) => grundy !== undefined);
  const cells = [
    [row, value, ...(isValued ? [solverTexts.grundy] : [])],
    ...rows.map((each) => [each.label, each.value, `${each.grundy ?? (isValued ? "–" : "")}`]),
  ];
  const widths = cells[0]?.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  return cells.map((line) =>
    `  ${line.map((cell, at) => cell.padEnd((widths?.[at] ?? 0) + 2)).join("")}`.trimEnd(),
  );
}

/** Maximum number of lines shown of an input or an output. */
const MAX_LINES = 20;

/** A failure with the facts that its report includes. */
export interface ReportedFailure {
  readonly failure: Failure<unknown>;
  /** Milliseconds that each run was allowed. */
  readonly allowed: number;
  /** The right answers. */
  readonly right: readonly string[];
  /** The program's mistake in reading the input. */
  readonly reading?: ReadingMistake;
}

/** Returns the printed lines if there are more or fewer answers than cases. */
const printedIn = ({ fault: { end } }: Failure<unknown>): readonly string[] | undefined =>
  end.kind === "finished" ? end.printed : undefined;

/** Formats a failure and the reason why it is wrong, as paragraphs. */
export function formatFailure(problem: Problem, reported: ReportedFailure): readonly string[] {
  const { verdict, cases, fault, slow, mistakes } = reported.failure;
  const printed = printedIn(reported.failure);
  if (slow === "together")
    return [formatVerdict(reported), counted(texts.slowTogether, cases.length)];
  return [
    formatVerdict(reported),
    ...(slow === "alone" ? [texts.slowAlone] : []),
    ...(cases.length > 1 && !printed ? [explainSeveral(reported.failure)] : []),
    formatInput(problem, cases),
    ...(printed ? [formatOutputs(printed, reported.right)] : []),
    ...(verdict === "wrong"
      ? [formatAnswers(reported.failure), explainLines(problem, cases[fault.at]).join("\n")]
      : []),
    ...[
      ...mistakesInWords("en", problem.id, mistakes),
      ...mistakesInWords("en", "reading", reported.reading ? [reported.reading] : []),
    ].map((words) => fill(texts.mistake, { ...words })),
  ];
}

/** Explains why several cases are shown. */
function explainSeveral({ cases, fault }: Failure<unknown>): string {
  const isAhead = fault.at + 1 < cases.length;
  return isAhead
    ? fill(texts.onlyBefore, { n: fault.at + 1 })
    : counted(texts.onlyAfter, cases.length);
}

function formatVerdict({ failure, allowed, right: answers }: ReportedFailure): string {
  const { fault, verdict } = failure;
  const printed = printedIn(failure);
  const { verdicts } = texts;
  if (printed) {
    if (printed.length === 0) return verdicts.nothing;
    const right = answers.flatMap((answer) => answer.split("\n"));
    const longer = printed.length < right.length ? right : printed;
    return fill(verdicts.outOfStep, {
      lines: counted(texts.lines, printed.length),
      cases: counted(texts.cases, answers.length),
      n: 1 + longer.findIndex((_, at) => printed[at] !== right[at]),
    });
  }
  if (verdict === "output") return fill(verdicts.flood, { n: MAX_OUTPUT / 1e6 });
  if (fault.end.kind === "time" && fault.end.waited !== undefined) {
    return fill(verdicts.wait, { waited: formatTime(fault.end.waited) });
  }
  const message = fault.end.kind === "crash" ? fault.end.message : "";
  return fill(verdicts[verdict], { allowed: formatTime(allowed), message });
}

function formatInput(problem: Problem, cases: readonly unknown[]): string {
  const lines = problem.print(cases).trimEnd().split("\n");
  const of = { cases: counted(texts.cases, cases.length) };
  return [
    cases.length === 1 ? texts.input : fill(texts.inputOfMany, of),
    "",
    ...block(lines),
    ...(lines.length > MAX_LINES ? ["", texts.wholeInput] : []),
  ].join("\n");
}

/** Returns the first lines of a text, indented. */
export function block(lines: readonly string[]): readonly string[] {
  const rest = lines.length - MAX_LINES;
  return [
    ...lines.slice(0, MAX_LINES).map((line) => `  ${showLine(line)}`),
    ...(rest > 0 ? [`  ${counted(texts.moreLines, rest)}`] : []),
  ];
}

function formatOutputs(printed: readonly string[], answers: readonly string[]): string {
  const right = answers.flatMap((answer) => answer.split("\n"));
  const yours = printed.length === 0 ? [] : [texts.yourOutput, ...block(printed), ""];
  return [...yours, texts.rightOutput, ...block(right)].join("\n");
}

function formatAnswers({ cases, fault }: Failure<unknown>): string {
  const [yours, expected] = [inOneLine(fault.given), inOneLine(fault.right)];
  return [
    ...(cases.length === 1 ? [] : [fill(texts.atCase, { n: fault.at + 1 })]),
    fill(texts.yours, { answer: showLine(yours) }),
    fill(texts.right, { answer: showLine(expected) }),
    ...(isClose(expected, yours) ? [texts.nearly] : []),
  ].join("\n");
}
