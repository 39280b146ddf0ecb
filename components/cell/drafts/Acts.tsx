import { ignoreHeldKey } from "../../ui/ignore-held-key.ts";

/** Something that can be done: its name, and what does it. */
export type Act = readonly [name: string, act: () => unknown];

/** A button for each act. */
export function Acts({ acts }: { readonly acts: readonly Act[] }) {
  return acts.map(([name, act]) => (
    <button key={name} type="button" onKeyDown={ignoreHeldKey} onClick={() => void act()}>
      {name}
    </button>
  ));
}
