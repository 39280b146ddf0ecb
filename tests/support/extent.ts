import { inject } from "vitest";

/** Whether everything is asked that can be asked (`npm run test:all`), and not what fits into minutes (`npm test`). */
export const whole = inject("extent") === "whole";
