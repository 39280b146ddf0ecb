import { splitAtNames } from "../../src/articles/unbroken.ts";

/** A text in which no line ends within a name such as nim-sum, as in an article's prose. */
export const unbrokenText = (text: string) =>
  splitAtNames(text).map((part, i) =>
    i % 2 === 1 ? (
      <span key={i} class="one-name">
        {part}
      </span>
    ) : (
      part
    ),
  );
