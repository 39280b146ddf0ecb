import { expect, test } from "vitest";
import {
  actsIn,
  formatSign,
  formatState,
  type OfflineState,
} from "../../../components/offline/offline-state.ts";
import { offline } from "../../../src/i18n/en/offline.ts";

const states: readonly OfflineState[] = [
  { kind: "unknown" },
  { kind: "storing", done: 3, all: 10 },
  { kind: "stored", files: 10, bytes: 1_249_999 },
  { kind: "damaged", files: 10, missing: 2 },
  { kind: "saving" },
  { kind: "removed" },
  { kind: "unsupported" },
  { kind: "refused" },
  { kind: "full" },
  { kind: "network" },
];

test.each(states)("$kind is said in a few words and in full, without a gap", (state) => {
  for (const message of [formatSign(state, offline.sign), formatState(state, offline)]) {
    expect(message).toMatch(/\w{3}/);
    expect(message).not.toMatch(/[{}]|undefined|NaN/);
  }
});

test("only a whole copy is said to work offline without more words", () => {
  const works = states.filter((state) =>
    /^Works offline( \(|$)/.test(formatSign(state, offline.sign)),
  );
  expect(works.map(({ kind }) => kind)).toEqual(["stored"]);
  expect(formatSign(states[2] as OfflineState, offline.sign)).toBe("Works offline (1.2 MB)");
});

test("what is stored can be removed, and what is not can be stored, where the browser lets it", () => {
  for (const state of states) {
    const acts = actsIn(state);
    const idle = ["unknown", "storing", "unsupported"].includes(state.kind);
    expect(acts.length > 0, state.kind).toBe(!idle);
    expect(acts.every((act) => offline[act].length > 0)).toBe(true);
    expect(acts.includes("remove")).toBe(
      ["stored", "damaged", "full", "network"].includes(state.kind),
    );
  }
});
