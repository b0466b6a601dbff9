import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** The dialog that puts transactions on paper, and the paper. */
export class PrintScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Before the page is opened: the browser under test has no print window, and this counts what would open one. */
  async watchPrinting(): Promise<void> {
    await this.page.addInitScript(() => {
      Object.assign(window, { timesPrinted: 0 });
      window.print = () => {
        const { timesPrinted } = window as unknown as { timesPrinted: number };
        Object.assign(window, { timesPrinted: timesPrinted + 1 });
      };
    });
  }

  timesPrinted(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as { timesPrinted: number }).timesPrinted);
  }

  /** Above the list; the dialog that it opens comes after it in the page. */
  get open() {
    return this.page.getByRole('button', { name: 'Print', exact: true }).first();
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Print Transactions' });
  }

  /** The first and the last day, as they are told. */
  get days() {
    return this.dialog.getByRole('definition');
  }

  get print() {
    return this.dialog.getByRole('button', { name: 'Print', exact: true });
  }

  get savePdf() {
    return this.dialog.getByRole('button', { name: 'Save as PDF' });
  }

  get tryAgain() {
    return this.dialog.getByRole('button', { name: 'Try again' });
  }

  get cancel() {
    return this.dialog.getByRole('button', { name: 'Cancel' });
  }

  get close() {
    return this.dialog.getByRole('button', { name: 'Close' });
  }

  get progress() {
    return this.dialog.getByRole('progressbar');
  }

  get error() {
    return this.dialog.getByRole('alert');
  }

  says(words: string | RegExp) {
    return this.dialog.getByRole('status').filter({ hasText: words });
  }

  /** What each sheet holds that the browser would print now. */
  async paper(): Promise<readonly string[]> {
    return sheetsOf(await this.page.pdf({ preferCSSPageSize: true }));
  }

  /** What the browser calls the page while it prints, as its own events tell it to. */
  titleWhilePrinting(): Promise<string> {
    return this.page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      const { title } = document;
      dispatchEvent(new Event('afterprint'));
      return title;
    });
  }
}

/** The text of each page of a PDF file. */
export async function sheetsOf(file: Uint8Array): Promise<readonly string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const sheets: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    sheets.push(items.map((item) => ('str' in item ? item.str : '')).join('\n'));
  }
  return sheets;
}
