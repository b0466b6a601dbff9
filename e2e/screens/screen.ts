import type { Page } from '@playwright/test';

/** What a journey reads and presses on a page, or on a part of one. */
export class Screen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
}
