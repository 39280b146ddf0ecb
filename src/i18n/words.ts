import { chrome } from "./en/chrome.ts";
import { cell } from "./en/cell.ts";
import { board } from "./en/board.ts";
import { boards } from "./en/boards.ts";
import { search } from "./en/search.ts";
import { solver } from "./en/solver.ts";
import { problems } from "./en/problems.ts";
import { home } from "./en/home.ts";
import { lesson } from "./en/lesson.ts";
import { editor } from "./en/editor.ts";
import { keep } from "./en/keep.ts";
import { offline } from "./en/offline.ts";
import { progress } from "./en/progress.ts";
import { takeAway } from "./en/take-away.ts";
import { reference } from "./en/reference.ts";
import { print } from "./en/print.ts";
import { licences } from "./en/licences.ts";
import { kernel } from "./en/kernel.ts";
import { faults } from "./en/faults.ts";
import { types } from "./en/types.ts";
import type { Plural } from "./plural.ts";

const en = {
  chrome,
  home,
  cell,
  board,
  boards,
  search,
  solver,
  problems,
  lesson,
  editor,
  keep,
  offline,
  reference,
  progress,
  takeAway,
  print,
  licences,
  types,
  faults,
  kernel,
};

/** Words in any language: what English says in two forms, another says in as many as it has. */
type InAnyLanguage<Room> = Room extends string
  ? Room
  : Room extends { readonly one: string; readonly other: string }
    ? Plural
    : { readonly [Key in keyof Room]: InAnyLanguage<Room[Key]> };

/** Every word the interface says, by room. A language is one more value of this type. */
export type Words = InAnyLanguage<typeof en>;

const languages = { en } satisfies Record<string, Words>;

/** A language the site is written in. */
export type Language = keyof typeof languages;

export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text);

/** The interface's words in a language. */
export const words = (language: Language): Words => languages[language];
