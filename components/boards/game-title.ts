/** The name of a game as a page shows it: names are typed with a straight apostrophe, and are keys. */
export const gameTitle = (name: string): string => name.replaceAll("'", "’");
