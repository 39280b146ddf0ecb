import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

interface Props {
  readonly title: string;
  readonly children: ComponentChildren;
  /** What stands at its foot, in reach while the rest scrolls. */
  readonly foot: ComponentChildren;
  /** The reader left it without an answer. */
  readonly onClose: () => void;
}

/** What opened a dialogue may be gone when it closes; the focus then goes to the page's content. */
function stayInPage(): void {
  if (document.activeElement !== document.body) return;
  document.getElementById("content")?.focus({ preventScroll: true });
}

/** A dialogue over the page. The browser keeps the focus in it and gives it back. */
export function Dialogue({ title, children, foot, onClose }: Props) {
  const id = useId();
  const dialogue = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { current } = dialogue;
    current?.showModal();
    heading.current?.focus();
    return () => {
      current?.close();
      requestAnimationFrame(stayInPage);
    };
  }, []);
  return (
    <dialog
      ref={dialogue}
      class="keep-dialogue"
      aria-labelledby={id}
      // Closing it when it goes away is not the reader's leaving.
      onClose={() => dialogue.current && onClose()}
    >
      <h2 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      <div class="keep-body">{children}</div>
      <div class="keep-foot">{foot}</div>
    </dialog>
  );
}
