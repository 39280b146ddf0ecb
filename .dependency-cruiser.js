/**
 * The layers of the project that each layer may import; all others are forbidden.
 * Pages → layouts → components → (articles, notebook, judge, problems, octal) → games.
 */
const layers = {
  "src/games/theory": ["src/i18n"],
  "src/games/rulesets": ["src/games/theory", "src/i18n"],
  "src/games/match": ["src/games", "src/i18n"],
  "src/octal": ["src/games/theory", "src/games/rulesets", "src/i18n"],
  "src/octal/checker": ["src/octal/check-certificate", "src/i18n"],
  "src/judge/(?!terminal)": ["src/games/theory", "src/i18n"],
  "src/judge/terminal": ["src/judge", "src/games", "src/problems", "src/i18n"],
  "src/problems": ["src/games/theory", "src/games/rulesets", "src/judge", "src/i18n"],
  "src/exercises": [
    "src/games/theory",
    "src/games/rulesets",
    "src/judge",
    "src/i18n",
    "src/problems",
  ],
  "src/notebook": ["src/games/theory", "src/i18n", "src/grundy.ts"],
  "src/i18n": [],
  "src/integrations/cache": [],
  "src/integrations/hosting": ["src/games/theory", "src/integrations/cache", "src/i18n"],
  "src/integrations/licences": ["src/i18n"],
};
const rules = [
  ...Object.entries(layers).map(([layer, below]) => [
    `^${layer}`,
    `^(?!${[layer, ...below].join("|")})(src|components)/`,
  ]),
  ["^components", "^src/(pages|layouts|integrations/hosting|export)"],
  ["^src/articles", "^(src/(pages|layouts|export)|components)"],
  ["^src/export", "^src/(pages|layouts|integrations/hosting)"],
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circular-imports",
      severity: "error",
      from: {},
      // A cycle of type imports does not exist at run time.
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-unknown",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^astro:" },
    },
    ...rules.map(([from, to]) => ({
      name: `layer-${from.slice(1)}`,
      severity: "error",
      from: { path: from },
      to: { path: to },
    })),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.astro$" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types"] },
  },
};
