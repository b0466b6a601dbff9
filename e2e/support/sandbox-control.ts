import { Screen } from '#e2e/screens/screen.ts';
import type { SandboxState } from '#sandbox/control/control-api.ts';
import type { JournalEntry, JournalHead } from '#sandbox/control/journal/journal.ts';
import { controlOf } from './bank-control.ts';

/** A call of the app and the bank's answer. */
export interface CallOnWire<Answer> {
  readonly query: URLSearchParams;
  readonly status: number;
  readonly answer: Answer;
}

/** The bank behind a page, through the control that testers use. */
export class SandboxControl extends Screen {
  get #control() {
    return controlOf(this.page);
  }

  state(): Promise<SandboxState> {
    return this.#control.state();
  }

  journal(): Promise<readonly JournalEntry[]> {
    return this.#control.journal();
  }

  /** The journal without answers, which are most of its size. */
  journalHeads(): Promise<readonly JournalHead[]> {
    return this.#control.journalHeads();
  }

  /** @throws when that operation has not been called or its answer was lost. */
  async lastAnswer<Body>(operationId: string): Promise<Body> {
    const heads = await this.journalHeads();
    const last = heads.findLast((head) => head.kind === 'request' && head.operationId === operationId);
    const entry = last === undefined ? null : await this.#control.entry(last.n);
    if (entry?.kind !== 'request' || entry.answer === null) throw new Error(`The app has not called ${operationId}`);
    return JSON.parse(entry.answer.body) as Body;
  }

  /** Every call of that operation with a readable answer, oldest first. */
  async calls<Answer>(operationId: string): Promise<readonly CallOnWire<Answer>[]> {
    const entries = await this.journal();
    return entries.flatMap((entry) => {
      if (entry.kind !== 'request' || entry.operationId !== operationId || entry.answer === null) return [];
      const answer = readJson<Answer>(entry.answer.body);
      const { searchParams: query } = new URL(entry.request.target, this.page.url());
      return answer === undefined ? [] : [{ query, status: entry.status, answer }];
    });
  }

  /** How often that operation was called, with or without an answer. */
  async callCount(operationId: string): Promise<number> {
    const heads = await this.journalHeads();
    return heads.filter(
      (entry) => entry.kind === 'request' && entry.operationId === operationId && entry.lateOf === undefined,
    ).length;
  }

  /** The name on screen of the account with that alias. */
  async nameOf(alias: string): Promise<string> {
    const result = await this.#control.accounts({});
    const account = result.outcome === 'done' ? result.accounts.find((known) => known.alias === alias) : undefined;
    if (account === undefined) throw new Error(`The customer has no account ${alias}`);
    return account.name;
  }

  /** The balance of the customer's account with that alias, in pence, from the books: no session is used. */
  async balanceOf(alias: string): Promise<{ readonly balance: number; readonly available: number }> {
    const told = await this.#control.balances();
    const found = told.outcome === 'done' ? told.balances.find((account) => account.alias === alias) : undefined;
    if (found === undefined) throw new Error(`The customer has no account ${alias}`);
    return { balance: found.balanceMinor, available: found.availableMinor };
  }

  /** Advances the bank's clock: `P1DT2H`. */
  async advanceClock(duration: string): Promise<void> {
    const verdict = await this.#control.advanceClock(duration);
    if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  }

  /** Makes the next call of that operation fail, as `500` or another kind of fault. */
  async failNextCall(operationId: string, kind: string): Promise<void> {
    const fault = { operationId, kind, only: 1 };
    const verdict = await this.#control.addFault(fault);
    if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  }

  /** Applies a verb of testers to the customer: `expire-session`, `end-session-elsewhere`. */
  async doVerb(verb: string): Promise<void> {
    const verdict = await this.#control.doVerb({ verb });
    if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  }
}

function readJson<Answer>(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return undefined;
  }
}
