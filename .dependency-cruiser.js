/** What the rooms of a lower floor may not reach. Pages → layouts → components → … → theory. */
const floors = [
  ["^src/theory", "^(src/(?!theory|i18n)|components)"],
  ["^src/rulesets", "^(src/(?!theory|rulesets|i18n)|components)"],
  ["^src/laboratory", "^(src/(?!theory|rulesets|laboratory|i18n)|components)"],
  ["^src/laboratory/check", "^(src/(?!laboratory/check|i18n)|components)"],
  ["^src/judging", "^(src/(?!theory|judging|i18n)|components)"],
  ["^src/problems", "^(src/(?!theory|rulesets|problems|judging|i18n)|components)"],
  ["^src/terminal", "^(src/(?!theory|rulesets|problems|judging|terminal|i18n)|components)"],
  [
    "^src/exercises",
    "^(src/(?!theory|rulesets|exercises|judging|i18n|problems/random-integer)|components)",
  ],
  ["^src/match", "^(src/(?!theory|rulesets|match|i18n)|components)"],
  ["^src/kernel", "^(src/(?!kernel|theory|i18n|grundy\\.ts)|components)"],
  ["^src/i18n", "^(src/(?!i18n)|components)"],
  ["^components", "^src/(pages|layouts|hosting|export)"],
  ["^src/building", "^(src/(?!building)|components)"],
  ["^src/hosting", "^(src/(?!hosting|theory|building|i18n)|components)"],
  ["^src/articles", "^(src/(pages|layouts|export)|components)"],
  ["^src/export", "^src/(pages|layouts|hosting)"],
  ["^src/licences", "^(src/(?!licences|i18n)|components)"],
  ["^src/programs", "^(src/(?!programs)|components)"],
  ["^src/lock", "^(src/(?!lock)|components)"],
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circular-imports",
      severity: "error",
      from: {},
      // A circle of types alone is none at run time.
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-unknown",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^astro:" },
    },
    ...floors.map(([from, to]) => ({
      name: `walls-of-${from.slice(1)}`,
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
