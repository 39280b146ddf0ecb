import astro from "eslint-plugin-astro";
import baseline from "eslint-plugin-baseline-js";
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

/** Restrictions on imports in .astro files, which dependency-cruiser cannot read. */
const astroRestrictions = [
  { files: ["components/**/*.astro"], patterns: ["**/pages/*", "**/layouts/*"] },
  { files: ["src/layouts/**/*.astro"], patterns: ["**/pages/*"] },
];

export default defineConfig(
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
  ...astro.configs.recommended,
  // Adds the plugin for every file. Its rules apply to .astro files, the next ones to .tsx files.
  ...astro.configs["jsx-a11y-strict"],
  { files: ["**/*.tsx"], rules: a11y.flatConfigs.strict.rules },
  {
    files: ["**/*.tsx"],
    // Scrollable elements are groups that can be focused with the keyboard.
    rules: { "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["group", "tabpanel"] }] },
  },
  {
    files: ["components/**/*.{ts,tsx}"],
    plugins: { "react-hooks": hooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  {
    files: ["components/**/*.{tsx,astro}", "src/layouts/**/*.astro", "src/pages/**/*.astro"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...[
          ':not(JSXElement[openingElement.name.name="code"]) > JSXText[value=/\\p{L}{2}/u]',
          "JSXAttribute[name.name=/^(aria-label|title|placeholder|alt|label)$/] > Literal[value=/\\p{L}{2}/u]",
        ].map((selector) => ({
          selector,
          message: "Put texts of the interface into src/i18n/en/, so that they can be translated.",
        })),
        ...[
          "JSXAttribute[name.name=/^(href|src|srcset|action)$/] > Literal[value=/^\\u002F/]",
          "JSXAttribute[name.name=/^(href|src|srcset|action)$/] TemplateLiteral > TemplateElement:first-child[value.raw=/^\\u002F/]",
        ].map((selector) => ({
          selector,
          message:
            "Create addresses with src/articles/href.ts, so that they begin with the site's base path.",
        })),
      ],
    },
  },
  {
    // Code for browsers is limited to features that all of them have supported for thirty months.
    files: [
      "components/**/*.{ts,tsx}",
      "src/{exercises,games,i18n,judge,notebook,octal,problems}/**/*.ts",
      "src/integrations/offline/worker/*.ts",
    ],
    plugins: { "baseline-js": baseline },
    rules: {
      "baseline-js/use-baseline": [
        "error",
        {
          available: "widely",
          // Of the first, only writeText is used, which is older. The second has a bug in Safari that does not occur
          // with one level of modules. The third is also reported for other properties with these names.
          ignoreFeatures: ["async-clipboard", "top-level-await", "functions-caller-arguments"],
          includeWebApis: { preset: "type-aware" },
          includeJsBuiltins: { preset: "type-aware" },
        },
      ],
    },
  },
  ...astroRestrictions.map(({ files, patterns }) => ({
    files,
    rules: { "no-restricted-imports": ["error", { patterns }] },
  })),
);
