/// <reference types="astro/client" />
import type { RunArticle } from "./book/run-article.ts";
import type { Language } from "./i18n/words.ts";

declare global {
  namespace App {
    /** What the page of an article hands to the tags inside it. */
    interface Locals {
      article: RunArticle;
      language: Language;
    }
  }
}
