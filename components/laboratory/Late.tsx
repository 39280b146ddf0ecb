import type { ComponentType } from "preact";
import { useState } from "preact/hooks";

interface Props<Given extends object> {
  readonly title: string;
  /** Loads what is folded away, when it is opened for the first time. */
  readonly load: () => Promise<ComponentType<Given>>;
  readonly given: Given;
  /** Said where it does not load. */
  readonly lost: string;
}

/** A fold whose content, with its script, is loaded when it is opened. */
export function Late<Given extends object>({ title, load, given, lost }: Props<Given>) {
  const [part, setPart] = useState<{ readonly Content: ComponentType<Given> } | "lost">();
  const open = (isOpen: boolean): void => {
    if (!isOpen || (part !== undefined && part !== "lost")) return;
    load().then(
      (Content) => setPart({ Content }),
      () => setPart("lost"),
    );
  };
  return (
    <details class="needs-script" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{title}</summary>
      {part === "lost" ? (
        <p class="error" role="alert">
          {lost}
        </p>
      ) : (
        part && <part.Content {...given} />
      )}
    </details>
  );
}
