import { fill } from "../../../src/i18n/fill.ts";
import type { Scene } from "../family.ts";
import { sayTerm } from "../sayings.ts";
import { Spot } from "../Spot.tsx";
import type { Row } from "./rows.ts";

/** Rows of squares, one beneath the other; wide ones scroll horizontally. */
export function StripPicture({ scene }: { readonly scene: Scene<unknown> }) {
  const { words, theory, rows } = scene;
  const terms = theory?.kind === "sum" ? theory.terms : [];
  const apart = terms.filter(({ unit, size }) => unit !== "row" && size > 0);
  const widest = Math.max(0, ...rows.map(({ squares }) => squares));
  return (
    <div class="strip-scroll scroller">
      <div class="strip" style={{ "--squares": widest }}>
        {rows.map((row, at) => (
          <div key={at} class="strip-row" role="group" aria-label={nameOf(scene, row, at)}>
            {Array.from({ length: row.squares }, (_, index) => (
              <Square key={index} scene={scene} row={at} square={index + 1} drawn={row} />
            ))}
            {terms[at]?.unit === "row" ? (
              <span class="strip-value">{fill(words.value, { n: terms[at].value })}</span>
            ) : null}
          </div>
        ))}
        <div class="strip-numbers" aria-hidden="true">
          {Array.from({ length: widest }, (_, index) => (
            <span key={index}>{index === 0 || (index + 1) % 5 === 0 ? index + 1 : ""}</span>
          ))}
        </div>
      </div>
      {apart.length > 0 ? (
        <p class="strip-terms">
          {apart.map((term) => `${sayTerm(words, term)}: ${term.value}`).join(" · ")}
        </p>
      ) : null}
    </div>
  );
}

function nameOf({ words }: Scene<unknown>, { pieces }: Row, at: number): string {
  const say = pieces.map(({ square, colour }) =>
    colour === undefined ? String(square) : fill(words.pieceAt, { colour: words[colour], square }),
  );
  const holds = say.length === 0 ? words.noPieces : say.join(", ");
  return fill(words.rowHolds, { row: at + 1, pieces: holds });
}

interface SquareProps {
  readonly scene: Scene<unknown>;
  readonly row: number;
  readonly square: number;
  readonly drawn: Row;
}

/** One square; the spot is the piece on it, or the empty square where a piece can go. */
function Square({ scene, row, square, drawn }: SquareProps) {
  const id = `${row}:${square}`;
  const piece = drawn.pieces.find((each) => each.square === square);
  const trace = piece === undefined && scene.trace.has(id);
  return (
    <span class="square" data-drop={id} data-trace={trace || undefined}>
      {piece === undefined ? (
        <Spot scene={scene} id={id} class="square-free" />
      ) : (
        <Spot
          scene={scene}
          id={id}
          piece={id}
          class="stone"
          data={{ "data-colour": piece.colour }}
        />
      )}
    </span>
  );
}
