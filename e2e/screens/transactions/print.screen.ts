import { getDocumentProxy } from 'unpdf';
import { ListDialogScreen } from './list-dialog.screen.ts';

/** The dialog that prints transactions, and the printed sheets. */
export class PrintScreen extends ListDialogScreen {
  /** Call before opening the page. The browser under test has no print window, so this counts the calls that would open one. */
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

  /** The dialog that this opens comes after it in the page. */
  get open() {
    return this.page.getByRole('button', { name: 'Print', exact: true }).first();
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Print Transactions' });
  }

  get print() {
    return this.dialog.getByRole('button', { name: 'Print', exact: true });
  }

  get savePdf() {
    return this.dialog.getByRole('button', { name: 'Save as PDF' });
  }

  /** The text of each sheet the browser would print now. */
  async paper(): Promise<readonly string[]> {
    return sheetsOf(await this.page.pdf({ preferCSSPageSize: true }));
  }

  /** The document title while the browser prints. */
  titleWhilePrinting(): Promise<string> {
    return this.page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      const { title } = document;
      dispatchEvent(new Event('afterprint'));
      return title;
    });
  }
}

export async function sheetsOf(file: Uint8Array): Promise<readonly string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const sheets: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    sheets.push(items.map((item) => ('str' in item ? item.str : '')).join('\n'));
  }
  return sheets;
}
