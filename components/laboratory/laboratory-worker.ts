import { laboratoryFaultWords } from "../../src/i18n/laboratory-fault-words.ts";
import { sayFault } from "../../src/i18n/say.ts";
import {
  type GraphGame,
  type HeapGame,
  readGame,
  type LabGame,
} from "../../src/octal/read-game.ts";
import { graphOf, loopyOutcomes } from "../../src/games/theory/finite-graph.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";
import { tableOf } from "../../src/octal/table-of.ts";
import { InputError } from "../../src/games/theory/input-error.ts";
import { ofKey } from "../../src/games/theory/of-key.ts";
import type { NotebookWords, Reply, Request, TextFault, Told, View } from "./protocol.ts";
import { Session, type Summand, type Surroundings } from "./session.ts";

const GIGABYTE = 2 ** 30;

/** Gigabytes of a device whose browser does not say how many it has. */
const UNKNOWN = 4;

/** How many bytes tables may take at once, before the reader is asked: an eighth of the device's, one gigabyte at most. */
const memoryFor = (gigabytes = UNKNOWN): number => Math.min(1, gigabytes / 8) * GIGABYTE;

let look = 0;
/** Messages go to and fro here, since a timer would wait four milliseconds at least. */
const bell = new MessageChannel();
bell.port1.start();
let session: Session | undefined;
/** The look that Stop was pressed for, perhaps before there was a session. */
let stopped = -1;
let words: NotebookWords | undefined;

/** Lets messages be heard, by all that wait. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    bell.port1.addEventListener("message", () => resolve(), { once: true });
    bell.port2.postMessage(0);
  });

const around = (of: number): Surroundings => ({
  post: (told: Told) => {
    if (of === look) postMessage({ look: of, ...told } satisfies Reply);
  },
  now: () => performance.now(),
  pause,
  memory: memoryFor((navigator as { readonly deviceMemory?: number }).deviceMemory),
});

const summandOf = (game: HeapGame): Summand => ({ game, table: tableOf(game) });

/** Games with their tables: one table for a game that is there twice. */
function summandsOf(games: readonly HeapGame[]): Summand[] {
  const byText = new Map(games.map((game) => [game.text, game]));
  const summands = new Map([...byText].map(([text, game]) => [text, summandOf(game)]));
  return games.map(({ text }) => ofKey(summands, text));
}

function graphView(game: GraphGame, to: number): View {
  const { text, nodes, cycle } = game;
  const moves = graphOf(nodes);
  const outcomes = loopyOutcomes(moves.length, (position) => itemAt(moves, position));
  const graph = { nodes, outcomes, ...(cycle && { cycle }) };
  return { text, to, state: "reached", parts: [], graph, elapsed: 0, rate: 0 };
}

async function begin(asked: Extract<Request, { kind: "look" }>): Promise<void> {
  /** What cannot be looked at leaves what is looked at as it is; the page has not heard of it meanwhile. */
  const refuse = (fault: TextFault): void => {
    postMessage({ look: asked.look, kind: "fault", fault } satisfies Reply);
    session?.show();
  };
  const read = (of: "game" | "with", text: string): LabGame | undefined => {
    try {
      return readGame(text);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const { line, column } = error;
      const message = sayFault(laboratoryFaultWords(asked.language), error);
      refuse({ of, message, line, column });
      return undefined;
    }
  };
  const game = read("game", asked.game);
  if (game === undefined) return;
  const isGraph = game.kind === "graph";
  const second = asked.with === undefined ? undefined : read("with", asked.with);
  if (asked.with !== undefined && second === undefined) return;
  if (second && (second.kind !== "heaps" || game.kind !== "heaps")) {
    return refuse({ of: "with", isNoHeaps: true, message: "", line: 1, column: 1 });
  }
  session?.leave();
  session = undefined;
  look = asked.look;
  words = asked.notebook;
  const { post, ...rest } = around(asked.look);
  if (isGraph) return post({ kind: "view", view: graphView(game, asked.to) });
  const games = game.kind === "sum" ? game.parts : [game];
  const summands = summandsOf(games);
  const compared = second && summandOf(second);
  session = new Session(game.text, asked.to, summands, compared, { post, ...rest });
  if (stopped === asked.look) session.show();
  else await session.go();
}

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  switch (data.kind) {
    case "look":
      return void begin(data).catch(reportError);
    case "stop":
      stopped = look;
      return session?.stop();
    case "go on":
      return void session?.go().catch(reportError);
    case "values": {
      const { part, from, count } = data;
      return around(look).post({
        kind: "values",
        part,
        from,
        values: session?.values(part, from, count) ?? [],
      });
    }
    case "file":
      return void makeFile(data);
  }
});

/** Hands out a file, even if another game is looked at by the time it is made. */
async function makeFile({ part, format }: Extract<Request, { kind: "file" }>): Promise<void> {
  if (session === undefined || words === undefined) return;
  const of = look;
  try {
    const file = await session.file(part, format, words);
    postMessage({ look: of, kind: "file", part, ...file } satisfies Reply);
  } catch {
    postMessage({ look: of, kind: "no file", part } satisfies Reply);
  }
}
