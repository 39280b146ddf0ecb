import type { Duel, Side } from "../../src/games/match/duel.ts";
import type { AnyGame } from "../../src/games/match/game.ts";
import { printMatch, type Match } from "../../src/games/match/match.ts";
import type { Opponent } from "../../src/games/match/opponent.ts";
import { isServer } from "../ui/is-server.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { BoardDrawing, DrawingContext } from "./drawing.ts";
import { addressOf } from "./address.ts";
import { readPosition } from "./games.ts";
import { useId, useState } from "preact/hooks";

interface SetUpByHandProps {
  readonly words: Words["board"];
  readonly drawing: BoardDrawing<unknown>;
  readonly context: DrawingContext<unknown>;
  readonly position: unknown;
  readonly editing: boolean;
  readonly onBegin: (start: unknown) => void;
  readonly onEditing: (editing: boolean) => void;
}

/** The form to set up a position by hand: by numbers in fields, or by pressing squares. */
function SetUpByHand(props: SetUpByHandProps) {
  const { words, drawing, context, position, editing, onBegin, onEditing } = props;
  const begin = (next: unknown): void => {
    if (next !== undefined && drawing.fits(next)) onBegin(next);
  };
  if (drawing.edits) {
    return (
      <label class="board-check">
        <input
          type="checkbox"
          disabled={isServer}
          checked={editing}
          onChange={({ currentTarget }) => onEditing(currentTarget.checked)}
        />
        {words.byHand}
      </label>
    );
  }
  const fields = drawing.fields(context, position);
  const { part = "heap" } = drawing;
  if (fields.length === 0) return null;
  const button = (name: string, next: unknown) => (
    <button
      type="button"
      disabled={isServer}
      aria-disabled={next === undefined}
      onClick={() => begin(next)}
    >
      {name}
    </button>
  );
  return (
    <fieldset class="board-fields">
      <legend>{words.byHand}</legend>
      {fields.map(({ label, value, set }) => (
        <label key={label}>
          {label}
          <input
            type="number"
            min={0}
            step={1}
            disabled={isServer}
            value={value}
            onChange={({ currentTarget }) => {
              const size = currentTarget.valueAsNumber;
              if (Number.isSafeInteger(size) && size >= 0) begin(set(size));
              else currentTarget.value = String(value);
            }}
          />
        </label>
      ))}
      {drawing.more || drawing.less ? (
        <div class="row">
          {drawing.more ? button(words.more[part], drawing.more(position)) : null}
          {drawing.less ? button(words.less[part], drawing.less(position)) : null}
        </div>
      ) : null}
    </fieldset>
  );
}

interface Props {
  readonly words: Words["board"];
  readonly here: string;
  /** Sets up the position of the text. @returns the fault of the text, if it has one */
  readonly read: (text: string) => string | undefined;
}

/** A field for the position as text, which is set up, or refused with line and column. */
function PositionText({ words, here, read }: Props) {
  const [text, setText] = useState(here);
  const [fault, setFault] = useState<string>();
  const faultId = useId();
  const [shown, setShown] = useState(here);
  // At once: an effect would come a context later, and might take away what was typed since.
  if (shown !== here) {
    setShown(here);
    setText(here);
    setFault(undefined);
  }
  return (
    <form
      class="board-text"
      onSubmit={(event) => {
        event.preventDefault();
        setFault(read(text));
      }}
    >
      <label>
        {words.positionText}
        <textarea
          rows={2}
          spellcheck={false}
          disabled={isServer}
          value={text}
          aria-invalid={fault !== undefined}
          aria-errormessage={fault === undefined ? undefined : faultId}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={isServer}>
        {words.apply}
      </button>
      <p id={faultId} class="error" role="alert">
        {fault}
      </p>
    </form>
  );
}

export interface SetUpProps {
  readonly words: Words["board"];
  readonly game: AnyGame;
  readonly drawing: BoardDrawing<unknown>;
  /** Whether two heaps are drawn as a grid. */
  readonly asGrid: boolean;
  readonly context: DrawingContext<unknown>;
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
  const { words, game, drawing, duel, position, starts, opponent, name } = props;
  const print = (each: unknown): string => game.rules.print(each);
  const here = print(position);
  const origin = print(duel.match.positions[0]);
  const chosen = starts.findIndex((start) => print(start) === origin);
  const opponents = ["perfect", "random", "none"] as const;
  return (
    <>
      <div class="board-controls row">
        <label>
          {words.start}
          <select
            disabled={isServer}
            value={chosen}
            onChange={({ currentTarget: { value } }) =>
              props.onBegin(
                value === "random" ? drawing.deal(starts[0], Math.random) : starts[Number(value)],
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
            disabled={isServer}
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
              disabled={isServer}
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
          const found = readPosition(words, game, text, props.asGrid);
          if (found.kind === "fault") return found.message;
          props.onResume(found.match);
          return undefined;
        }}
      />
      {name === undefined ? null : (
        <p>
          <a class="target" href={addressOf(name, here, props.visiting)}>
            {words.link}
          </a>
        </p>
      )}
      <pre class="board-record loose-text soft" aria-label={words.record} role="note">
        {printMatch(game.rules, duel.match)}
      </pre>
    </>
  );
}

function opponentOf(kind: string): Opponent {
  if (kind === "random") return { kind, seed: Math.floor(Math.random() * 2 ** 31) };
  return { kind: kind === "none" ? "none" : "perfect" };
}
