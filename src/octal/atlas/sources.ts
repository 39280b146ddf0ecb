/** The sources of the page of the atlas, by their keys. */
export const atlasSources = [
  "guy-smith-1956",
  "winning-ways-1982",
  "gangolli-plambeck-1989",
  "flammenkamp-octal",
  "czajka-octal-games",
];
