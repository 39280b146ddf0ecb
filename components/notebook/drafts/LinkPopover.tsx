import { useEffect, useId, useRef } from "preact/hooks";
import { Acts } from "./Acts.tsx";
import type { ViewProps } from "./draft-view.ts";

interface Props extends ViewProps {
  readonly said: string;
  readonly link: string;
}

/**
 * A link to copy by hand, over the page beside Share. The browser closes it by Escape or a press elsewhere, and gives
 * the focus back.
 */
export function LinkPopover({ view: { words, become }, said, link }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    box.current?.showPopover();
    field.current?.focus();
    field.current?.select();
    field.current?.scrollTo({ left: 0 });
  }, []);
  return (
    <div
      ref={box}
      popover="auto"
      class="draft-link"
      role="dialog"
      aria-labelledby={id}
      onToggle={({ newState }) => newState === "closed" && become({ shared: { said: "" } })}
    >
      <p id={id}>{said}</p>
      <label class="field">
        {words.shareLink}
        <input ref={field} type="text" readOnly value={link} />
      </label>
      <Acts acts={[[words.close, () => box.current?.hidePopover()]]} />
    </div>
  );
}
