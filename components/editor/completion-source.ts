import {
  pickedCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from "@codemirror/autocomplete";
import { localCompletionSource } from "@codemirror/lang-javascript";
import { syntaxTree } from "@codemirror/language";
import type { EditorView } from "@codemirror/view";
import { type Completions, type Offer, SITE_GLOBALS } from "../../src/articles/library/entries.ts";
import type { Words } from "../../src/i18n/words.ts";

/** CodeMirror's syntax tree of a text. */
export type Tree = ReturnType<typeof syntaxTree>;

type SyntaxNode = Tree["topNode"];

/** Text to insert at a position. */
interface Insertion {
  readonly from: number;
  readonly insert: string;
}

const imports = (tree: Tree, code: string): SyntaxNode[] =>
  tree.topNode.getChildren("ImportDeclaration").filter((node) => {
    const source = node.getChild("String");
    return source !== null && code.slice(source.from + 1, source.to - 1) === "grundy";
  });

/** Reports whether the text imports or declares the name. */
function declares(tree: Tree, code: string, name: string): boolean {
  let found = false;
  tree.iterate({
    enter(node) {
      found ||= /Definition$/.test(node.name) && code.slice(node.from, node.to) === name;
      return !found;
    },
  });
  return found;
}

/**
 * Returns the insertion that makes a cell import a name of the library: the name in the braces of an existing import, or
 * a new first line. Returns undefined if the cell already imports or declares the name.
 *
 * @param name the text in the braces: a name, or `type` and a name
 */
export function autoImport(tree: Tree, code: string, name: string): Insertion | undefined {
  if (declares(tree, code, name.replace(/^type /, ""))) return undefined;
  for (const node of imports(tree, code)) {
    const group = node.getChild("ImportGroup");
    if (!group || node.getChild("type")) continue;
    const last = group.lastChild?.prevSibling;
    if (!last || last.name === "{") return { from: group.from + 1, insert: ` ${name} ` };
    return { from: last.name === "," ? last.from : last.to, insert: `, ${name}` };
  }
  return { from: 0, insert: `import { ${name} } from "grundy";\n` };
}

function element(tag: string, text: string, className = ""): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

/** Creates a paragraph in which text between backticks is code. */
function paragraph(text: string): HTMLElement {
  const made = document.createElement("p");
  text
    .replace(/\s*\n\s*/g, " ")
    .split("`")
    .forEach((part, i) => made.append(i % 2 === 1 ? element("code", part) : part));
  return made;
}

/** Creates the description of a name: signature, link if there is one, doc comment, and the comment's examples as code. */
function completionInfo({ name, signature, doc }: Offer, links: readonly Node[]): HTMLElement {
  const info = element("div", "", "info");
  if (signature) info.append(element("p", name + signature, "info-signature"));
  info.append(...links);
  for (const part of doc.split("\n\n").filter(Boolean)) {
    const example = /^@example ([^]*)$/.exec(part)?.[1];
    info.append(example === undefined ? paragraph(part) : element("pre", example));
  }
  return info;
}

const NAME = /[\w$]*/;
const WHOLE_NAME = /^[\w$]*$/;
/** Syntax nodes without completions: strings, comments, and the names that a declaration introduces. */
const NO_COMPLETIONS =
  /^(String|TemplateString|RegExp|LineComment|BlockComment|Number|Label|(Variable|Type|Property|PrivateProperty)Definition|PrivatePropertyName)$/;

/** The completions, and the address of the reference to which a name is appended. */
export interface Offers extends Completions {
  readonly reference: string;
}

interface Sources {
  readonly data: () => Promise<Offers>;
  readonly otherNames: () => readonly string[];
  readonly words: Pick<Words["editor"], "fromOtherCell" | "inReference">;
}

/** Returns the completion of a name. `entry` is the anchor of its reference entry, if it has one. */
type Describe = (offer: Offer, entry?: string) => Completion;

/** Creates a link that opens in a new tab. */
function entryLink(address: string, text: string): HTMLElement {
  const link = document.createElement("a");
  link.href = address;
  link.target = "_blank";
  link.rel = "noopener";
  link.textContent = text;
  const line = element("p", "");
  line.append(link);
  return line;
}

const describer =
  (reference: string, text: string): Describe =>
  (offer, entry) => ({
    label: offer.name,
    type: offer.kind,
    detail: offer.signature,
    info: () =>
      completionInfo(offer, entry === undefined ? [] : [entryLink(reference + entry, text)]),
  });

/** Returns a function that inserts a name and its import. */
function applyWithImport(specifier: string) {
  return (view: EditorView, completion: Completion, from: number, to: number): void => {
    const { state } = view;
    const added = autoImport(syntaxTree(state), state.doc.toString(), specifier);
    const changes = state.changes([
      { from, to, insert: completion.label },
      ...(added === undefined ? [] : [added]),
    ]);
    view.dispatch({
      changes,
      selection: { anchor: changes.mapPos(to, 1) },
      annotations: pickedCompletion.of(completion),
      userEvent: "input.complete",
      scrollIntoView: true,
    });
  };
}

function libraryOptions(
  { library }: Completions,
  known: ReadonlySet<string>,
  inImport: boolean,
  describe: Describe,
): Completion[] {
  return library.map((offer) => {
    const specifier = offer.kind === "type" ? `type ${offer.name}` : offer.name;
    return {
      ...describe(offer, offer.name),
      ...(offer.kind === "type" && !inImport ? { boost: -1 } : {}),
      ...(inImport
        ? { apply: specifier }
        : known.has(offer.name)
          ? {}
          : { apply: applyWithImport(specifier) }),
    };
  });
}

function memberOptions(
  data: Completions,
  context: CompletionContext,
  describe: Describe,
): CompletionResult | null {
  const match = context.matchBefore(/[\w$]+\.[\w$]*/);
  const [object, typed] = match?.text.split(".") ?? [];
  const found = data.given.find(({ name }) => name === object);
  if (!found) return null;
  return {
    from: context.pos - (typed ?? "").length,
    options: found.members.map((member) =>
      describe(
        member,
        SITE_GLOBALS.includes(found.name) ? `${found.name}.${member.name}` : undefined,
      ),
    ),
    validFor: WHOLE_NAME,
  };
}

const nothing: Offers = { library: [], given: [], reference: "" };

/** Returns the source of completions: names of the library, imported when chosen, of other cells, and of the cell. */
export function completionSource({ data, otherNames, words }: Sources) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const known = await data().catch(() => nothing);
    if (context.aborted) return null;
    const describe = describer(known.reference, words.inReference);
    const node = syntaxTree(context.state).resolveInner(context.pos, -1);
    const inImport = node.parent?.name === "ImportGroup" || node.name === "ImportGroup";
    const word = context.matchBefore(NAME);
    if (!word) return null;
    const isMember = context.state.sliceDoc(word.from - 1, word.from) === ".";
    if (word.from === word.to && !isMember && !context.explicit) return null;
    if (inImport) {
      return {
        from: word.from,
        options: libraryOptions(known, new Set(), true, describe),
        validFor: WHOLE_NAME,
      };
    }
    if (NO_COMPLETIONS.test(node.name)) return null;
    if (isMember) return memberOptions(known, context, describe);

    const others = otherNames();
    const options = [
      ...libraryOptions(known, new Set(others), false, describe),
      ...known.given.map((one) =>
        describe(one, SITE_GLOBALS.includes(one.name) ? one.name : undefined),
      ),
    ];
    const taken = new Set(options.map(({ label }) => label));
    const local = localCompletionSource(context)?.options ?? [];
    for (const option of [
      ...local,
      ...others.map((label) => ({ label, type: "variable", detail: words.fromOtherCell })),
    ]) {
      if (!taken.has(option.label)) options.push(option);
      taken.add(option.label);
    }
    return { from: word.from, options, validFor: WHOLE_NAME };
  };
}
