import type { Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

export class ActivityScreen extends Screen {
  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  /** A row of the types, the entries or the audit. */
  row(table: 'Awaiting authorisation' | 'Types of activity' | 'Activities' | 'Audit', words: string | RegExp): Locator {
    return this.page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: words });
  }

  get details() {
    return this.page.getByRole('region', { name: 'Details' });
  }

  get search() {
    return this.page.getByRole('searchbox', { name: 'Search activities' });
  }

  /** On small screens dates and status are folded. */
  async openFilters(): Promise<void> {
    const fold = this.page.getByRole('button', { name: 'Show Filters' });
    if (await fold.isVisible()) await fold.click();
  }

  get dates() {
    return this.page.getByRole('button', { name: /^Dates/ });
  }

  get status() {
    return this.page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: /Status$/ });
  }
}
