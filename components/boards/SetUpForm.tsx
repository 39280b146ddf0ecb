import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Opponent } from "../../src/games/match/opponent.ts";
import { Choice } from "../ui/controls.tsx";
import { addressOf } from "./address.ts";
import { Check } from "./BoardControls.tsx";
import { fitsBoard, readPosition } from "./games.ts";
import type { BoardState } from "./use-board.ts";

interface Props {
  readonly board: BoardState;
}

/** The form to set up a position manually: by numbers in fields, or by pressing squares. */
function SetUpByHand({ board }: Props) {
  const { words, drawing, context, position, game } = board;
  const begin = (next: unknown): void => {
    if (next !== undefined && fitsBoard(game, next)) board.begin(next);
  };
  if (drawing.edits) return <Check board={board} name={words.byHand} of="editing" />;
  const fields = drawing.fields?.(context, position) ?? [];
  const { part = "heap" } = drawing;
  if (fields.length === 0) return null;
  const button = (name: string, next: unknown) => (
    <button type="button" aria-disabled={next === undefined} onClick={() => begin(next)}>
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
            value={value}
            onChange={({ currentTarget }) => {
              const size = currentTarget.valueAsNumber;
              if (Number.isSafeInteger(size) && size >= 0) begin(set(size));
              else currentTarget.value = String(value);
            }}
          />
        </label>
      ))}
      {drawing.more && drawing.less ? (
        <div class="row">
          {button(words.more[part], drawing.more(position))}
          {button(words.less[part], drawing.less(position))}
        </div>
      ) : null}
    </fieldset>
  );
}

/** A field for the position as text; an invalid text is reported with line and column. */
function PositionText({ board }: Props) {
  const { words, game, positionText } = board;
  const [text, setText] = useState(positionText);
  const [fault, setFault] = useState<string>();
  const faultId = useId();
  const [shown, setShown] = useState(positionText);
  // Updated during rendering: an effect runs later and might overwrite text that was typed since.
  if (shown !== positionText) {
    setShown(positionText);
    setText(positionText);
    setFault(undefined);
  }
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        const found = readPosition(words, game, text);
        if (found.kind === "position") board.begin(found.position);
        setFault(found.kind === "fault" ? found.message : undefined);
      }}
    >
      <label>
        {words.positionText}
        <textarea
          rows={2}
          spellcheck={false}
          value={text}
          aria-invalid={fault !== undefined}
          aria-errormessage={fault === undefined ? undefined : faultId}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit">{words.apply}</button>
      <p id={faultId} class="error" role="alert">
        {fault}
      </p>
    </form>
  );
}

const opponents = ["perfect", "random", "none"] as const;

/** The disclosure with the form to set up a board, which is rendered after it was opened for the first time. */
export function SetUp({ board }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    // It may have been opened before hydration.
    if (details.current?.open) setOpened(true);
  }, []);
  return (
    <details
      class="board-setup needs-script"
      ref={details}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
        else board.set({ editing: false });
      }}
    >
      <summary>{board.words.setUp}</summary>
      {opened ? <SetUpForm board={board} /> : null}
    </details>
  );
}

/** The form for a new game: start position, opponent and first player; the position as numbers, text and link. */
function SetUpForm({ board }: Props) {
  const { words, game, drawing, duel, starts, start: origin, opponent, begin, name } = board;
  const print = (each: unknown): string => game.rules.print(each);
  const chosen = starts.findIndex((each) => print(each) === print(origin));
  const deal = (): unknown =>
    Array.from({ length: 20 }, () => drawing.deal(starts[0], Math.random)).find((dealt) =>
      fitsBoard(game, dealt),
    ) ?? starts[0];
  const oneReader = duel.reader === "both" ? "first" : duel.reader;
  const chooseOpponent = (kind: string): void =>
    begin(origin, kind === "none" ? "both" : oneReader, { opponent: opponentOf(kind) });
  return (
    <>
      <div class="board-controls row">
        <Choice
          name={words.start}
          value={chosen}
          options={[
            ...(chosen < 0 ? [[-1, words.startOther] as const] : []),
            ...starts.map((each, index) => [index, print(each)] as const),
            ["random", words.startRandom],
          ]}
          onChoose={(value) => begin(value === "random" ? deal() : starts[Number(value)])}
        />
        <Choice
          name={words.opponent}
          value={opponent.kind}
          options={opponents.map((kind) => [kind, words.opponents[kind]])}
          onChoose={chooseOpponent}
        />
        {opponent.kind === "none" ? null : (
          <Choice
            name={words.opening}
            value={duel.reader}
            options={[
              ["first", words.openingReader],
              ["second", words.openingOpponent],
            ]}
            onChoose={(value) => begin(origin, value === "second" ? "second" : "first")}
          />
        )}
      </div>
      <SetUpByHand board={board} />
      <PositionText board={board} />
      {name === undefined ? null : (
        <p>
          <a class="target" href={addressOf(name, board.positionText, board.visiting)}>
            {words.link}
          </a>
        </p>
      )}
    </>
  );
}

function opponentOf(kind: string): Opponent {
  if (kind === "random") return { kind, seed: Math.floor(Math.random() * 2 ** 31) };
  return { kind: kind === "none" ? "none" : "perfect" };
}
