/**
 * What this tab remembers through a reload and a new sign-in: words in the tab's own storage, and files beside them in a
 * database, since only that can hold them. A browser that allows neither forgets, and nothing else is lost. Whoever signs
 * out leaves nothing behind.
 */

const TAB = 'kinora.tab';
const DATABASE = 'kinora';
const FILES = 'files';
/** Of tabs that were closed nobody hears. */
const DAYS_KEPT = 7;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

interface FilesRow {
  readonly files: Readonly<Record<string, readonly File[]>>;
  readonly keptAt: number;
}

export function keepWords(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the page works without, until it is left.
  }
}

export function recallWords(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    // Forbidden, or not ours: as good as nothing.
    return null;
  }
}

export async function keepFiles(name: string, files: FilesRow['files']): Promise<void> {
  await withFiles('readwrite', async (store) => {
    const now = Date.now();
    for (const key of await settle(store.getAllKeys())) {
      const row: FilesRow | undefined = await settle(store.get(key));
      if (row !== undefined && now - row.keptAt > DAYS_KEPT * DAY_MILLISECONDS) await settle(store.delete(key));
    }
    const row: FilesRow = { files, keptAt: now };
    await settle(store.put(row, `${tabId()}/${name}`));
  });
}

export async function recallFiles(name: string): Promise<FilesRow['files']> {
  const row = await withFiles('readonly', (store) => settle<FilesRow | undefined>(store.get(`${tabId()}/${name}`)));
  return row?.files ?? {};
}

export function forgetEverything(): void {
  try {
    sessionStorage.clear();
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // What cannot be reached was not written either.
  }
}

/** A tab's own: two of them write two drafts. */
function tabId(): string {
  const known = recallWords(TAB);
  if (typeof known === 'string') return known;
  const drawn = crypto.getRandomValues(new Uint32Array(2)).join('-');
  keepWords(TAB, drawn);
  return drawn;
}

async function withFiles<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result | null> {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(FILES);
    const database = await settle(opening);
    try {
      return await work(database.transaction(FILES, mode).objectStore(FILES));
    } finally {
      database.close();
    }
  } catch {
    // No database in this browser, or no room: the files are asked for again after a reload.
    return null;
  }
}

function settle<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
