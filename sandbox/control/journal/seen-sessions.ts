import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import { sessionOf } from '#sandbox/control/grammar/control-accounts.ts';
import type { Inbound } from '#sandbox/http/pipeline/inbound.ts';

/** More than the calls that are kept ever came in. */
const mostSessions = 2000;

/**
 * The sessions that calls came in. The bank forgets its own a day after they ended, while the calls are still there to be
 * read: who asked, and what a token in an address stood for.
 */
export class SeenSessions {
  readonly #seen = new Map<string, SessionRecord>();

  /** @returns the session that the request came in, undefined where the bank knows none of that name. */
  see(bank: Bank, inbound: Inbound): SessionRecord | undefined {
    const session = bank.records.find('sessions', sessionOf(inbound) ?? '');
    if (session === undefined) return undefined;
    // Seen last stands last.
    this.#seen.delete(session.id);
    this.#seen.set(session.id, session);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > mostSessions && oldest !== undefined) this.#seen.delete(oldest);
    return session;
  }

  find(id: string): SessionRecord | undefined {
    return this.#seen.get(id);
  }
}
