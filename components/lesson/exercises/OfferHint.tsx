import { useEffect, useRef, useState } from "preact/hooks";

interface Props {
  /** Whether the reader's last answer is wrong. */
  readonly wrong: boolean;
  readonly label: string;
}

/** After a wrong answer, a button that opens the hint of the exercise; nothing where the hint is open or absent. */
export function OfferHint({ wrong, label }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const [hint, setHint] = useState<HTMLDetailsElement>();

  useEffect(() => {
    const closed = place.current
      ?.closest(".exercise")
      ?.querySelector<HTMLDetailsElement>("details[data-hint]:not([open])");
    setHint(wrong && closed ? closed : undefined);
  }, [wrong]);

  const open = (): void => {
    if (!hint) return;
    hint.open = true;
    hint.querySelector("summary")?.focus();
    setHint(undefined);
  };
  return (
    <span ref={place} class="offer-hint">
      {hint && (
        <button type="button" onClick={open}>
          {label}
        </button>
      )}
    </span>
  );
}
