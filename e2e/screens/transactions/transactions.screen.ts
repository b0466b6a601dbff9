import { expect, type Locator, type Page } from '@playwright/test';
import { DatePicker } from './date-picker.ts';

/** The transactions of an account, on their own page or under its facts, in words. */
export class TransactionsScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** All that was asked for has come, or failed: the list says its last word, or has none to say. */
  async settled(): Promise<void> {
    await expect(this.page.locator('main [aria-busy=false]')).toBeVisible();
    await expect(this.says('Loading data...')).toHaveCount(0);
  }

  /** Of the page of its own; under an account's facts it is a section's. */
  get heading() {
    return this.page.getByRole('heading', { name: 'Transactions', exact: true });
  }

  get table() {
    return this.page.getByRole('table', { name: 'Transactions' });
  }

  get headings() {
    return this.table.getByRole('columnheader');
  }

  /** Lines of the table that stand in the page now, newest first; those out of sight do not. */
  get rows() {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('cell') });
  }

  /** What takes the place of the table's lines on a small screen. */
  get cards() {
    return this.page.getByRole('list', { name: 'Transactions' }).getByRole('listitem');
  }

  get filters() {
    return this.page.getByRole('region', { name: 'Filters' });
  }

  get showFilters() {
    return this.filters.getByRole('button', { name: 'Show Filters' });
  }

  get hideFilters() {
    return this.filters.getByRole('button', { name: 'Hide Filters' });
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

  get pending() {
    return this.page.getByRole('region', { name: /^Pending transactions/ });
  }

  get pendingLines() {
    return this.pending.getByRole('listitem');
  }

  get showPending() {
    return this.pending.getByRole('button', { name: 'Show pending transactions' });
  }

  get hidePending() {
    return this.pending.getByRole('button', { name: 'Hide pending transactions' });
  }

  /** How many there are, and since when. */
  get count() {
    return this.page.getByRole('status').filter({ hasText: /^[\d,]+ transactions?( found)? since/ });
  }

  /** The number in it; none where there is no list. */
  async counted(): Promise<number> {
    const [words = ''] = await this.count.allTextContents();
    return Number(/^[\d,]*/.exec(words)?.[0].replaceAll(',', ''));
  }

  direction(name: 'All' | 'Debits' | 'Credits'): Locator {
    return this.filters.getByRole('radio', { name, exact: true });
  }

  tag(title: string): Locator {
    return this.filters.getByRole('group', { name: 'Type' }).getByRole('button', { name: title, exact: true });
  }

  /** What the list says of itself: "Loading data...", "End of results" and the like. */
  says(words: string): Locator {
    return this.page.getByRole('status').filter({ hasText: words });
  }

  row(title: string): Locator {
    return this.rows.filter({ hasText: title });
  }

  /** The button that opens and shuts the drawer of a line or card. */
  drawer(row: Locator): Locator {
    return row.getByRole('button', { name: /^Details of/ });
  }

  /** Where there is room for them they stand open by themselves. */
  async openFilters(): Promise<void> {
    await this.keyword.or(this.showFilters).waitFor();
    if (await this.showFilters.isVisible()) await this.showFilters.click();
  }

  /** The drawer of the newest line, or card. */
  async openFirst(): Promise<void> {
    await this.drawer(this.rows.or(this.cards).first()).click();
  }

  async choose(direction: 'All' | 'Debits' | 'Credits'): Promise<void> {
    await this.direction(direction).check();
  }

  async search(text: string): Promise<void> {
    await this.keyword.fill(text);
  }

  /** A range counts once its field is left. */
  async between(least: string, most: string): Promise<void> {
    await this.minimum.fill(least);
    await this.maximum.fill(most);
    await this.maximum.press('Enter');
  }

  /** The lines that stand in the page while nobody has scrolled: what each cell reads, but the drawer's. */
  async top(): Promise<readonly (readonly (string | null)[])[]> {
    await this.rows.first().waitFor();
    const lines = await this.rows.evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('[role=cell]')].map((cell) => cell.textContent)),
    );
    return lines.map((cells) => cells.slice(0, -1));
  }

  /** The line that stands in the middle of the window: its place as it is told to who listens, and its cells. */
  async middle(): Promise<readonly [index: number, cells: readonly (string | null)[]]> {
    return this.rows.evaluateAll((rows) => {
      const row = rows.find((candidate) => candidate.getBoundingClientRect().bottom > innerHeight / 2);
      const cells = [...(row?.querySelectorAll('[role=cell]') ?? [])].map((cell) => cell.textContent);
      return [Number(row?.getAttribute('aria-rowindex')), cells.slice(0, -1)] as const;
    });
  }

  /** Further back by one step. */
  async more(): Promise<void> {
    await this.showMore.click();
    await this.settled();
  }

  async showAll(): Promise<void> {
    while (await this.showMore.isVisible()) await this.more();
  }

  async pickDates(): Promise<DatePicker> {
    await this.dates.click();
    return new DatePicker(this.page);
  }
}
