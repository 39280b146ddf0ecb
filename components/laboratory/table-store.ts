/** Values as tables hold them. */
type Values = Uint8Array | Uint16Array | Int32Array;

/** What is known of a stored table besides its values. */
interface StoredTable {
  readonly game: string;
  readonly known: number;
  /** When it was last asked for or written, in milliseconds since 1970. */
  readonly used: number;
  /** A number made of each piece, by which a damaged one is known. */
  readonly sums: readonly number[];
}

/** Of a value's way of being stored: another way has another name, and what has this one is left behind. */
const DATABASE = "laboratory-1";

/** Values in one stored piece: what a save writes again is at most one piece that was not full. */
const PIECE = 2 ** 20;

/** How many tables are kept; the one that was not asked for longest goes first. */
const TABLES = 8;

/** Milliseconds for a browser to open its storage; some never do, and do not say so. */
const PATIENCE = 3000;

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
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("The storage does not open")), PATIENCE);
    done(asked)
      .then(resolve, reject)
      .finally(() => clearTimeout(late));
  });
}

const piecesOf = (game: string): IDBKeyRange => IDBKeyRange.bound([game, 0], [game, Infinity]);

/** A number that changes with every single value (G. Fowler, L. C. Noll and K.-P. Vo, FNV-1a). */
function sumOf(piece: Values): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < piece.length; at++) sum = Math.imul(sum ^ (piece[at] ?? 0), 0x01000193);
  return sum;
}

const isPiece = (found: unknown): found is Values =>
  found instanceof Uint8Array || found instanceof Uint16Array || found instanceof Int32Array;

/** The stored values of a table; undefined where a piece is missing or is not as it was written. */
async function joined(pieces: IDBObjectStore, table: StoredTable): Promise<Values | undefined> {
  const { game, known, sums } = table;
  const last = Math.ceil(known / PIECE) - 1;
  let values: Values | undefined;
  // From the last one back, since no piece before it is wider.
  for (let turn = last; turn >= 0; turn--) {
    const piece: unknown = await done(pieces.get([game, turn]));
    if (!isPiece(piece) || piece.length !== Math.min(PIECE, known - turn * PIECE)) return undefined;
    if (sumOf(piece) !== sums[turn]) return undefined;
    const Kind = piece.constructor as Uint8ArrayConstructor;
    values ??= new Kind(known);
    values.set(piece, turn * PIECE);
  }
  return values;
}

function isTable(found: unknown): found is StoredTable {
  const { known, sums } = (found ?? {}) as Partial<StoredTable>;
  return Number.isSafeInteger(known) && Array.isArray(sums);
}

/**
 * The values of a game that an earlier visit has computed, if there are any. Damaged ones are forgotten.
 *
 * @param game the canonical text of its rules
 * @throws where the browser stores nothing
 */
export async function storedValues(game: string): Promise<Values | undefined> {
  const database = await open();
  try {
    const work = database.transaction(["tables", "pieces"], "readwrite");
    const [tables, pieces] = [work.objectStore("tables"), work.objectStore("pieces")];
    const table: unknown = await done(tables.get(game));
    if (table === undefined) return undefined;
    const values = isTable(table) ? await joined(pieces, table) : undefined;
    if (isTable(table) && values) tables.put({ ...table, used: Date.now() });
    else {
      tables.delete(game);
      pieces.delete(piecesOf(game));
    }
    return values;
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
    const before = all.find((table) => table.game === game);
    const stored = before?.known ?? 0;
    if (stored >= known) return;
    const sums = [...(before?.sums ?? [])];
    for (let turn = Math.floor(stored / PIECE); turn * PIECE < known; turn++) {
      const piece = values.slice(turn * PIECE, Math.min(known, (turn + 1) * PIECE));
      sums[turn] = sumOf(piece);
      pieces.put(piece, [game, turn]);
    }
    tables.put({ game, known, used: Date.now(), sums } satisfies StoredTable);
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
