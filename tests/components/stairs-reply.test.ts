import { describe, expect, test } from "vitest";
import { carryCoins, oddSteps, type Steps } from "../../components/lesson/widgets/carry-coins.ts";
import {
  replyTo,
  goTo,
  startPlay,
  stepForward,
  turnAt,
  coinsAbove,
  moveOf,
  originsIn,
} from "../../components/lesson/widgets/StairsReply.tsx";
import { bruteForce, nimSum, options, staircase } from "../../src/grundy.ts";

/** Every staircase with four steps above the ground and up to three coins on each. */
const stairs: readonly Steps[] = Array.from({ length: 4 ** 4 }, (_, code) => [
  0,
  ...[0, 1, 2, 3].map((place) => Math.floor(code / 4 ** place) % 4),
]);
const lost = stairs.filter((steps) => nimSum(oddSteps(steps)) === 0);

describe("the reply on the stairs", () => {
  test("answers every move from nim-sum 0 by a legal move to a P-position", () => {
    let answered = 0;
    for (const steps of lost) {
      for (const spot of coinsAbove(steps)) {
        const move = moveOf(steps, spot);
        const after = carryCoins(steps, move);
        const reply = replyTo(steps, move);
        const left = carryCoins(after, reply);
        expect(options(staircase, after)).toContainEqual(left);
        expect(nimSum(oddSteps(left))).toBe(0);
        if (move.step % 2 === 0) {
          expect(reply).toEqual({ step: move.step - 1, coins: move.coins });
          expect(oddSteps(left)).toEqual(oddSteps(steps));
        }
        answered++;
      }
    }
    expect(answered).toBe(lost.flatMap((steps) => options(staircase, steps)).length);
  });

  test("starts from P-positions, all of them and no others", () => {
    expect(stairs.filter((steps) => bruteForce(staircase, steps) === "P")).toEqual(lost);
  });

  test("is refused where the nim-sum is not 0", () => {
    expect(() => replyTo([0, 1, 2, 3], { step: 1, coins: 1 })).toThrow(
      "Cannot reply: the nim-sum of the odd steps must be 0 before the move, current value is 2",
    );
  });
});

describe("a play with replies", () => {
  test("goes on by the rules until no coin is left, and the opponent is the one who cannot move", () => {
    for (const steps of lost) {
      let play = startPlay(steps);
      for (let next = stepForward(play); next !== play; next = stepForward(play)) {
        expect(options(staircase, turnAt(play).steps)).toContainEqual(turnAt(next).steps);
        play = next;
      }
      expect(play.at % 2).toBe(0);
      expect(options(staircase, turnAt(play).steps)).toEqual([]);
    }
  });

  test("lets every coin travel one step at most, forward and back", () => {
    let play = stepForward(startPlay([0, 2, 1, 2, 2]));
    expect(originsIn(play)).toEqual(new Map([["3:2", "4:0"], ["3:3", "4:1"]])); // prettier-ignore
    play = goTo(play, 0);
    expect(originsIn(play)).toEqual(new Map([["4:0", "3:2"], ["4:1", "3:3"]])); // prettier-ignore
  });
});
