import type { Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

export class DatePicker extends Screen {
  get dialog() {
    return this.page.getByRole('dialog', { name: 'Dates' });
  }

  /** The months side by side; none on small screens. */
  get months() {
    return this.dialog.getByRole('grid');
  }

  get from() {
    return this.dialog.getByLabel('From', { exact: true });
  }

  get to() {
    return this.dialog.getByLabel('To', { exact: true });
  }

  /** By its accessible name, `Monday 4 May 2026`. */
  day(name: string): Locator {
    return this.months.getByRole('button', { name: new RegExp(`^${name}(,|$)`) });
  }

  shortcut(name: string): Locator {
    return this.dialog.getByRole('list', { name: 'Shortcuts' }).getByRole('button', { name, exact: true });
  }

  get monthBefore() {
    return this.dialog.getByRole('button', { name: 'Show the previous month' });
  }

  get apply() {
    return this.dialog.getByRole('button', { name: 'Apply Dates' });
  }

  get cancel() {
    return this.dialog.getByRole('button', { name: 'Cancel' });
  }
}
