/** Values as tables hold them. */
type Values = Uint8Array | Uint16Array | Int32Array;

/** What is known of a stored table besides its values. */
interface StoredTable {
  readonly game: string;
  readonly known: number;
  /** When it was last asked for or written, in milliseconds since 1970. */
  readonly used: number;
}

/** Of a value's way of being stored: another way has another name, and what has this one is left behind. */
const DATABASE = "laboratory-1";

/** Values in one stored piece: what a save writes again is at most one piece that was not full. */
const PIECE = 2 ** 20;

/** How many tables are kept; the one that was not asked for longest goes first. */
const TABLES = 8;

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error());
  });

const ended = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? new Error());
  });

function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(DATABASE, 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore("tables", { keyPath: "game" });
    asked.result.createObjectStore("pieces");
  };
  return done(asked);
}

const piecesOf = (game: string): IDBKeyRange => IDBKeyRange.bound([game, 0], [game, Infinity]);

function joined(pieces: readonly Values[], known: number): Values | undefined {
  const widest = Math.max(0, ...pieces.map((piece) => piece.BYTES_PER_ELEMENT));
  const Kind = widest <= 1 ? Uint8Array : widest === 2 ? Uint16Array : Int32Array;
  const values = new Kind(known);
  let at = 0;
  for (const piece of pieces) {
    if (at + piece.length > known) return undefined;
    values.set(piece, at);
    at += piece.length;
  }
  return at === known ? values : undefined;
}

/**
 * The values of a game that an earlier visit has computed, if there are any.
 *
 * @param game the canonical text of its rules
 * @throws where the browser stores nothing
 */
export async function storedValues(game: string): Promise<Values | undefined> {
  const database = await open();
  try {
    const work = database.transaction(["tables", "pieces"], "readwrite");
    const tables = work.objectStore("tables");
    const table = (await done(tables.get(game))) as StoredTable | undefined;
    if (table === undefined) return undefined;
    const pieces = (await done(work.objectStore("pieces").getAll(piecesOf(game)))) as Values[];
    tables.put({ ...table, used: Date.now() } satisfies StoredTable);
    return joined(pieces, table.known);
  } finally {
    database.close();
  }
}

/**
 * Stores the first `known` values of a game, if no other tab has stored more of them. What is stored already is not
 * written again: the values of a game are the same in every tab.
 *
 * @throws DOMException named QuotaExceededError where there is no more room, and others where the browser stores nothing
 */
export async function storeValues(game: string, values: Values, known: number): Promise<void> {
  const database = await open();
  try {
    const work = database.transaction(["tables", "pieces"], "readwrite");
    const over = ended(work);
    over.catch(() => {}); // an error of a request below comes first
    const [tables, pieces] = [work.objectStore("tables"), work.objectStore("pieces")];
    const all = (await done(tables.getAll())) as StoredTable[];
    const stored = all.find((table) => table.game === game)?.known ?? 0;
    if (stored >= known) return;
    for (let piece = Math.floor(stored / PIECE); piece * PIECE < known; piece++) {
      pieces.put(values.slice(piece * PIECE, Math.min(known, (piece + 1) * PIECE)), [game, piece]);
    }
    tables.put({ game, known, used: Date.now() } satisfies StoredTable);
    const others = all.filter((table) => table.game !== game).sort((a, b) => b.used - a.used);
    for (const { game: old } of others.slice(TABLES - 1)) {
      tables.delete(old);
      pieces.delete(piecesOf(old));
    }
    await over;
  } finally {
    database.close();
  }
}
