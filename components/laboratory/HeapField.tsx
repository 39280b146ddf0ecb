import { useEffect, useState } from "preact/hooks";

interface Props {
  readonly label: string;
  readonly heap: number;
  readonly least: number;
  readonly most: number;
  readonly onHeap: (heap: number) => void;
}

/** A field for a number of stones, read when it is left, or at Enter. The browser says what is wrong with it. */
export function HeapField({ label, heap, least, most, onHeap }: Props) {
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
