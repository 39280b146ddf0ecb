import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { useLab } from "./use-laboratory.ts";

interface SectionProps {
  readonly title: string;
  /** The game of the section, if there are several. */
  readonly of?: string | undefined;
  readonly children: ComponentChildren;
}

/** A part of the results, as a region with a heading. */
export function Section({ title, of, children }: SectionProps) {
  const id = useId();
  return (
    <section class="lab-section" aria-labelledby={id}>
      <h3 id={id} data-single={of === undefined}>
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

interface FactsProps {
  readonly facts: readonly (readonly [name: string, fact: ComponentChildren])[];
}

/** Names and facts, side by side. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl class="row small lab-facts">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt class="soft">{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The glossary's definitions of technical terms, next to their use. */
export function Terms({ of }: { readonly of: readonly string[] }) {
  const { formats } = useLab();
  const { bfile, terms: title } = formats.words;
  const known = [...formats.terms, { ...bfile, address: undefined }];
  return (
    <dl class="small soft" aria-label={title}>
      {known
        .filter(({ term }) => of.includes(term))
        .map(({ term, definition, address }) => (
          <div key={term} class="row">
            <dt class="strong">{address === undefined ? term : <a href={address}>{term}</a>}</dt>
            <dd>{definition}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The content of a tab. Without scripts and in print, all panels are shown one below the other. */
export interface Panel {
  /** A part of the ids of the tab and the panel. */
  readonly name: string;
  readonly title: string;
  readonly content: ComponentChildren;
  /** Whether the panel is empty without scripts. */
  readonly isLive?: boolean;
}

interface TabsProps {
  readonly id: string;
  readonly label: string;
  readonly panels: readonly Panel[];
  readonly chosen: string;
  readonly choose: (name: string) => void;
}

/** Tabs and their panels. The reader selects a tab by a press, the arrow keys, Home or End. */
export function Tabs({ id, label, panels, chosen, choose }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    panels.findIndex(({ name }) => name === chosen),
  );
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: -1,
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = panels.at((steps[event.key] ?? NaN) % panels.length);
    if (!(event.key in steps) || to === undefined) return;
    event.preventDefault();
    choose(to.name);
    list.current?.querySelector<HTMLElement>(`#${id}-${to.name}-tab`)?.focus();
  };
  return (
    <>
      <div ref={list} class="lab-tabs row needs-script scroller" role="tablist" aria-label={label}>
        {panels.map(({ name, title }, place) => (
          <button
            key={name}
            id={`${id}-${name}-tab`}
            type="button"
            role="tab"
            aria-selected={place === at}
            aria-controls={`${id}-${name}`}
            tabIndex={place === at ? 0 : -1}
            onClick={() => choose(name)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      {panels.map(({ name, content, isLive }, place) => (
        <div
          key={name}
          id={`${id}-${name}`}
          class={isLive ? "lab-panel needs-script" : "lab-panel"}
          role="tabpanel"
          aria-labelledby={`${id}-${name}-tab`}
          tabIndex={0}
          data-shown={place === at}
        >
          {content}
        </div>
      ))}
    </>
  );
}

interface HeapFieldProps {
  readonly label: string;
  readonly heap: number;
  readonly least: number;
  readonly most: number;
  readonly onHeap: (heap: number) => void;
}

/** A field for a number of stones, read on blur and on Enter. The browser reports an invalid value. */
export function HeapField({ label, heap, least, most, onHeap }: HeapFieldProps) {
  const [typed, setTyped] = useState<string>();
  useEffect(() => setTyped(undefined), [heap]);
  return (
    <label>
      {label}{" "}
      <input
        type="number"
        required
        min={least}
        max={most}
        value={typed ?? heap}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onChange={({ currentTarget: field }) => {
          if (field.reportValidity()) onHeap(field.valueAsNumber);
        }}
      />
    </label>
  );
}
