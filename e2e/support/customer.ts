import type { Page } from '@playwright/test';
import { sites } from './sites.ts';

/** Who a journey is about, and when it happens. */
export interface Situation {
  /** A named customer of the sandbox. */
  readonly persona: string;
  /** The bank's time, at which it stands still; `today` is now, and moves. */
  readonly clock: string;
}

export interface Beginning extends Partial<Situation> {
  /** Whether the bank's clock goes on from that time. */
  readonly moves?: true;
  /** What else the link sets: `cop:Y;fault:listPayees@500~1`. */
  readonly bank?: string;
  /** False for a journey that looks at the page while it is on its way, or at one that never comes whole. */
  readonly whole?: boolean;
}

/** A customer of the sandbox's bank, logged in by a link, as testers log in: nothing is typed. */
export class Customer {
  readonly page: Page;
  readonly situation: Situation;
  constructor(page: Page, situation: Situation) {
    this.page = page;
    this.situation = situation;
  }

  /** Opens a bank for this journey and, in it, that page; `{account:current}` and the like stand for what they name. */
  async begin(path: string, { bank, moves, whole = true, ...other }: Beginning = {}): Promise<void> {
    const { persona, clock } = { ...this.situation, ...other };
    const time = clock === 'today' ? [] : [`clock:${clock}`, ...(moves ? [] : ['freeze:yes'])];
    const link = [`persona:${persona}`, 'signin:yes', ...time, ...(bank === undefined ? [] : [bank])].join(';');
    const mark = path.includes('?') ? '&' : '?';
    await this.goto(`${path}${mark}sandbox=${encodeURIComponent(link)}`, whole);
  }

  /** Another address of the same bank, as if it were typed. */
  async visit(path: string): Promise<void> {
    await this.goto(path, true);
  }

  private async goto(path: string, whole: boolean): Promise<void> {
    await this.page.goto(`${sites.sandbox.url}${path}`);
    if (whole) await this.settled();
  }

  /** Looked for in each frame: what is expected of a page is looked for twice a second only. */
  private async settled(): Promise<void> {
    await this.page.waitForFunction(
      () => document.querySelector('h1') !== null && document.querySelector('[aria-busy=true]') === null,
    );
  }
}
