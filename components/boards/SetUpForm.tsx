import type { Duel, Side } from "../../src/match/duel.ts";
import type { AnyGame } from "../../src/match/game.ts";
import { printMatch } from "../../src/match/match-text.ts";
import type { Match } from "../../src/match/match.ts";
import type { Opponent } from "../../src/match/opponent.ts";
import { asleep } from "../chrome/asleep.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { Family, Frame } from "./family.ts";
import { addressOf } from "./address.ts";
import { PositionText } from "./PositionText.tsx";
import { readPosition } from "./read-position.ts";
import { SetUpByHand } from "./SetUpByHand.tsx";

export interface SetUpProps {
  readonly words: Words["board"];
  readonly game: AnyGame;
  readonly family: Family<unknown>;
  /** The family that would draw the game from another start. */
  readonly familyFor: (start: unknown) => Family<unknown>;
  readonly frame: Frame<unknown>;
  readonly duel: Duel<unknown>;
  readonly position: unknown;
  readonly starts: readonly unknown[];
  readonly opponent: Opponent;
  readonly editing: boolean;
  readonly name: string | undefined;
  /** The game's name for an address, where it is not the board's own. */
  readonly visiting: string | undefined;
  readonly onBegin: (start: unknown, side?: Side) => void;
  readonly onResume: (match: Match<unknown>) => void;
  readonly onOpponent: (opponent: Opponent) => void;
  readonly onEditing: (editing: boolean) => void;
}

/** The form for a new game: start position, opponent and first player; the position as text, by hand and as a link. */
export function SetUpForm(props: SetUpProps) {
  const { words, game, family, duel, position, starts, opponent, name } = props;
  const print = (each: unknown): string => game.rules.print(each);
  const here = print(position);
  const origin = print(duel.match.positions[0]);
  const chosen = starts.findIndex((start) => print(start) === origin);
  const opponents = ["perfect", "random", "none"] as const;
  return (
    <>
      <div class="board-controls">
        <label>
          {words.start}
          <select
            disabled={asleep}
            value={chosen}
            onChange={({ currentTarget: { value } }) =>
              props.onBegin(
                value === "random" ? family.deal(starts[0], Math.random) : starts[Number(value)],
              )
            }
          >
            {chosen < 0 ? (
              <option value={-1} disabled>
                {words.startOther}
              </option>
            ) : null}
            {starts.map((start, index) => (
              <option key={index} value={index}>
                {print(start)}
              </option>
            ))}
            <option value="random">{words.startRandom}</option>
          </select>
        </label>
        <label>
          {words.opponent}
          <select
            disabled={asleep}
            value={opponent.kind}
            onChange={({ currentTarget: { value } }) => props.onOpponent(opponentOf(value))}
          >
            {opponents.map((kind) => (
              <option key={kind} value={kind}>
                {words.opponents[kind]}
              </option>
            ))}
          </select>
        </label>
        {opponent.kind === "none" ? null : (
          <label>
            {words.opening}
            <select
              disabled={asleep}
              value={duel.reader}
              onChange={({ currentTarget: { value } }) =>
                props.onBegin(duel.match.positions[0], value === "second" ? "second" : "first")
              }
            >
              <option value="first">{words.openingReader}</option>
              <option value="second">{words.openingOpponent}</option>
            </select>
          </label>
        )}
      </div>
      <SetUpByHand {...props} />
      <PositionText
        {...{ words, here }}
        read={(text) => {
          const found = readPosition(words, game, props.familyFor, text);
          if (found.kind === "fault") return found.message;
          props.onResume(found.match);
          return undefined;
        }}
      />
      {name === undefined ? null : (
        <p class="board-link">
          <a href={addressOf(name, here, props.visiting)}>{words.link}</a>
        </p>
      )}
      <pre class="board-record" aria-label={words.record} role="note">
        {printMatch(game.rules, duel.match)}
      </pre>
    </>
  );
}

function opponentOf(kind: string): Opponent {
  if (kind === "random") return { kind, seed: Math.floor(Math.random() * 2 ** 31) };
  return { kind: kind === "none" ? "none" : "perfect" };
}
