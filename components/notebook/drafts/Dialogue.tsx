import { useEffect, useId, useRef } from "preact/hooks";
import { Acts, type Act } from "./Acts.tsx";
import type { ViewProps } from "./draft-view.ts";
import { Version, type CellVersion } from "./Version.tsx";

interface Props extends ViewProps {
  readonly title: string;
  readonly said: readonly string[];
  readonly versions: readonly CellVersion[];
  /** What can be done at its foot, the likeliest first. */
  readonly acts: readonly Act[];
}

/** A dialogue about versions of cells, over the page. The browser keeps the focus in it and gives it back. */
export function Dialogue({ view, title, said, versions, acts }: Props) {
  const id = useId();
  const dialogue = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialogue;
    current?.showModal();
    current?.querySelector("h2")?.focus();
    return () => {
      current?.close();
      // What opened it may be gone; the focus then goes to the page's content.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.getElementById("content")?.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <dialog
      ref={dialogue}
      class="draft-dialogue"
      aria-labelledby={id}
      // Closing it when it goes away is not the reader's leaving.
      onClose={() => dialogue.current && view.become({ open: undefined })}
    >
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {versions.map((version) => (
        <Version key={version.title + version.after.text} view={view} {...version} />
      ))}
      <div class="draft-acts draft-foot">
        <Acts acts={acts} />
      </div>
    </dialog>
  );
}
