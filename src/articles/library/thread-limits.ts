/** Memory limits of a thread of the build. A larger heap would delay garbage collection. */
export const resourceLimits = { maxOldGenerationSizeMb: 1024 };
