/** What a thread of the build may hold. With more room it would keep what it does not need any more. */
export const resourceLimits = { maxOldGenerationSizeMb: 1024 };
