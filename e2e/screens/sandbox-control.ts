import type { Page } from '@playwright/test';
import type { Control, SandboxState } from '#sandbox/control/control.ts';
import type { JournalEntry } from '#sandbox/control/journal.ts';

declare global {
  interface Window {
    readonly sandbox: Control;
  }
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

  /** What the bank answered last to that operation, as it stood on the wire. */
  async lastAnswer<Body>(operationId: string): Promise<Body> {
    const entries = await this.journal();
    const entry = entries.findLast(
      (candidate) => candidate.kind === 'request' && candidate.operationId === operationId,
    );
    if (entry?.kind !== 'request' || entry.answer === null)
      throw new Error(`The bank was not asked for ${operationId}`);
    return JSON.parse(entry.answer.body) as Body;
  }

  /** Every call that broke the contract, the app's or the bank's, in words. */
  async breaches(): Promise<readonly string[]> {
    const entries = await this.journal();
    return entries.flatMap((entry) => entry.breaches.map(({ where, message }) => `${where}: ${message}`));
  }
}
