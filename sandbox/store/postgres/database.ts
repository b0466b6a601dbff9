import postgres, { type Sql } from 'postgres';
import { OutOfReach } from '#sandbox/store/refusals.ts';

/** Since the start. */
export interface DatabaseFigures {
  /** Connections that ended, on either side. */
  closed: number;
  /** Statements sent again, because the first answer was lost. */
  repeated: number;
}

/** Now: beyond its size, statements share connections and transactions wait for one. */
export interface PoolFigures {
  /** The most connections of this process. */
  readonly size: number;
  /** Statements and transactions that are waiting for their answer. */
  readonly asking: number;
}

interface DatabaseOptions {
  /** Connections of this process. */
  readonly most?: number;
  /** A statement that takes longer is sent again over another connection. */
  readonly answerMs?: number;
  /** After so long a call is told that the database is out of reach. */
  readonly patienceMs?: number;
}

const usual = { most: 8, answerMs: 5000, patienceMs: 12_000 };

/** As PostgreSQL and the driver name a connection that was lost, or never made. */
const lost =
  /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[123]|08|53300|40001|40P01)/;

/** A PostgreSQL database over a network that may fail at any moment. */
export class Database {
  readonly #url: string;
  readonly #options: typeof usual;
  /** Only where a connection stays with its server: a statement that is prepared on another is gone, and answers fall into disorder. */
  #prepares = false;
  #sql: Sql;
  #isClosed = false;
  #asking = 0;
  readonly figures: DatabaseFigures = { closed: 0, repeated: 0 };

  constructor(url: string, options: DatabaseOptions = {}) {
    this.#url = url;
    this.#options = { ...usual, ...options };
    this.#sql = this.#connected();
  }

  get pool(): PoolFigures {
    return { size: this.#options.most, asking: this.#asking };
  }

  /**
   * Runs statements until an answer comes. They may run twice, so the second time must find what the first has done.
   * @throws OutOfReach when none comes in time; every other failure as PostgreSQL says it.
   */
  async ask<Result>(run: (sql: Sql) => Promise<Result>): Promise<Result> {
    this.#asking += 1;
    try {
      return await this.#untilAnswered(run);
    } finally {
      this.#asking -= 1;
    }
  }

  /** Statements are prepared from now on, unless a pooler stands between: the process that it names is not the one that answers. */
  async prepareUnlessPooled(): Promise<void> {
    const isDirect = await this.ask(async (sql) => {
      const answer = await sql<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
      return answer[0]?.pid === answer.state.pid;
    });
    if (!isDirect) return;
    this.#prepares = true;
    this.#renew(this.#sql);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#sql.end({ timeout: 1 });
  }

  async #untilAnswered<Result>(run: (sql: Sql) => Promise<Result>): Promise<Result> {
    const began = performance.now();
    for (let pauseMs = 20; ; pauseMs = Math.min(2 * pauseMs, 500)) {
      const sql = this.#sql;
      try {
        return await this.#inTime(run(sql));
      } catch (failure) {
        if (!isLost(failure)) throw failure;
        if (failure instanceof NoAnswer) this.#renew(sql);
        if (this.#isClosed || performance.now() - began > this.#options.patienceMs) {
          throw new OutOfReach(`PostgreSQL is out of reach: ${failure.message}`, { cause: failure });
        }
        this.figures.repeated += 1;
        await new Promise((wake) => setTimeout(wake, pauseMs * (0.5 + Math.random())));
      }
    }
  }

  async #inTime<Result>(answer: Promise<Result>): Promise<Result> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new NoAnswer()), this.#options.answerMs);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
      // Nobody waits for it any more.
      answer.catch(() => {});
    }
  }

  /** The connections may hang where the network swallows what is sent. */
  #renew(silent: Sql): void {
    if (silent !== this.#sql || this.#isClosed) return;
    this.#sql = this.#connected();
    void silent.end({ timeout: 0 }).catch(() => {});
  }

  #connected(): Sql {
    return postgres(this.#url, {
      max: this.#options.most,
      connect_timeout: Math.ceil(this.#options.answerMs / 1000),
      backoff: () => 0.05,
      prepare: this.#prepares,
      // Poolers hand a connection on between statements, and types are looked up on each.
      fetch_types: false,
      onnotice: () => {},
      onclose: () => {
        this.figures.closed += 1;
      },
      connection: { application_name: 'paddock-bank' },
    });
  }
}

class NoAnswer extends Error {
  override readonly message = 'it does not answer';
}

function isLost(failure: unknown): failure is Error {
  return failure instanceof NoAnswer || (failure instanceof Error && lost.test(codeOf(failure)));
}

/** The code of PostgreSQL, the driver or the system. */
export function codeOf(failure: unknown): string {
  return failure instanceof Error && 'code' in failure ? String(failure.code) : '';
}
