/// <reference types="astro/client" />
declare namespace App {
  /** What the page of an article hands to the tags inside it. */
  interface Locals {
    article: import("./book/run-article.ts").RunArticle;
    language: import("./words/words.ts").Language;
  }
}
