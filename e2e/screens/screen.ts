import type { Locator, Page } from '@playwright/test';

/** What a journey reads and presses on a page, or on a part of one. */
export class Screen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get alert() {
    return this.page.locator('main').getByRole('alert');
  }

  /** What is announced without an alarm. */
  says(words: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: words });
  }
}
