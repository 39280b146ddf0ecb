import { graphOf, loopyOutcomes } from "../../src/games/theory/finite-graph.ts";
import { InputError } from "../../src/games/theory/input-error.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";
import { laboratoryWords } from "../../src/i18n/laboratory-words.ts";
import { translateFault } from "../../src/i18n/fill.ts";
import { readGame, suggestGame, type GraphGame, type LabGame } from "../../src/octal/read-game.ts";
import { makeFile } from "./files.ts";
import { answerPosition } from "./part-work.ts";
import type { Reply, Request, TextFault, View } from "./protocol.ts";
import { Session } from "./session.ts";

const post = (reply: Reply): void => postMessage(reply);

/** The worker sends messages to itself through this channel; a timer would take at least four milliseconds. */
const channel = new MessageChannel();
channel.port1.start();
let session: Session | undefined;

/** Yields to the event loop, so that pending messages are handled. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    channel.port1.addEventListener("message", () => resolve(), { once: true });
    channel.port2.postMessage(0);
  });

function graphView(game: GraphGame): View {
  const { text, nodes, cycle } = game;
  const moves = graphOf(nodes);
  const outcomes = loopyOutcomes(moves.length, (position) => itemAt(moves, position));
  const graph = { nodes, outcomes, ...(cycle && { cycle }) };
  return { text, state: "reached", parts: [], graph, elapsed: 0 };
}

/** Parses a game, or posts the error in its text. */
function read(of: TextFault["of"], text: string, language: string): LabGame | undefined {
  try {
    return readGame(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const message = translateFault(laboratoryWords(language).laboratoryFaults, error);
    post({ kind: "fault", of, text, message, column: error.column, meant: suggestGame(text) });
    return undefined;
  }
}

async function look(request: Extract<Request, { kind: "look" }>): Promise<void> {
  const { to, with: other, language } = request;
  const game = read("game", request.game, language);
  if (game === undefined) return;
  const second = other === undefined ? undefined : read("with", other, language);
  const canCompare = game.kind === "heaps" && second?.kind === "heaps";
  if (second && !canCompare) {
    const message = laboratoryWords(language).laboratoryFaults.noHeaps;
    post({ kind: "fault", of: "with", text: second.text, message, column: 1 });
  }
  if (game.kind === "graph") return post({ kind: "view", view: graphView(game) });
  const games = game.kind === "sum" ? game.parts : [game];
  const now = () => performance.now();
  const environment = { language, post, now, pause };
  session = new Session(game.text, to, games, canCompare ? second : undefined, environment);
  await session.run();
}

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  if (data.kind === "look") return void look(data).catch(reportError);
  if (session === undefined) return;
  switch (data.kind) {
    case "stop":
      return session.stop();
    case "go on":
      return void session.run().catch(reportError);
    case "values": {
      const { part, from, count } = data;
      const values = itemAt(session.parts, part).values(from, count);
      return post({ kind: "values", part, from, values });
    }
    case "position":
      return post({ ...data, answer: answerPosition(session.parts, data.text) });
    case "file": {
      const { part, format } = data;
      return post({ kind: "file", part, ...makeFile(itemAt(session.parts, part), format) });
    }
  }
});
