import { normalizeTheme } from "shiki";
import darkTheme from "shiki/themes/github-dark-default.mjs";
import lightTheme from "shiki/themes/github-light-default.mjs";

const [light, dark] = [normalizeTheme(lightTheme), normalizeTheme(darkTheme)];

/** Every light colour, and what its declaration goes on with: the dark one of the same rule. */
const pairs = light.settings.map(({ settings: { foreground = "" } }, i): [string, string] => [
  foreground,
  `${foreground};--shiki-dark:${dark.settings[i]?.settings.foreground}`,
]);

/**
 * Shiki's light and dark theme as one, so that it reads a listing once and not once a theme. Their rules are the same,
 * and no light colour has two dark ones.
 */
export const listingTheme = normalizeTheme({
  ...lightTheme,
  name: `${light.name} ${dark.name}`,
  colorReplacements: {
    ...Object.fromEntries(pairs),
    [light.bg]: `${light.bg};--shiki-dark-bg:${dark.bg}`,
  },
});
