import type { Page } from '@playwright/test';
import type { Control, SandboxState } from '#sandbox/control/control.ts';
import type { JournalEntry, JournalHead } from '#sandbox/control/journal/journal.ts';

declare global {
  interface Window {
    readonly sandbox: Control;
  }
}

/** A call of the app's, and what the bank answered to it. */
export interface CallOnWire<Answer> {
  readonly query: URLSearchParams;
  readonly status: number;
  readonly answer: Answer;
}

/** The bank behind a sandbox page, through the same verbs that testers have in the console. */
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

  /** The same without what was answered, which is most of it. */
  journalHeads(): Promise<readonly JournalHead[]> {
    return this.page.evaluate(() => window.sandbox.journalHeads());
  }

  /** What the bank answered last to that operation, as it stood on the wire. */
  async lastAnswer<Body>(operationId: string): Promise<Body> {
    const entry = await this.page.evaluate(async (wanted) => {
      const heads = await window.sandbox.journalHeads();
      const last = heads.findLast((head) => head.kind === 'request' && head.operationId === wanted);
      return last === undefined ? null : window.sandbox.entry(last.n);
    }, operationId);
    if (entry?.kind !== 'request' || entry.answer === null)
      throw new Error(`The bank was not asked for ${operationId}`);
    return JSON.parse(entry.answer.body) as Body;
  }

  /** All that was asked of that operation, oldest first, but what had no answer that can be read. */
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

  /** How often that operation was asked for, answered or not. */
  async timesAsked(operationId: string): Promise<number> {
    const heads = await this.journalHeads();
    return heads.filter(
      (entry) => entry.kind === 'request' && entry.operationId === operationId && entry.lateOf === undefined,
    ).length;
  }

  /** What the account with that alias in its persona is called on the screen. */
  async nameOf(alias: string): Promise<string> {
    const told = await this.page.evaluate(() => window.sandbox.accounts({}));
    const account = told.outcome === 'done' ? told.accounts.find((known) => known.alias === alias) : undefined;
    if (account === undefined) throw new Error(`The customer has no account ${alias}`);
    return account.name;
  }

  /** Moves the bank's clock on: `P1DT2H`. */
  async advanceClock(duration: string): Promise<void> {
    const verdict = await this.page.evaluate((by) => window.sandbox.advanceClock(by), duration);
    if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  }

  /** Does to the persona's customer what testers may: `expire-session`, `end-session-elsewhere` and the like. */
  async doVerb(verb: string): Promise<void> {
    const verdict = await this.page.evaluate((wanted) => window.sandbox.doVerb({ verb: wanted }), verb);
    if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  }

  /** Every call that broke the contract, the app's or the bank's, in words. */
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
