import type { ClientDirective } from "astro";
import { wakeByHand, type When } from "./wake-by-hand.ts";

/** An island that loads nothing until a hand comes near: what `wakeByHand` says, for Astro's islands. */
const clientHand: ClientDirective = (load, { value }, island) => {
  const when = typeof value === "string" ? (value as When) : "hand";
  wakeByHand(
    island,
    async () => {
      // Astro tells of a script that did not load in an event, and goes on as if nothing had been.
      let fault: Error | undefined;
      const note = (event: Event): void => {
        fault = (event as CustomEvent<{ error: Error }>).detail.error;
      };
      island.addEventListener("astro:hydration-error", note);
      const hydrate = await load();
      island.removeEventListener("astro:hydration-error", note);
      if (fault !== undefined) throw fault;
      return hydrate;
    },
    when,
  );
};

export default clientHand;
