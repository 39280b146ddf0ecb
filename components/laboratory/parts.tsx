import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { useLab } from "./use-laboratory.ts";

interface SectionProps {
  readonly title: string;
  /** Of which of several games it is. */
  readonly of?: string | undefined;
  readonly children: ComponentChildren;
}

/** A part of what was found, as a region under its heading. */
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

/** Names and what is so, side by side. */
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

/** The glossary's definitions of special words, beside their use. */
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

/** What a tab shows. Where no script runs, and on paper, all panels stand one below the other. */
export interface Panel {
  /** Part of the ids of its tab and its panel. */
  readonly name: string;
  readonly title: string;
  readonly content: ComponentChildren;
  /** Whether there is nothing in it without a script. */
  readonly isLive?: boolean;
}

interface TabsProps {
  readonly id: string;
  readonly label: string;
  readonly panels: readonly Panel[];
  readonly chosen: string;
  readonly choose: (name: string) => void;
}

/** One of several panels, chosen by its tab: by a press, by the arrow keys, Home and End. */
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
  const turn = (event: KeyboardEvent): void => {
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
            onKeyDown={turn}
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

/** A field for a number of stones, read when it is left, or at Enter. The browser says what is wrong with it. */
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
