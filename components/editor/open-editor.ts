import { tokenColours, codeHighlighter } from "./code-highlighter.ts";
import css from "./editor.css?inline";
import {
  autocompletion,
  closeBrackets,
  acceptCompletion,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
} from "@codemirror/autocomplete";
import {
  history,
  isolateHistory,
  defaultKeymap,
  historyKeymap,
  indentLess,
  indentMore,
} from "@codemirror/commands";
import { typescriptLanguage } from "@codemirror/lang-javascript";
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { nextDiagnostic } from "@codemirror/lint";
import { Annotation, EditorState, type Extension, Prec } from "@codemirror/state";
import {
  Decoration,
  EditorView,
  highlightSpecialChars,
  MatchDecorator,
  ViewPlugin,
  type DecorationSet,
  type ViewUpdate,
  keymap,
  type Command,
} from "@codemirror/view";
import type { Words } from "../../src/i18n/words.ts";
import { HIDDEN, JOINED, MAX_JOINED } from "../../src/notebook/show-hidden.ts";
import { completionSource, type Offers } from "./completion-source.ts";
import { markFaults, markedFaults, type Fault } from "./faults.ts";
import { fill } from "../../src/i18n/fill.ts";

const MESSAGE_ID = "message";

/** Creates the row below the code that shows the fault on the cursor's line, otherwise the first fault. */
function messageRow(words: Words["editor"]) {
  const dom = document.createElement("div");
  dom.className = "message-row";
  const message = document.createElement("p");
  message.id = MESSAGE_ID;
  message.setAttribute("role", "status");
  const next = document.createElement("button");
  next.type = "button";
  next.textContent = words.nextError;
  next.hidden = true;
  dom.append(message, next);

  const show = (view: EditorView): void => {
    // The error of a run is shown in the cell's output.
    const faults = markedFaults(view.state).filter(({ isAnnounced }) => !isAnnounced);
    const here = view.state.doc.lineAt(view.state.selection.main.head).number;
    const at = Math.max(
      faults.findIndex(({ line }) => line === here),
      0,
    );
    const fault = faults[at];
    const text =
      fault === undefined
        ? ""
        : fill(faults.length > 1 ? words.faultOf : words.fault, {
            line: fault.line,
            message: fault.message,
            n: at + 1,
            count: faults.length,
          });
    // Screen readers announce a live region when its text is set, even to the same text.
    if (message.textContent !== text) message.textContent = text;
    next.hidden = faults.length < 2;
  };

  return {
    dom,
    extension: EditorView.updateListener.of(({ view }) => {
      show(view);
      next.onclick = () => {
        nextDiagnostic(view);
        view.focus();
      };
    }),
  };
}

/** Whether the Tab key indents in the next editor that is opened, which is the reader's last choice. */
let tabIndents = false;

/** The function of the Tab key. It moves the focus unless the reader switches to indenting with this button or a key. */
interface TabKey {
  readonly dom: HTMLElement;
  indents: boolean;
  readonly toggle: () => void;
}

function tabKey(words: Words["editor"]): TabKey {
  const dom = document.createElement("button");
  dom.type = "button";
  dom.className = "tab-toggle";
  dom.title = words.tabHint;
  const key: TabKey = {
    dom,
    indents: !tabIndents,
    toggle: () => {
      tabIndents = key.indents = !key.indents;
      dom.textContent = key.indents ? words.tabIndents : words.tabMovesOn;
    },
  };
  key.toggle();
  dom.onclick = key.toggle;
  return key;
}

const always =
  (act: () => void): Command =>
  (view) => {
    closeCompletion(view);
    act();
    return true;
  };

/** The editor's keys. */
function editorKeys({ onRun, onLeave }: EditorOptions, tab: TabKey): Extension {
  const run = always(() => onRun(false));
  return [
    Prec.highest(
      keymap.of([
        { key: "Shift-Enter", run: always(() => onRun(true)) },
        { key: "Mod-Enter", run },
        { key: "Ctrl-Enter", run },
        {
          key: "Tab",
          run: (view) => tab.indents && (acceptCompletion(view) || indentMore(view)),
          shift: (view) => tab.indents && indentLess(view),
        },
        { key: "Ctrl-m", mac: "Shift-Alt-m", run: always(tab.toggle) },
        { key: "F8", run: nextDiagnostic },
      ]),
    ),
    // The first Escape closes the list of completions, the second one leaves the editor.
    keymap.of([
      ...completionKeymap,
      { key: "Escape", run: always(onLeave) },
      ...closeBracketsKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
  ];
}

let stylesheet: CSSStyleSheet | undefined;

/** Returns the stylesheet that all editors of the page share. The first call creates it. */
function editorStyles(): CSSStyleSheet {
  if (stylesheet) return stylesheet;
  const tokens = Object.entries(tokenColours).map(
    ([token, [light, dark]]) => `.t-${token} { --code-light: ${light}; --code-dark: ${dark}; }`,
  );
  stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(`${css}\n${tokens.join("\n")}`);
  return stylesheet;
}

const longRuns = new MatchDecorator({
  regexp: JOINED,
  decorate: (add, from, to) => {
    if (to - from > MAX_JOINED) add(from + MAX_JOINED, to, Decoration.replace({}));
  },
});

/** Shows hidden characters and hides the rest of long runs of marks, which browsers cannot lay out in time. */
const showHostile: Extension = [
  highlightSpecialChars({ addSpecialChars: HIDDEN }),
  ViewPlugin.define<{ drawn: DecorationSet; update: (update: ViewUpdate) => void }>(
    (view) => ({
      drawn: longRuns.createDeco(view),
      update(update) {
        this.drawn = longRuns.updateDeco(update, this.drawn);
      },
    }),
    { decorations: ({ drawn }) => drawn },
  ),
];

/** A place in a text. Line and column count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A language of the editor: its parser and the number of spaces of an indentation. */
export interface EditedLanguage {
  readonly extension: Extension;
  readonly indent: number;
}

const TYPESCRIPT: EditedLanguage = { extension: typescriptLanguage, indent: 2 };

export interface EditorOptions {
  /** The element to which the editor is appended. */
  readonly parent: HTMLElement;
  /** The listing that the editor replaces. It is hidden while the editor is open. */
  readonly listing?: HTMLElement;
  /** The language of the text; TypeScript by default. */
  readonly language?: EditedLanguage;
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
  readonly words: Words["editor"];
  /** Returns the height in pixels of the covered part at the top of the text; the cursor is scrolled below it. */
  readonly covered?: () => number;
  /** The sources of completions; absent if there are none. */
  readonly complete?: {
    /** Returns the completions except the cell's own names. Called when a name is typed. */
    readonly data: () => Promise<Offers>;
    /** Returns the names that other cells declare. */
    readonly otherNames: () => readonly string[];
  };
  readonly onChange: (text: string) => void;
  /** Called with true for Shift-Enter, which moves to the next cell, and with false for Control-Enter or Command-Enter. */
  readonly onRun: (moveOn: boolean) => void;
  readonly onLeave: () => void;
}

/** An open editor. */
export interface Editor {
  readonly text: string;
  /** Replaces the text; the reader can undo it. `onChange` is not called. */
  setText(text: string): void;
  /** Inserts text at the cursor, as if it were typed. */
  insert(text: string): void;
  /** Marks these faults and no others. */
  mark(faults: readonly Fault[]): void;
  /** Sets the focus, moves the cursor to the place if there is one, and scrolls it into view unless `place` is "still". */
  focus(place?: Place | "still"): void;
  /** Closes the editor and shows the listing again. */
  destroy(): void;
}

/** Reports whether a key runs all cells of the page. */
const isRunAll = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === "Enter" && shiftKey && (ctrlKey || metaKey);

/** Marks a transaction of the page, for which `onChange` is not called. */
const fromOutside = Annotation.define<true>();

/** Returns the content's attributes for assistive technology. */
const attributes = (label: string): Extension =>
  EditorView.contentAttributes.of(({ state }) => ({
    "aria-label": label,
    "aria-describedby": MESSAGE_ID,
    tabindex: "0",
    ...(markedFaults(state).length > 0 ? { "aria-invalid": "true" } : {}),
  }));

function extensions(options: EditorOptions, tab: TabKey, messages: Extension): Extension {
  const { complete, covered = () => 0, language = TYPESCRIPT, words } = options;
  return [
    editorKeys(options, tab),
    history(),
    language.extension,
    syntaxHighlighting(codeHighlighter),
    bracketMatching(),
    closeBrackets(),
    indentOnInput(),
    indentUnit.of(" ".repeat(language.indent)),
    EditorState.tabSize.of(language.indent),
    EditorState.phrases.of(words.phrases),
    complete
      ? autocompletion({
          override: [completionSource({ ...complete, words })],
          defaultKeymap: false,
          icons: false,
        })
      : [],
    showHostile,
    EditorView.scrollMargins.of(() => ({ top: covered() })),
    messages,
    attributes(options.label),
    EditorView.updateListener.of(({ docChanged, transactions, state }) => {
      const isByReader = transactions.every((transaction) => !transaction.annotation(fromOutside));
      if (docChanged && isByReader) options.onChange(state.doc.toString());
    }),
  ];
}

function offset({ doc }: EditorState, { line, column }: Place): number {
  const { from, length } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return from + Math.min(Math.max(column - 1, 0), length);
}

/**
 * Opens an editor that replaces a listing, at the same size. It is in a shadow root, so that its styles comply with the
 * page's content security policy. Its key events do not reach the page, except the key that runs all cells.
 */
export function openEditor(options: EditorOptions): Editor {
  const { parent, listing, words } = options;
  const host = document.createElement("div");
  host.className = "cell-editor";
  host.addEventListener("keydown", (event) => {
    if (!isRunAll(event)) event.stopPropagation();
  });
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [editorStyles()];

  const tab = tabKey(words);
  const messages = messageRow(words);
  const frame = document.createElement("div");
  frame.id = "frame";
  root.append(frame);
  parent.append(host);
  frame.append(tab.dom);
  const view = new EditorView({
    parent: frame,
    root,
    doc: options.text,
    extensions: extensions(options, tab, messages.extension),
  });
  frame.append(messages.dom);
  if (listing) listing.hidden = true;

  return {
    get text() {
      return view.state.doc.toString();
    },

    setText(text) {
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        annotations: [fromOutside.of(true), isolateHistory.of("full")],
      });
    },

    insert: (text) => view.dispatch(view.state.replaceSelection(text), { userEvent: "input.type" }),

    mark: (faults) => view.dispatch(markFaults(view.state, faults)),

    focus(place) {
      if (place !== "still") {
        const selection = place && { anchor: offset(view.state, place) };
        view.dispatch({ ...(selection ? { selection } : {}), scrollIntoView: true });
      }
      view.focus();
    },

    destroy() {
      view.destroy();
      host.remove();
      if (listing) listing.hidden = false;
    },
  };
}
