import { Screen } from '#e2e/screens/screen.ts';

export class ReceiptScreen extends Screen {
  get region() {
    return this.page.getByRole('region', { name: 'Receipt', exact: true });
  }

  /** Each row's label and value, in reading order, read at once: a page that is left may still show. */
  async rows(): Promise<Readonly<Record<string, string>>> {
    return this.region.evaluate((region) => {
      const texts = (selector: string) => [...region.querySelectorAll(selector)].map(({ textContent }) => textContent);
      const values = texts('dd');
      return Object.fromEntries(texts('dt').map((name, place) => [name, values[place] ?? '']));
    });
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
