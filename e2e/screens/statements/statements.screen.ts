import type { Download, Locator, Page } from '@playwright/test';

/** The statements of one account or of all, in words. */
export class StatementsScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

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

  /** Lines of the table that stand in the page now, newest first. */
  get rows() {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('cell') });
  }

  /** What takes the place of the table's lines on a small screen. */
  get cards() {
    return this.page.getByRole('list', { name: 'Statements' }).getByRole('listitem');
  }

  get error() {
    return this.page.getByRole('alert');
  }

  get tryAgain() {
    return this.error.getByRole('button', { name: 'Try again' });
  }

  /** What the list says of itself: "Loading data...", "12 statements" and the like. */
  says(words: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: words });
  }

  /** How many the list says there are, once all have come. */
  async counted(): Promise<number> {
    const words = await this.says(/^[\d,]+ statements?$/).textContent();
    return Number(words?.replaceAll(/\D/g, ''));
  }

  /** The button that reads what is chosen, and opens the choices. */
  filter(name: 'Account' | 'Type' | 'Year'): Locator {
    return this.page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: new RegExp(`${name}$`) });
  }

  /** All that can be chosen there, in the order shown. */
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

  /** The button of a line or card that downloads it. */
  file(row: Locator): Locator {
    return row.getByRole('button');
  }

  /** The statement that a line or card is of. */
  async titleOf(row: Locator): Promise<string> {
    const named = /^Download (.+?) of /.exec((await this.file(row).textContent()) ?? '');
    return named?.[1] ?? '';
  }

  /** What the page saves while somebody does that. */
  async savedBy(act: () => Promise<unknown>): Promise<Download> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), act()]);
    return download;
  }
}
