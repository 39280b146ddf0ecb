import fc from "fast-check";
import { expect, test } from "vitest";
import { SUMMARY, Survey } from "../../../components/laboratory/survey.ts";

test("a survey, read in any pieces, says what the values say", () => {
  const values = fc.array(fc.nat(300), { minLength: 1, maxLength: 1500 });
  fc.assert(
    fc.property(values, fc.array(fc.nat(1500)), (values, cuts) => {
      const survey = new Survey();
      for (const cut of cuts) survey.read(values, Math.min(cut, values.length));
      survey.read(values, values.length);
      const { known, first, envelope, counts, distinct, ...rest } = survey.summary();
      expect(known).toBe(values.length);
      expect(first).toEqual(values.slice(0, SUMMARY.first));
      const largest = Math.max(...values);
      const zeros = values.flatMap((value, heap) => (value === 0 ? [heap] : []));
      expect(rest).toEqual({
        zeros: zeros.slice(0, SUMMARY.zeros),
        zeroCount: zeros.length,
        largest,
        largestAt: values.indexOf(largest),
      });
      expect(distinct).toBe(new Set(values).size);
      for (const [value, count] of counts) expect(count).toBe(values.filter((one) => one === value).length); // prettier-ignore
      const { step, least, most } = envelope;
      expect(most.length).toBeLessThanOrEqual(SUMMARY.stretches);
      const stretches = Array.from({ length: Math.ceil(known / step) }, (_, i) => values.slice(i * step, (i + 1) * step)); // prettier-ignore
      expect(least).toEqual(stretches.map((all) => Math.min(...all)));
      expect(most).toEqual(stretches.map((all) => Math.max(...all)));
    }),
    { numRuns: 60 },
  );
});
