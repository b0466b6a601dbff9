import { expect, type Locator, type Page } from '@playwright/test';

/** What is said of requests whose outcome is unknown: above every page, and on pages without a session. */
export class UnresolvedScreen {
  readonly page: Page;
  readonly news: Locator;
  constructor(page: Page, of: 'Payments' | 'Requests' = 'Requests') {
    this.page = page;
    this.news = page.getByRole('region', { name: `${of} with an unknown outcome` });
  }

  get left() {
    return this.page.getByRole('region', { name: 'Requests that were being sent' });
  }

  get checkNow() {
    return this.news.getByRole('button', { name: 'Check now' });
  }

  /** Asks the bank now, unless the page has just done so by itself. */
  async look(): Promise<void> {
    await pressUnlessGone(this.checkNow, this.seen);
  }

  /** The customer has read the outcome. */
  get seen() {
    return this.news.getByRole('button', { name: 'OK' });
  }
}

/** Presses a button that the page may take away first, when it asks the bank by itself. @param after what is shown then. */
export async function pressUnlessGone(button: Locator, after: Locator): Promise<void> {
  await expect(async () => {
    if (!(await after.isVisible())) await button.click({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
}
