interface Props {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** The line of a text in which there is a mistake, with its character marked; a text may end too early. */
export function MarkedText({ text, line, column }: Props) {
  const characters = Array.from(text.split("\n")[line - 1] ?? "");
  const at = column - 1;
  const marked = characters[at] ?? "\u00a0";
  return (
    <p class="lab-marked" aria-hidden="true">
      <code>
        {characters.slice(Math.max(0, at - 40), at).join("")}
        <mark>{marked}</mark>
        {characters.slice(at + 1, at + 40).join("")}
      </code>
    </p>
  );
}
