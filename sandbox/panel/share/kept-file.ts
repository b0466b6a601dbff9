import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptFile, MomentFile } from '#sandbox/panel/pieces/share-control.ts';

interface Kept extends DBSchema {
  files: { key: string; value: MomentFile };
}

/**
 * Keeps the file in the browser's database: with its picture it is too long for other storage. Where there is none, the
 * file is forgotten with the page.
 * @param key names the bank that was opened.
 */
export function keptFile(database: string, key: () => string): KeptFile {
  async function withFiles<Answer>(task: (files: IDBPDatabase<Kept>) => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const files = await openDB<Kept>(database, 1, { upgrade: (made) => void made.createObjectStore('files') });
      try {
        return await task(files);
      } finally {
        files.close();
      }
    } catch {
      return undefined;
    }
  }

  return {
    read: () => withFiles((files) => files.get('files', key())),
    keep: async (file) => void (await withFiles((files) => files.put('files', file, key()))),
    forget: async () => void (await withFiles((files) => files.delete('files', key()))),
  };
}
