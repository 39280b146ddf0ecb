import { reference, type Entry } from "./reference.ts";

/** A name that an editor can offer. */
export interface Offer extends Pick<Entry, "name" | "kind"> {
  /** The rest of its declaration after the name: parameters and result, or a type. */
  readonly signature: string;
  /** Its doc comment, with tags as lines of their own; empty where there is none. */
  readonly doc: string;
}

/** A name that every cell has without importing it. */
export interface Given extends Offer {
  readonly members: readonly Offer[];
}

/** The completions beyond names of the page's own cells: made at build from the declarations. */
export interface Completions {
  readonly library: readonly Offer[];
  readonly given: readonly Given[];
}

/** Replaces `{@link name}` by the name as code. */
const withoutLinks = (text: string): string => text.replace(/\{@link ([^}]+?) *\}/g, "`$1`");

function offer({ name, kind, signatures, text, tags }: Entry): Offer {
  const lines = tags.map((tag) => `@${tag.name} ${tag.text}`.trim());
  const doc = withoutLinks([text, ...lines].filter(Boolean).join("\n\n"));
  return { name, kind, signature: signatures[0] ?? "", doc };
}

/** The completions as JSON. */
export function completionsText(): string {
  const { library, given } = reference();
  const completions: Completions = {
    library: library.map(offer),
    given: given.map((one) => ({ ...offer(one), members: one.members.map(offer) })),
  };
  return JSON.stringify(completions);
}
