import { useRef } from "preact/hooks";
import { asleep } from "../ui/asleep.ts";

interface Props {
  /** Its name. */
  readonly children: string;
  readonly onOpen: (file: File) => void;
}

/** A button that lets a file be chosen; the same file can be chosen again. */
export function OpenFile({ children, onOpen }: Props) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" disabled={asleep} onClick={() => file.current?.click()}>
        {children}
      </button>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={children}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          currentTarget.value = "";
          if (chosen !== undefined) onOpen(chosen);
        }}
      />
    </>
  );
}
