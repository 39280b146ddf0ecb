import type { FunctionComponent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { SetUpProps } from "./SetUpForm.tsx";

/** The fold with the form to set up a board, which is loaded when it is opened for the first time. */
export function SetUp(props: SetUpProps) {
  const { words, onEditing } = props;
  const fold = useRef<HTMLDetailsElement>(null);
  const [form, setForm] = useState<FunctionComponent<SetUpProps> | "lost">();
  const load = (): void => {
    import("./SetUpForm.tsx").then(
      ({ SetUpForm }) => setForm(() => SetUpForm),
      () => setForm("lost"),
    );
  };
  useEffect(() => {
    // It may have been opened before the script came.
    if (fold.current?.open) load();
  }, []);
  const Form = form === "lost" ? undefined : form;
  return (
    <details
      class="board-setup"
      ref={fold}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) onEditing(false);
        else if (form === undefined) load();
      }}
    >
      <summary>{words.setUp}</summary>
      {form === "lost" ? <p role="alert">{words.lost}</p> : null}
      {Form === undefined ? null : <Form {...props} />}
    </details>
  );
}
