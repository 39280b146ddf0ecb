import { controller, openCopy } from "./copy.ts";
import { openPages } from "./tell.ts";

declare const self: ServiceWorkerGlobalScope;

const { scope } = self.registration;
const openNotes = (): Promise<Cache> => caches.open(`grundy-notes-${scope}`);
const NOTE = new URL("open-pages", scope).href;

/** Records the open pages when this edition replaces another: they belong to an older one. */
export async function rememberOpenPages(): Promise<void> {
  const wanted = new Set(controller.getURLsToCacheKeys().values());
  if ((await (await openCopy()).keys()).every(({ url }) => wanted.has(url))) return;
  const ids = (await openPages()).map(({ id }) => id);
  await (await openNotes()).put(NOTE, Response.json(ids));
}

/** Deletes the files of older editions once no open page can request them. */
export async function cleanUp(event: ExtendableEvent): Promise<void> {
  // The cache may contain files of a newer edition, which must not be deleted.
  if (self.registration.installing || self.registration.waiting) return;
  const notes = await openNotes();
  const note = await notes.match(NOTE);
  if (!note) return;
  const older = new Set((await note.json()) as string[]);
  if ((await openPages()).some(({ id }) => older.has(id))) return;
  await controller.activate(event);
  await notes.delete(NOTE);
}
