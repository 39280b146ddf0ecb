import { asleep } from "../chrome/asleep.ts";

interface Props {
  readonly sign: string;
  readonly name: string;
  readonly off: boolean;
  readonly press: () => void;
}

/** A button that takes one stone from a heap, or adds one. */
export function SizeStep({ sign, name, off, press }: Props) {
  return (
    <button
      type="button"
      class="xor-play-step"
      aria-label={name}
      disabled={asleep}
      aria-disabled={off}
      onClick={press}
    >
      {sign}
    </button>
  );
}
