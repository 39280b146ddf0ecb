import type { Period } from "../../src/theory/period.ts";
import type { Say } from "./say.ts";

/** The numbers of a period, for the texts about it. */
export const sayPeriod = ({ preperiod, period, saltus, provedAt }: Period, say: Say) => ({
  preperiod: say.number(preperiod),
  period: say.number(period),
  saltus: say.number(saltus),
  provedAt: say.number(provedAt),
});
