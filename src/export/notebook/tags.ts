import type * as author from "@components/author.ts";
import { listing } from "@components/lesson/prose/listing.ts";
import { findTerm, glossaryAddress } from "../../articles/glossary.ts";
import { linkTo } from "../../articles/link-to.ts";
import { fill } from "../../i18n/fill.ts";
import { words, type Words, type Language } from "../../i18n/words.ts";
import { mistakeList } from "./mistake-list.ts";
import {
  blocks,
  heading,
  isPhrase,
  link,
  paragraph,
  text,
  textIn,
  type Block,
  strong,
  type Phrase,
  list,
} from "./markdown.ts";
import type { Place } from "./place.ts";
import { exportList, furtherProblemList, glossaryList, sourceList } from "./reference-lists.ts";
import { judgeFacts, sampleHalves } from "@components/solver/judge-facts.ts";
import { findProblem } from "../../problems/registry.ts";

/**
 * The box of a problem's judge as Markdown: the facts as a list, what the article adds, and the samples as code.
 *
 * @throws RangeError when there is no such problem
 */
function judgeBox(id: string, language: Language, body: readonly Block[]): Block[] {
  const problem = findProblem(id);
  if (!problem) {
    throw new RangeError(`Cannot write a judge: it must be of a problem, current value is ${id}`);
  }
  const facts = judgeFacts(problem, language).map(({ name, parts }) => [
    paragraph(
      text(`${name}: `),
      ...parts.flatMap(({ text: said, url }, index): Phrase[] => [
        ...(index > 0 ? [text(", ")] : []),
        url === undefined ? text(said) : link(url, said),
      ]),
    ),
  ]);
  const samples = sampleHalves(problem, language)
    .flat()
    .flatMap(({ name, text: value }): Block[] => [paragraph(text(name)), { type: "code", value }]);
  const { title } = words(language).lesson.judgeBox;
  return [paragraph(strong(title)), list(facts), ...body, ...samples];
}

/** The blocks with a head: at the start of the first paragraph, or as a new paragraph if none is first. */
function headed(head: Phrase, [first, ...rest]: Block[]): Block[] {
  if (first?.type === "paragraph") return [paragraph(head, text(" "), ...first.children), ...rest];
  return [paragraph(head), ...(first ? [first] : []), ...rest];
}

type Quoted = Extract<Block, { type: "blockquote" }>["children"];

const quotation = (children: Block[]): Block => ({
  type: "blockquote",
  children: children as Quoted,
});

/** A definition, a theorem, a pitfall: a quotation that begins with its head. */
const statement = (head: string, body: Block[]): Block[] => [quotation(headed(strong(head), body))];

/** A proof, between its head and its end mark. */
function proof(head: string, body: Block[]): Block[] {
  const begun = headed({ type: "emphasis", children: [text(head)] }, body);
  const last = begun.at(-1);
  if (last?.type !== "paragraph") return [...begun, paragraph(text("∎"))];
  return [...begun.slice(0, -1), paragraph(...last.children, text(" ∎"))];
}

/** A quotation under its title. */
const summaryBox = (title: string, body: Block[]): Block[] => [
  quotation([paragraph(strong(title)), ...body]),
];

/** Content that the reader expands by its name. */
const fold = (name: string, body: Block[]): Block[] => [
  { type: "html", value: `<details>\n<summary>${name}</summary>` },
  ...body,
  { type: "html", value: "</details>" },
];

/** A tag of an article, with its location. */
export interface Tag extends Place {
  /** The value of an attribute, as text. */
  readonly given: (name: string) => string | undefined;
  /** Its content; `anchor` where the tag itself has an id for links to it. */
  readonly inside: (anchor?: string) => Block[];
}

type Write = (tag: Tag) => Block[];
type AuthorTag = Exclude<keyof typeof author, "Cell">;

const lessonOf = ({ language }: Tag): Words["lesson"] => words(language).lesson;
const body = ({ inside }: Tag): Block[] => blocks(inside());

/** @throws TypeError when the tag lacks the attribute */
function required({ given }: Tag, name: string): string {
  const value = given(name);
  if (value === undefined) {
    throw new TypeError(`Cannot write a tag: ${name} must be given, current value is undefined`);
  }
  return value;
}

const titled = (head: string, title: string | undefined): string =>
  title === undefined ? `${head}.` : `${head} (${title}).`;

function linked(address: string, { page, inside }: Tag): Block[] {
  const children = inside().filter(isPhrase);
  return [{ type: "link", url: new URL(address, page).href, children }];
}

/** For interactive parts: a link to them on the page. */
const pointer =
  (what: "figure" | "check" | "solver" | "solution" | "mistakes"): Write =>
  ({ page, anchor, language }) => {
    const url = anchor === undefined ? page : `${page}#${anchor}`;
    return [paragraph(link(url, words(language).takeAway[what]))];
  };

const figure = pointer("figure");
const check = pointer("check");
const mistakes = pointer("mistakes");

/** The Markdown for each tag that an article may use. */
export const tags = {
  PageLink: (tag) => linked(linkTo(required(tag, "to"), tag), tag),
  /** Notebooks have the whole article. */
  PathNext: () => [],
  Term: (tag) => {
    const term = findTerm(tag.given("of") ?? textIn(tag.inside()), tag.language);
    return linked(glossaryAddress(term, tag), tag);
  },
  Definition: (tag) => statement(titled(lessonOf(tag).definition, tag.given("term")), body(tag)),
  Theorem: (tag) => {
    const lesson = lessonOf(tag);
    const kind = tag.given("kind");
    const name = kind === "lemma" || kind === "proposition" ? lesson[kind] : lesson.theorem;
    return statement(titled(`${name} ${required(tag, "n")}`, tag.given("title")), body(tag));
  },
  Proof: (tag) => proof(`${lessonOf(tag).proof}.`, body(tag)),
  Fold: (tag) => {
    const { folds } = lessonOf(tag);
    const kind = required(tag, "kind");
    const name = Object.entries(folds).find(([one]) => one === kind)?.[1] ?? folds.more;
    return fold(`${name}: ${required(tag, "title")}`, body(tag));
  },
  Pitfall: (tag) => statement(`${required(tag, "title")}.`, body(tag)),
  Summary: (tag) => summaryBox(required(tag, "title"), body(tag)),
  Listing: (tag) => {
    const { name, code, standard } = listing(required(tag, "file"));
    const lang = tag.given("lang") ?? "cpp";
    const written = standard === undefined ? [] : [text(` (${standard})`)];
    return [
      paragraph({ type: "inlineCode", value: name }, ...written),
      { type: "code", lang, value: code },
    ];
  },
  Exercise: (tag) => {
    const { exercise, level: levels } = lessonOf(tag);
    const [n, level] = [required(tag, "n"), tag.given("level")];
    const known = Object.entries(levels).find(([name]) => name === level)?.[1];
    const head = `${exercise} ${n}${known === undefined ? "" : ` (${known})`}`;
    return [heading(3, head), ...blocks(tag.inside(`exercise-${n}`))];
  },
  Check: check,
  CheckOutcome: check,
  CheckValue: check,
  CheckMove: check,
  CodeExercise: body,
  Hints: body,
  Hint: (tag) => {
    const { hint, nthHint } = lessonOf(tag);
    const n = tag.given("n");
    return fold(n === undefined ? hint : fill(nthHint, { n }), body(tag));
  },
  Answer: (tag) => fold(lessonOf(tag).answer, body(tag)),
  MexPlay: figure,
  XorPlay: figure,
  StairsReply: figure,
  GraphPlay: figure,
  GraphOf: figure,
  Board: (tag) => [...body(tag), ...figure(tag)],
  JudgeBox: (tag) => judgeBox(required(tag, "problem"), tag.language, body(tag)),
  KnownMistakes: (tag) => [
    ...mistakeList(required(tag, "problem"), tag.language),
    ...mistakes(tag),
  ],
  Solution: pointer("solution"),
  SolverPanel: pointer("solver"),
  Exports: (tag) => exportList(required(tag, "names"), tag),
  FurtherProblems: furtherProblemList,
  GlossaryList: glossaryList,
  SourceList: (tag) => sourceList(tag.given("of") === "problems", tag),
  code: ({ inside }) => [{ type: "inlineCode", value: textIn(inside()) }],
  span: ({ inside }) => inside(),
} satisfies Record<AuthorTag | "code" | "span", Write>;
