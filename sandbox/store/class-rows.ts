import type { StatementSync } from 'node:sqlite';

interface Access {
  prepared(query: string): StatementSync;
  execute(statement: string): void;
}

/** Classes and their trainees, as JSON that the classroom reads. */
export class ClassRows {
  readonly #access: Access;

  constructor(access: Access) {
    this.#access = access;
  }

  classes(): unknown[] {
    return this.#bodies('SELECT body FROM classes ORDER BY rowid');
  }

  /** In the order of their joining. */
  trainees(): unknown[] {
    return this.#bodies('SELECT body FROM trainees ORDER BY joined');
  }

  putClass(key: string, body: object): void {
    const put = 'INSERT INTO classes VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET body = excluded.body';
    this.#access.prepared(put).run(key, JSON.stringify(body));
  }

  putTrainee(id: string, classKey: string, body: object): void {
    const put =
      'INSERT INTO trainees (id, class, body) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body';
    this.#access.prepared(put).run(id, classKey, JSON.stringify(body));
  }

  removeTrainee(id: string): void {
    this.#access.prepared('DELETE FROM trainees WHERE id = ?').run(id);
  }

  /** With its trainees. Nothing of them is left in the file: it is rewritten, and its log is emptied. */
  removeClass(key: string): void {
    this.#access.prepared('DELETE FROM classes WHERE key = ?').run(key);
    this.#access.execute('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
  }

  #bodies(query: string): unknown[] {
    return this.#access
      .prepared(query)
      .all()
      .map(({ body }) => JSON.parse(String(body)) as unknown);
  }
}
