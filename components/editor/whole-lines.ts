import type { ShikiTransformer } from "shiki";

/**
 * Lets Shiki take its time: it gives up on a line after half a second, so that on a busy machine a
 * listing would lose colours from one build to the next.
 */
export const wholeLines: ShikiTransformer = {
  name: "whole-lines",
  preprocess(_, options) {
    options.tokenizeTimeLimit = 0;
  },
};
