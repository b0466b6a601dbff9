import { expect, type Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

export class PayeesScreen extends Screen {
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Manage payees' });
  }

  get add() {
    return this.page.getByRole('link', { name: 'Add a new payee' });
  }

  get list() {
    return this.page.getByRole('region', { name: 'List of payees' });
  }

  /** Only the rows in the page now: those out of sight are not rendered. */
  get rows() {
    return this.list.getByRole('row').filter({ has: this.page.getByRole('cell') });
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** Filters the list to that payee, because rows out of sight are not rendered. */
  async find(name: string): Promise<Locator> {
    await this.search.fill(name);
    const row = this.row(name);
    await expect(row).toBeVisible();
    return row;
  }

  get search() {
    return this.page.getByRole('searchbox', { name: 'Search payees' });
  }

  letter(letter: string): Locator {
    return this.page.getByRole('group', { name: 'Names that begin with' }).getByLabel(letter, { exact: true });
  }

  get entity() {
    return this.page.getByRole('button', { name: /View payees from/ });
  }

  async chooseEntity(name: string): Promise<void> {
    await this.entity.click();
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  get clearFilters() {
    return this.page.getByRole('button', { name: 'Clear filters' });
  }

  /** The status of the list: the number of payees, or who was deleted. */
  override says(words: string | RegExp): Locator {
    return this.list.getByRole('status').filter({ hasText: words });
  }

  get error() {
    return this.page.locator('main').getByRole('alert');
  }

  get tryAgain() {
    return this.page.getByRole('button', { name: 'Try again' });
  }

  pay(name: string): Locator {
    return this.page.getByRole('link', { name: `Pay ${name}`, exact: true });
  }

  edit(name: string): Locator {
    return this.page.getByRole('link', { name: `Edit ${name}`, exact: true });
  }

  delete(name: string): Locator {
    return this.page.getByRole('button', { name: `Delete ${name}`, exact: true });
  }

  /** The dialog that confirms a deletion. */
  get deletion() {
    return this.page.getByRole('dialog', { name: 'Delete payee' });
  }
}
