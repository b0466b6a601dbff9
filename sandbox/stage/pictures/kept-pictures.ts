/** Pictures of steps, kept in this browser: they are too large for its other storage. */

/** The app removes databases of another build, which it knows by their names. */
const database = 'hand-out-pictures';
const table = 'pictures';

/** What a picture shows: a tour or an exercise, and a step of it. */
export interface Pictured {
  readonly of: string;
  readonly step: string;
}

/** By its place and its words: a step that has changed has no picture until it is taken again. */
export function stepName(at: number, { asks }: { readonly asks: string }): string {
  return `${at} ${asks}`;
}

export async function keepPicture({ of, step }: Pictured, picture: string): Promise<void> {
  await inTable('readwrite', (pictures) => pictures.put(picture, [of, step]));
}

/** The pictures of a tour or an exercise, by the names of their steps. None where the browser keeps nothing. */
export async function picturesOf(of: string): Promise<ReadonlyMap<string, string>> {
  const all = IDBKeyRange.bound([of], [of, []]);
  try {
    const [keys, pictures] = await Promise.all([
      inTable('readonly', (kept) => kept.getAllKeys(all)),
      inTable('readonly', (kept) => kept.getAll(all)),
    ]);
    return new Map(keys.map((key, place) => [String((key as string[])[1]), String(pictures[place])]));
  } catch {
    return new Map();
  }
}

async function inTable<Result>(
  mode: IDBTransactionMode,
  task: (pictures: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(table);
  const opened = await answerOf(opening);
  try {
    return await answerOf(task(opened.transaction(table, mode).objectStore(table)));
  } finally {
    opened.close();
  }
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no pictures.'));
  });
}
