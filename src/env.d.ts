/// <reference types="astro/client" />
import type { Language } from "./i18n/words.ts";

declare global {
  namespace App {
    /** What the page of an article passes to the components inside it. */
    interface Locals {
      /** The language of its words. */
      language: Language;
      /** The language of its page, where links lead. */
      pageLanguage: Language;
      /** Of an article, as in its address in the main language. */
      slug?: string;
    }
  }
}

declare module "astro" {
  interface AstroClientDirectives {
    /** Wakes an island in sight once the reader does anything, or the page is painted: `components/ui/load-when-reached.ts`. */
    "client:reached"?: boolean | "painted";
  }
}
