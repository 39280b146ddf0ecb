import { graphOf, loopyOutcomes } from "../../src/games/theory/finite-graph.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";
import { ofKey } from "../../src/games/theory/of-key.ts";
import { readGame, type GraphGame, type HeapGame } from "../../src/octal/read-game.ts";
import { tableOf } from "../../src/octal/table-of.ts";
import type { Reply, Request, View } from "./protocol.ts";
import { Session, type Summand } from "./session.ts";

const post = (reply: Reply): void => postMessage(reply);

/** Messages go to and fro here, since a timer would wait four milliseconds at least. */
const channel = new MessageChannel();
channel.port1.start();
let session: Session | undefined;

/** Lets messages be heard, by all that wait. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    channel.port1.addEventListener("message", () => resolve(), { once: true });
    channel.port2.postMessage(0);
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

async function begin({ game: text, to, with: other }: Extract<Request, { kind: "look" }>) {
  const game = readGame(text);
  if (game.kind === "graph") return post({ kind: "view", view: graphView(game, to) });
  const second = other === undefined ? undefined : readGame(other);
  const compared = second?.kind === "heaps" ? summandOf(second) : undefined;
  const summands = summandsOf(game.kind === "sum" ? game.parts : [game]);
  const now = () => performance.now();
  session = new Session(game.text, to, summands, compared, { post, now, pause });
  await session.go();
}

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  switch (data.kind) {
    case "look":
      return void begin(data).catch(reportError);
    case "stop":
      return session?.stop();
    case "go on":
      return void session?.go().catch(reportError);
    case "values": {
      const { part, from, count } = data;
      return post({ kind: "values", part, from, values: session?.values(part, from, count) ?? [] });
    }
    case "file":
      return void makeFile(data);
  }
});

async function makeFile({ part, format, words }: Extract<Request, { kind: "file" }>) {
  try {
    const file = await session?.file(part, format, words);
    if (file) post({ kind: "file", part, ...file });
  } catch {
    post({ kind: "file", part, name: "" });
  }
}
