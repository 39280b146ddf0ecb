/// <reference types="astro/client" />
import type { RunArticle } from "./book/run-article.ts";
import type { Language } from "./i18n/languages.ts";

declare global {
  namespace App {
    /** What the page of an article hands to the tags inside it. */
    interface Locals {
      article: RunArticle;
      /** The language of its words. */
      language: Language;
      /** The language of its page, where links lead. */
      pageLanguage: Language;
    }
  }
}
