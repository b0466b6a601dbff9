import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import { sessionOf } from '#sandbox/control/link/control-accounts.ts';
import type { Inbound } from '#sandbox/http/pipeline/inbound.ts';

/** More than the kept calls can have used. */
const mostSessions = 2000;

/** The sessions that calls used. The bank forgets a session a day after it ended, while its calls may still be read. */
export class SeenSessions {
  readonly #seen = new Map<string, SessionRecord>();

  /** @returns undefined when the bank does not know the session. */
  see(bank: Bank, inbound: Inbound): SessionRecord | undefined {
    const session = bank.records.find('sessions', sessionOf(inbound) ?? '');
    if (session === undefined) return undefined;
    // Keeps the most recent last.
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
