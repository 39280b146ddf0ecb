import { syntaxTree } from "@codemirror/language";
import {
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from "@codemirror/view";
import { paint } from "./paint.ts";

function decorate(view: EditorView): DecorationSet {
  const { state } = view;
  const tree = syntaxTree(state);
  const text = (from: number, to: number): string => state.sliceDoc(from, to);
  return Decoration.set(
    view.visibleRanges.flatMap(({ from, to }) =>
      paint(tree, text, from, to).map((run) =>
        Decoration.mark({ class: `code-${run.token}` }).range(run.from, run.to),
      ),
    ),
  );
}

/** Colours what can be seen as the listings are coloured. */
export const colourCode = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }

    update(update: ViewUpdate): void {
      const parsed = syntaxTree(update.startState) !== syntaxTree(update.state);
      if (update.docChanged || update.viewportChanged || parsed) {
        this.decorations = decorate(update.view);
      }
    }
  },
  { decorations: (plugin) => plugin.decorations },
);
