import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface Props {
  readonly title: string;
  /** Of which of several parts it is. */
  readonly of?: string | undefined;
  readonly children: ComponentChildren;
}

/** A part of what was found, as a region under its heading. */
export function Section({ title, of, children }: Props) {
  const id = useId();
  return (
    <section class="lab-section" aria-labelledby={id}>
      <h3 id={id}>
        {title}
        {of !== undefined && (
          <>
            {" "}
            <code>{of}</code>
          </>
        )}
      </h3>
      {children}
    </section>
  );
}
