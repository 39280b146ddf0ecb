/// <reference types="astro/client" />
import type { ArticleNotes } from "./export/article-notes.ts";
import type { Language } from "./i18n/words.ts";

declare global {
  namespace App {
    /** What the page of an article hands to the tags inside it. */
    interface Locals {
      language: Language;
      /** The number of the note on paper that says where an address leads. */
      noteOf?: ArticleNotes["noteOf"];
    }
  }
}

declare module "astro" {
  interface AstroClientDirectives {
    /** The island comes to life when a hand comes near; see `wakeByHand`. */
    "client:hand"?: true | "now" | "along" | "address";
  }
}
