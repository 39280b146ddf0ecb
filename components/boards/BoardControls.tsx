import type { RefObject, FunctionComponent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { isServer } from "../ui/is-server.ts";
import type { Words } from "../../src/i18n/words.ts";
import { ignoreHeldKey } from "../ui/ignore-held-key.ts";
import { useLatest } from "../ui/use-latest.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { BoardMove } from "./drawing.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";
import type { SetUpProps } from "./SetUpForm.tsx";

interface Props {
  readonly words: Words["board"];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canHint: boolean;
  readonly why: boolean;
  /** The id of the reason that `Why?` discloses. */
  readonly whyId: string;
  readonly allWinning: boolean;
  readonly values: boolean;
  /** What is shown beside the board, as a request. */
  readonly valuesName: string;
  readonly newGame: RefObject<HTMLButtonElement>;
  readonly onNewGame: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onHint: () => void;
  readonly onWhy: (shown: boolean) => void;
  readonly onAllWinning: (shown: boolean) => void;
  readonly onValues: (shown: boolean) => void;
}

/** The toolbar of a board. */
export function BoardControls(props: Props) {
  const { words, why, onWhy } = props;
  // Unlike `disabled`, aria-disabled keeps the focus on the button after the last move is undone.
  const button = (name: string, able: boolean, onPress: () => void) => (
    <button
      type="button"
      disabled={isServer}
      aria-disabled={!able}
      onClick={() => able && onPress()}
    >
      {name}
    </button>
  );
  const check = (name: string, checked: boolean, onCheck: (checked: boolean) => void) => (
    <label class="board-check">
      <input
        type="checkbox"
        disabled={isServer}
        checked={checked}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
      />
      {name}
    </label>
  );
  return (
    <div class="board-tools needs-script">
      <div class="board-controls row">
        <button
          type="button"
          ref={props.newGame}
          disabled={isServer}
          onKeyDown={ignoreHeldKey}
          onClick={props.onNewGame}
        >
          {words.newGame}
        </button>
        {button(words.undo, props.canUndo, props.onUndo)}
        {button(words.redo, props.canRedo, props.onRedo)}
        {button(words.hint, props.canHint, props.onHint)}
        <button
          type="button"
          disabled={isServer}
          aria-expanded={why}
          aria-controls={why ? props.whyId : undefined}
          onClick={() => onWhy(!why)}
        >
          {words.whyButton}
        </button>
      </div>
      <div class="board-controls row">
        {check(words.allWinning, props.allWinning, props.onAllWinning)}
        {check(props.valuesName, props.values, props.onValues)}
      </div>
    </div>
  );
}

interface ChooserProps<Position> {
  readonly words: Words["board"];
  /** The moves to choose from. */
  readonly moves: readonly BoardMove<Position>[];
  /** The labels of the fields. */
  readonly names: readonly string[];
  /** The fields that are chosen at first. */
  readonly fields: readonly number[];
  /** Moves that are shown to win. */
  readonly winning: ReadonlySet<BoardMove<Position>>;
  readonly onPoint: (move: BoardMove<Position> | undefined) => void;
  readonly onChoose: (move: BoardMove<Position>) => void;
  readonly onCancel: () => void;
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((value, at) => value === b[at]);

/** The choice among several moves of a spot: by their fields, then by the rest of their difference. */
export function Chooser<Position>(props: ChooserProps<Position>) {
  const { words, moves, names, winning, onPoint, onChoose, onCancel } = props;
  const [fields, setFields] = useState(props.fields);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => setFields(props.fields), [props.fields]);
  useEffect(() => root.current?.querySelector<HTMLElement>("select, button")?.focus(), []);
  const exact = moves.filter((move) => same(move.fields, fields));
  const point = useLatest(() => onPoint(exact[0]));
  useEffect(point, [fields, point]);

  return (
    // Key events bubble from the controls inside; Escape cancels the choice.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div
      class="chooser row"
      role="group"
      aria-label={words.chooseMove}
      ref={root}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
    >
      {names.map((name, field) => {
        const values = [...new Set(moves.map((move) => itemAt(move.fields, field)))].sort(
          (a, b) => a - b,
        );
        if (values.length < 2) return null;
        return (
          <label key={field}>
            {name}
            <select
              value={fields[field]}
              onChange={({ currentTarget }) =>
                setFields(fields.with(field, Number(currentTarget.value)))
              }
            >
              {values.map((value) => {
                const chosen = fields.with(field, value);
                const wins = moves.some((move) => winning.has(move) && same(move.fields, chosen));
                return (
                  <option key={value} value={value}>
                    {wins ? fill(words.winningOption, { n: value }) : value}
                  </option>
                );
              })}
            </select>
          </label>
        );
      })}
      <div class="chooser-moves row">
        {exact.map((move) => (
          <button
            key={move.name}
            type="button"
            aria-label={move.name}
            data-winning={winning.has(move) || undefined}
            onKeyDown={ignoreHeldKey}
            onFocus={() => onPoint(move)}
            onPointerEnter={() => onPoint(move)}
            onClick={() => onChoose(move)}
          >
            {move.how === "" ? move.name : move.how}
          </button>
        ))}
        {exact.length === 0 ? <span class="soft">{words.noSuchMove}</span> : null}
        <button type="button" class="chooser-cancel" onKeyDown={ignoreHeldKey} onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}

/** The fold with the form to set up a board, which is loaded when it is opened for the first time. */
export function SetUp(props: SetUpProps) {
  const { words, onEditing } = props;
  const fold = useRef<HTMLDetailsElement>(null);
  const [form, setForm] = useState<FunctionComponent<SetUpProps> | "lost">();
  const load = (): void => {
    import("./SetUpForm.tsx").then(
      ({ SetUpForm }) => setForm(() => SetUpForm),
      () => setForm("lost"),
    );
  };
  useEffect(() => {
    // It may have been opened before the script came.
    if (fold.current?.open) load();
  }, []);
  const Form = form === "lost" ? undefined : form;
  return (
    <details
      class="board-setup needs-script"
      ref={fold}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) onEditing(false);
        else if (form === undefined) load();
      }}
    >
      <summary>{words.setUp}</summary>
      {form === "lost" ? <p role="alert">{words.lost}</p> : null}
      {Form === undefined ? null : <Form {...props} />}
    </details>
  );
}
