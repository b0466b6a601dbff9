import { expect, type Page } from '@playwright/test';

export class ReceiptScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get region() {
    return this.page.getByRole('region', { name: 'Receipt', exact: true });
  }

  /** Each row's label and value, in reading order. */
  async rows(): Promise<Readonly<Record<string, string>>> {
    await expect(this.region).toBeVisible();
    const names = await this.region.getByRole('term').allTextContents();
    const values = await this.region.getByRole('definition').allTextContents();
    return Object.fromEntries(names.map((name, place) => [name, values[place] ?? '']));
  }

  get print() {
    return this.region.getByRole('button', { name: 'Print', exact: true });
  }

  get eReceipt() {
    return this.region.getByRole('button', { name: 'Download eReceipt' });
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Download eReceipt' });
  }

  get downloadPdf() {
    return this.dialog.getByRole('button', { name: 'Download PDF' });
  }
}
