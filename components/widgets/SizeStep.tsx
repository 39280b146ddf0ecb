interface Props {
  readonly live: boolean;
  readonly sign: string;
  readonly name: string;
  readonly off: boolean;
  readonly press: () => void;
}

/** A button that takes one stone from a heap, or adds one; its place alone where no script runs. */
export function SizeStep({ live, sign, name, off, press }: Props) {
  if (!live) return <span class="xor-play-step" />;
  return (
    <button
      type="button"
      class="xor-play-step"
      aria-label={name}
      aria-disabled={off}
      onClick={press}
    >
      {sign}
    </button>
  );
}
