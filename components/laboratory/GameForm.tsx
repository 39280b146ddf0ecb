import { useId, useRef } from "preact/hooks";
import { fill, formatLaw } from "../../src/i18n/fill.ts";
import { nameOf } from "../../src/octal/named-games.ts";
import { addressOf, type LaboratoryQuery, MAX_HEAP, PAUSE } from "./address.ts";
import type { Formats } from "./formats.ts";
import type { TextFault } from "./protocol.ts";
import { useLab, type LabFault, type Laboratory } from "./use-laboratory.ts";
import { Button } from "../ui/controls.tsx";

/** A text with the character of an error marked; the error may be after the last character. */
export function MarkedText({ text, column }: Pick<TextFault, "text" | "column">) {
  const characters = Array.from(text);
  const at = column - 1;
  return (
    <p class="lab-marked" aria-hidden="true">
      <code>
        {characters.slice(Math.max(0, at - 40), at).join("")}
        <mark>{characters[at] ?? "\u00a0"}</mark>
        {characters.slice(at + 1, at + 40).join("")}
      </code>
    </p>
  );
}

/** Returns the message about an error, and that the page still shows the previous game. */
function formatFault(fault: LabFault, shown: string, formats: Formats): string {
  const { words } = formats;
  if (fault.kind === "lost") return words.notLoaded;
  if (fault.kind === "broken") return fill(words.broken, { message: fault.message });
  const stored = fill(words.kept, { game: formats.game(shown) });
  if (fault.kind === "to") {
    return `${fill(words.toFault, { most: formats.number(MAX_HEAP) })} ${stored}`;
  }
  const { column, message, of } = fault;
  return `${fill(words.fault, { column, message })} ${of === "game" ? stored : ""}`;
}

/** Returns the status of a query. It is in a live region, so it changes only at the start and at the end. */
function formatStatus({ view, isBuilt, pendingQuery }: Laboratory, formats: Formats): string {
  const { words } = formats;
  const { status } = words;
  if (pendingQuery !== undefined)
    return fill(status.working, { game: formats.game(pendingQuery.game.trim()) });
  const game = formats.game(view.text);
  if (isBuilt) return fill(status.built, { game });
  if (view.graph) return fill(words.typedGraph.done, { game });
  const { parts, state } = view;
  const period = parts[0]?.period;
  const values = {
    game,
    law: period ? formatLaw(period, words.period, formats.number) : "",
    heaps: formats.heaps(parts.reduce((sum, { summary }) => sum + summary.known, 0)),
    seconds: formats.seconds(view.elapsed),
  };
  if (state === "proved" && parts.length > 1) return fill(status.provedAll, values);
  return fill(status[state], values);
}

/** Example games. */
const PRESETS = [
  ...["0.77", "0.07", "4!.0", "4.[3]"],
  ...["{1,3,4}", "{squares}", "!{2}", "0.77 + {1,2,3}"],
] as const;

/** The form for a game and its last heap, with buttons; below them an error, or the status and progress. */
export function GameForm() {
  const { formats, lab } = useLab();
  const { words } = formats;
  const { query, setQuery, view, pendingQuery, isBusy } = lab;
  // An error in the second game is shown below its own field, which sums and graphs do not have.
  const isOther = lab.fault?.kind === "text" && lab.fault.of === "with";
  const fault = isOther && view.parts.length === 1 ? undefined : lab.fault;
  const id = useId();
  const stop = useRef<HTMLButtonElement>(null);
  const look = (next: LaboratoryQuery = query): void => lab.look(next);
  const common = {
    type: "text",
    spellcheck: false,
    autoComplete: "off",
    autoCapitalize: "off",
  } as const;
  const inGame = fault?.kind === "text" && fault.of === "game";
  const inTo = fault?.kind === "to";
  const messages = [
    fault && formatFault(fault, view.text, formats),
    (!fault || view.state !== "working") && formatStatus(lab, formats),
  ];
  const canGoOn = /stopped|paused/.test(view.state) && pendingQuery === undefined;
  const meant = inGame ? fault.meant : undefined;
  const named = meant === undefined ? undefined : nameOf(meant);

  return (
    <div class="lab-form small needs-script" role="group" aria-label={words.game}>
      <form
        class="row lab-fields"
        onSubmit={(event) => {
          event.preventDefault();
          look();
        }}
      >
        <div class="field lab-game">
          <label for={`${id}-game`}>{words.field}</label>
          <input
            {...common}
            id={`${id}-game`}
            value={query.game}
            aria-invalid={inGame}
            aria-describedby={inGame ? `${id}-hint ${id}-status` : `${id}-hint`}
            onInput={({ currentTarget: { value } }) => setQuery(({ to }) => ({ game: value, to }))}
          />
        </div>
        <div class="field lab-to">
          <label for={`${id}-to`}>{words.to}</label>
          <input
            {...common}
            id={`${id}-to`}
            inputMode="numeric"
            placeholder={words.noLimit}
            value={query.to}
            aria-invalid={inTo}
            aria-describedby={inTo ? `${id}-status` : undefined}
            onInput={({ currentTarget: { value } }) => setQuery((now) => ({ ...now, to: value }))}
          />
        </div>
        <div class="row">
          <button type="submit" class="primary">
            {words.look}
          </button>
          <Button text={words.stop} element={stop} off={!isBusy} onPress={lab.stop} />
          {canGoOn && (
            <Button
              text={words.goOn}
              onPress={() => {
                // This button is removed, so the focus moves to the stop button next to it.
                stop.current?.focus();
                lab.resume();
              }}
            />
          )}
        </div>
      </form>
      <p class="row soft lab-presets scroller">
        <span id={`${id}-hint`}>{words.hint}</span>
        {PRESETS.map((game) => {
          const name = nameOf(game);
          const preset = { game, to: "" };
          return (
            <a
              key={game}
              class="target"
              href={addressOf(preset)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                look(preset);
              }}
            >
              {name && <span>{words.names[name]}</span>}
              <code>{game}</code>
            </a>
          );
        })}
      </p>
      <div class="lab-status">
        <div class="row">
          <p
            id={`${id}-status`}
            class={fault === undefined ? "status" : "status error"}
            role="status"
          >
            {messages.filter(Boolean).join(" ")}
          </p>
          {isBusy && pendingQuery === undefined && <Progress />}
        </div>
        {inGame && <MarkedText {...fault} />}
        {meant !== undefined && (
          <Button
            text={fill(words.meant, { name: named ? `${words.names[named]} ` : "", game: meant })}
            onPress={() => look({ ...query, game: meant })}
          />
        )}
        {inGame && meant === undefined && /\p{L}{3}/u.test(fault.text) && (
          <p>
            {words.inWords} <a href={formats.ownRules}>{words.own.title}</a>
          </p>
        )}
      </div>
    </div>
  );
}

/** The progress of the work. It changes constantly, so it is not a live region. */
function Progress() {
  const { formats, lab } = useLab();
  const { words } = formats;
  const { view } = lab;
  // A part whose period is proved is finished, independently of its number of heaps.
  const unproved = view.parts.filter(({ period }) => period === undefined);
  const known = Math.min(
    ...(unproved.length > 0 ? unproved : view.parts).map(({ summary }) => summary.known),
  );
  const { to } = view;
  const values = { known: formats.number(known), to: formats.number(to ?? MAX_HEAP) };
  // Without a limit, the work pauses after the first seconds.
  const [most, value] =
    to === undefined && view.elapsed < PAUSE
      ? [PAUSE, view.elapsed]
      : [(to ?? MAX_HEAP) + 1, known];
  return (
    <div class="row small soft lab-progress">
      <progress max={most} value={value} aria-label={words.progress} />
      <span>{fill(to === undefined ? words.progressOpen : words.progressOf, values)}</span>
    </div>
  );
}
