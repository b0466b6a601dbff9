import type { Download, Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

export class StatementsScreen extends Screen {
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Statements', exact: true });
  }

  get breadcrumb() {
    return this.page.getByRole('navigation', { name: 'Breadcrumb' });
  }

  get table() {
    return this.page.getByRole('table', { name: 'Statements' });
  }

  get headings() {
    return this.table.getByRole('columnheader');
  }

  /** The rows in the page now, newest first. */
  get rows() {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('cell') });
  }

  /** The heading of a month, or of a year where one account is shown. */
  group(title: string): Locator {
    return this.rows.getByText(title, { exact: true });
  }

  /** Cards replace the rows on small screens. */
  get cards() {
    return this.page.getByRole('list', { name: 'Statements' }).getByRole('listitem');
  }

  get error() {
    return this.page.getByRole('alert');
  }

  get tryAgain() {
    return this.error.getByRole('button', { name: 'Try again' });
  }

  /** The number of statements, once all have loaded. */
  async counted(): Promise<number> {
    const words = await this.says(/^[\d,]+ statements?$/).textContent();
    return Number(words?.replaceAll(/\D/g, ''));
  }

  /** On small screens the filters are folded behind it. */
  get showFilters() {
    return this.page.getByRole('button', { name: 'Show Filters' });
  }

  /** The button that shows the chosen option and opens the others. */
  filter(name: 'Account' | 'Type' | 'Year'): Locator {
    return this.page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: new RegExp(`${name}$`) });
  }

  /** Every option, in the order shown. */
  async choicesOf(name: 'Account' | 'Type' | 'Year'): Promise<readonly string[]> {
    await this.filter(name).click();
    await this.page.getByRole('option').first().waitFor();
    const choices = await this.page.getByRole('option').allTextContents();
    await this.page.keyboard.press('Escape');
    return choices;
  }

  async choose(name: 'Account' | 'Type' | 'Year', choice: string): Promise<void> {
    await this.filter(name).click();
    await this.page.getByRole('option', { name: choice, exact: true }).click();
  }

  /** The download button of a row or card. */
  file(row: Locator): Locator {
    return row.getByRole('button');
  }

  async titleOf(row: Locator): Promise<string> {
    const named = /^Download (.+?) of /.exec((await this.file(row).textContent()) ?? '');
    return named?.[1] ?? '';
  }

  /** The file saved by that action. */
  async savedBy(act: () => Promise<unknown>): Promise<Download> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), act()]);
    return download;
  }
}
