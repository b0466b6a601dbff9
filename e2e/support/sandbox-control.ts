import type { Page } from '@playwright/test';
import type { Control, SandboxState } from '#sandbox/control/control-api.ts';
import type { JournalEntry, JournalHead } from '#sandbox/control/journal/journal.ts';

declare global {
  interface Window {
    readonly sandbox: Control;
  }
}

/** A call of the app and the bank's answer. */
export interface CallOnWire<Answer> {
  readonly query: URLSearchParams;
  readonly status: number;
  readonly answer: Answer;
}

/** The bank behind a sandbox page, through `window.sandbox` as testers use it. */
export class SandboxControl {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  state(): Promise<SandboxState> {
    return this.page.evaluate(() => window.sandbox.state());
  }

  journal(): Promise<readonly JournalEntry[]> {
    return this.page.evaluate(() => window.sandbox.journal());
  }

  /** The journal without answers, which are most of its size. */
  journalHeads(): Promise<readonly JournalHead[]> {
    return this.page.evaluate(() => window.sandbox.journalHeads());
  }

  /** @throws when that operation has not been called or its answer was lost. */
  async lastAnswer<Body>(operationId: string): Promise<Body> {
    const entry = await this.page.evaluate(async (wanted) => {
      const heads = await window.sandbox.journalHeads();
      const last = heads.findLast((head) => head.kind === 'request' && head.operationId === wanted);
      return last === undefined ? null : window.sandbox.entry(last.n);
    }, operationId);
    if (entry?.kind !== 'request' || entry.answer === null) throw new Error(`The app has not called ${operationId}`);
    return JSON.parse(entry.answer.body) as Body;
  }

  /** Every call of that operation with a readable answer, oldest first. */
  async calls<Answer>(operationId: string): Promise<readonly CallOnWire<Answer>[]> {
    const entries = await this.page.evaluate(async (wanted) => {
      const all = await window.sandbox.journal();
      return all.filter((entry) => entry.kind === 'request' && entry.operationId === wanted);
    }, operationId);
    return entries.flatMap((entry) => {
      if (entry.kind !== 'request' || entry.answer === null) return [];
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
    const result = await this.page.evaluate(() => window.sandbox.accounts({}));
    const account = result.outcome === 'done' ? result.accounts.find((known) => known.alias === alias) : undefined;
    if (account === undefined) throw new Error(`The customer has no account ${alias}`);
    return account.name;
  }

  /** Of the customer's account with that alias, in pence, from the books: no session is used. */
  async balanceOf(alias: string): Promise<{ readonly balance: number; readonly available: number }> {
    const told = await this.page.evaluate(() => window.sandbox.balances());
    const found = told.outcome === 'done' ? told.balances.find((account) => account.alias === alias) : undefined;
    if (found === undefined) throw new Error(`The customer has no account ${alias}`);
    return { balance: found.balanceMinor, available: found.availableMinor };
  }

  /** Advances the bank's clock: `P1DT2H`. */
  async advanceClock(duration: string): Promise<void> {
    const verdict = await this.page.evaluate((by) => window.sandbox.advanceClock(by), duration);
    if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  }

  /** Makes the next call of that operation fail, as `500` or another kind of fault. */
  async failNextCall(operationId: string, kind: string): Promise<void> {
    const fault = { operationId, kind, only: 1 };
    const verdict = await this.page.evaluate((planned) => window.sandbox.addFault(planned), fault);
    if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  }

  /** Applies a verb of testers to the customer: `expire-session`, `end-session-elsewhere`. */
  async doVerb(verb: string): Promise<void> {
    const verdict = await this.page.evaluate((wanted) => window.sandbox.doVerb({ verb: wanted }), verb);
    if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  }

  /** Every breach of the contract by the app or the bank. */
  async breaches(): Promise<readonly string[]> {
    const entries = await this.journalHeads();
    return entries.flatMap((entry) => entry.breaches.map(({ where, message }) => `${where}: ${message}`));
  }
}

function readJson<Answer>(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return undefined;
  }
}
