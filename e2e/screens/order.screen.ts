import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** What payments, transfers and international requests have in common. */
export class OrderScreen extends Screen {
  /** A stage, or the page before the first one. */
  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  get main() {
    return this.page.locator('main');
  }

  /** Those of the open list. */
  get options() {
    return this.page.getByRole('option');
  }
}
