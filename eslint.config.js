import astro from "eslint-plugin-astro";
import a11y from "eslint-plugin-jsx-a11y";
import tseslint from "typescript-eslint";

/** Imports that dependency-cruiser cannot see, because they stand in .astro files. */
const astroWalls = [
  { files: ["components/**/*.astro"], patterns: ["**/pages/*", "**/layouts/*"] },
  { files: ["src/layouts/**/*.astro"], patterns: ["**/pages/*"] },
];

export default tseslint.config(
  { ignores: ["dist/", ".astro/", "node_modules/"] },
  ...tseslint.configs.strictTypeChecked.map((config) => ({
    ...config,
    files: ["**/*.ts", "**/*.tsx"],
  })),
  {
    files: ["**/*.ts", "**/*.tsx"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/consistent-type-imports": "error",
    },
  },
  { files: ["**/*.tsx"], ...a11y.flatConfigs.strict },
  ...astro.configs.recommended,
  ...astro.configs["jsx-a11y-strict"],
  ...astroWalls.map(({ files, patterns }) => ({
    files,
    rules: { "no-restricted-imports": ["error", { patterns }] },
  })),
);
