import { controller, openCopy } from "./copy.ts";
import { openPages } from "./tell.ts";

declare const self: ServiceWorkerGlobalScope;

const { scope } = self.registration;
const openNotes = (): Promise<Cache> => caches.open(`grundy-notes-${scope}`);
const NOTE = new URL("open-pages", scope).href;

/** Notes which pages are open when this edition takes over from another: they are of an older one. */
export async function rememberOpenPages(): Promise<void> {
  const wanted = new Set(controller.getURLsToCacheKeys().values());
  if ((await (await openCopy()).keys()).every(({ url }) => wanted.has(url))) return;
  const ids = (await openPages()).map(({ id }) => id);
  await (await openNotes()).put(NOTE, Response.json(ids));
}

/** Deletes the parts of older editions, once no page is open that may still ask for them. */
export async function cleanUp(event: ExtendableEvent): Promise<void> {
  // What a newer edition has stored is none of this one, and no leftover.
  if (self.registration.installing || self.registration.waiting) return;
  const notes = await openNotes();
  const note = await notes.match(NOTE);
  if (!note) return;
  const older = new Set((await note.json()) as string[]);
  if ((await openPages()).some(({ id }) => older.has(id))) return;
  await controller.activate(event);
  await notes.delete(NOTE);
}
