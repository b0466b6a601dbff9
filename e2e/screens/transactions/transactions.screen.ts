import { expect, type Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';
import { DatePicker } from './date-picker.ts';

/** The transactions of an account, on their own page or below its details. */
export class TransactionsScreen extends Screen {
  /** The list has loaded or failed. */
  async loaded(): Promise<void> {
    await expect(this.page.locator('main [aria-busy=false]')).toBeVisible();
    await expect(this.says('Loading data...')).toHaveCount(0);
  }

  /** The page heading, or the section heading below an account's details. */
  get heading() {
    return this.page.getByRole('heading', { name: 'Transactions', exact: true });
  }

  get table() {
    return this.page.getByRole('table', { name: 'Transactions' });
  }

  get headings() {
    return this.table.getByRole('columnheader');
  }

  /** Newest first. Only the rows in the page now: those out of sight are not rendered. */
  get rows() {
    return this.table.locator('[data-index]');
  }

  /** Cards replace the rows on small screens. */
  get cards() {
    return this.page.getByRole('list', { name: 'Transactions' }).getByRole('listitem');
  }

  get filters() {
    return this.page.getByRole('region', { name: 'Filters' });
  }

  get showFilters() {
    return this.filters.getByRole('button', { name: 'Show Filters', expanded: false });
  }

  get hideFilters() {
    return this.filters.getByRole('button', { name: 'Hide Filters', expanded: true });
  }

  get keyword() {
    return this.filters.getByLabel('Search title or reference', { exact: true });
  }

  get minimum() {
    return this.filters.getByLabel('Minimum amount');
  }

  get maximum() {
    return this.filters.getByLabel('Maximum amount');
  }

  get dates() {
    return this.filters.getByRole('button', { name: /^Dates/ });
  }

  get clearFilters() {
    return this.filters.getByRole('button', { name: 'Clear filters' });
  }

  get showMore() {
    return this.page.getByRole('button', { name: 'SHOW MORE' });
  }

  get error() {
    return this.page.getByRole('alert');
  }

  get tryAgain() {
    return this.page.getByRole('button', { name: 'Try again' });
  }

  /** The first group of the list. */
  get pending() {
    const name = 'Pending transactions';
    return this.table.getByRole('rowgroup', { name }).or(this.page.getByRole('region', { name }));
  }

  get pendingHeading() {
    return this.pending.getByRole('heading');
  }

  get pendingLines() {
    const rows = this.pending.getByRole('row').filter({ hasNot: this.page.getByRole('heading') });
    return rows.or(this.pending.getByRole('listitem'));
  }

  /** Day, title with both days, reference, debit, credit and balance of each, on a wide screen. */
  async pendingCells(): Promise<readonly (readonly string[])[]> {
    const lines = await this.pendingLines.evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('[role=cell]')].map((cell) => cell.textContent ?? '')),
    );
    return lines.map((cells) => cells.slice(0, -1));
  }

  /** Only a few lines are shown at first. */
  async showAllPending(): Promise<void> {
    const all = this.pending.getByRole('button', { name: /^Show all/ });
    await this.hidePending.waitFor();
    if (await all.isVisible()) await all.click();
  }

  get showPending() {
    return this.pending.getByRole('button', { name: 'Show pending transactions' });
  }

  get hidePending() {
    return this.pending.getByRole('button', { name: 'Hide pending transactions' });
  }

  /** The number of transactions and the day they begin. */
  get count() {
    return this.page.getByRole('status').filter({ hasText: /^[\d,]+ transactions?( found)? since/ });
  }

  /** The number of transactions; NaN without a list. */
  async counted(): Promise<number> {
    const [words = ''] = await this.count.allTextContents();
    return Number(/^[\d,]*/.exec(words)?.[0].replaceAll(',', ''));
  }

  direction(name: 'All' | 'Debits' | 'Credits'): Locator {
    return this.filters.getByRole('radio', { name, exact: true });
  }

  /** The filters in use. A press removes one. */
  get chips() {
    return this.filters.getByRole('list', { name: 'Filters in use' }).getByRole('button');
  }

  chip(title: string): Locator {
    return this.chips.filter({ hasText: title });
  }

  /** A tag among the filters that are open. */
  tag(title: string): Locator {
    return this.filters.getByRole('group', { name: 'Type' }).getByRole('button', { name: title, exact: true });
  }

  row(title: string): Locator {
    return this.rows.filter({ hasText: title });
  }

  /** The button that opens and closes the drawer of a row or card. */
  drawer(row: Locator): Locator {
    return row.getByRole('button', { name: /^Details of/ });
  }

  /** Every filter but the search, unless they are open already. */
  async openFilters(): Promise<void> {
    await this.keyword.waitFor();
    if (await this.showFilters.isVisible()) await this.showFilters.click();
  }

  /** The bank is to look for more of the same, from the drawer of a row or card. */
  showAllWith(row: Locator, title: string): Locator {
    return row.getByRole('button', { name: `Show all with ${title}`, exact: true });
  }

  query(row: Locator): Locator {
    return row.getByRole('link', { name: 'Query this transaction' });
  }

  /** What was booked since the last visit, in words. */
  get news() {
    return this.page.getByText(/^\d+ new since /);
  }

  /** The rows or cards that are marked as new. */
  get newRows() {
    return this.rows.or(this.cards).filter({ has: this.page.getByText('New', { exact: true }) });
  }

  /** Opens the drawer of the newest row or card. */
  async openFirst(): Promise<void> {
    await this.drawer(this.rows.or(this.cards).first()).click();
  }

  async choose(direction: 'All' | 'Debits' | 'Credits'): Promise<void> {
    await this.openFilters();
    await this.direction(direction).check();
  }

  async search(text: string): Promise<void> {
    await this.keyword.fill(text);
  }

  /** The range applies when its field loses the focus. */
  async between(least: string, most: string): Promise<void> {
    await this.openFilters();
    await this.minimum.fill(least);
    await this.maximum.fill(most);
    await this.maximum.press('Enter');
  }

  /** The cells of the rows rendered before any scrolling, without the drawer button and the marks of new ones. */
  async top(): Promise<readonly (readonly string[])[]> {
    await this.rows.first().waitFor();
    const lines = await this.rows.evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('[role=cell]')].map((cell) => cell.textContent ?? '')),
    );
    return lines.map(withoutMark);
  }

  /** The row in the middle of the window: its place in the list, from 0, and its cells. */
  async middle(): Promise<readonly [index: number, cells: readonly string[]]> {
    const [index, cells] = await this.rows.evaluateAll((rows) => {
      const row = rows.find((candidate) => candidate.getBoundingClientRect().bottom > innerHeight / 2);
      const cells = [...(row?.querySelectorAll('[role=cell]') ?? [])].map((cell) => cell.textContent ?? '');
      return [Number(row?.getAttribute('data-index')), cells] as const;
    });
    return [index, withoutMark(cells)];
  }

  /** Goes one step further back. */
  async more(): Promise<void> {
    await this.showMore.click();
    await this.loaded();
  }

  async showAll(): Promise<void> {
    while (await this.showMore.isVisible()) await this.more();
  }

  async pickDates(): Promise<DatePicker> {
    await this.openFilters();
    await this.dates.click();
    return new DatePicker(this.page);
  }
}

/** A row's cells without the drawer button, and without the word that marks a new one. */
function withoutMark(cells: readonly string[]): readonly string[] {
  return cells.slice(0, -1).map((text) => text.replace(/^New /, ''));
}
