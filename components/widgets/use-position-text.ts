import { useRef, useState } from "preact/hooks";
import type { Language } from "../../src/i18n/words.ts";
import type { DrawnPosition } from "./draw-position.ts";
import type { Drawing } from "./use-graph-text.ts";

/** Why a text has no drawing. */
export type PositionFault = Exclude<DrawnPosition, { kind: "drawing" }> | { kind: "offline" };

/**
 * A text field that holds a position whose graph is drawn. The first drawing is given; what draws others is loaded
 * at the first edit, and a drawing that is overtaken by a later edit is dropped.
 */
export function usePositionText(
  language: Language,
  game: string,
  firstText: string,
  first: Drawing,
) {
  const [text, setText] = useState(firstText);
  const [drawing, setDrawing] = useState(first);
  const [fault, setFault] = useState<PositionFault>();
  const edit = useRef(0);

  const write = (written: string, drawn: (drawing: Drawing) => void): void => {
    const current = ++edit.current;
    setText(written);
    const settle = (found: DrawnPosition | { readonly kind: "offline" }): void => {
      if (current !== edit.current) return;
      if (found.kind !== "drawing") return setFault(found);
      setFault(undefined);
      setDrawing(found.drawing);
      drawn(found.drawing);
    };
    if (written === firstText) return settle({ kind: "drawing", drawing: first });
    import("./draw-position.ts").then(
      ({ drawPosition }) => settle(drawPosition(language, game, written)),
      () => settle({ kind: "offline" }),
    );
  };
  return { text, drawing, fault, write };
}
