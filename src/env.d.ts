/// <reference types="astro/client" />
import type { Language } from "./i18n/words.ts";

declare global {
  namespace App {
    /** Values that an article's page passes to the components inside it. */
    interface Locals {
      /** The language of the article. */
      language: Language;
      /** The language of the page and of the pages to which it links. */
      pageLanguage: Language;
      /** The article's path in the main language. */
      slug?: string;
    }
  }
}

declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates a visible island at the reader's first event or after the first paint: `ui/load-when-reached.ts`. */
    "client:reached"?: boolean | "painted";
  }
}
