import type { Article } from "./articles.ts";

/** Whether readers go through a page once, and can mark it as read: pages of reference are looked up, again and again. */
export const isReadThrough = ({ section }: Article): boolean => section !== "reference";
