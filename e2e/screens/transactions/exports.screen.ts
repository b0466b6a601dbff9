import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { ListDialogScreen } from './list-dialog.screen.ts';

export interface SavedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** The print and download buttons above the transactions, and the download dialog. */
export class ExportsScreen extends ListDialogScreen {
  /** The dialogs that these open come after them in the page. */
  get print() {
    return this.page.getByRole('button', { name: 'Print', exact: true }).first();
  }

  get download() {
    return this.page.getByRole('button', { name: 'Download', exact: true }).first();
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Download Transactions' });
  }

  get formats() {
    return this.dialog.getByRole('radio');
  }

  get aboutPeriod() {
    return this.dialog.getByRole('button', { name: 'How to get more than six months' });
  }

  get start() {
    return this.dialog.getByRole('button', { name: 'Download', exact: true });
  }

  format(name: string): Locator {
    return this.dialog.getByRole('radio', { name, exact: true });
  }

  /** The file saved by pressing that button. */
  async saved(press: Locator): Promise<SavedFile> {
    const arrival = this.page.waitForEvent('download');
    await press.click();
    const download = await arrival;
    const bytes = await readFile(await download.path());
    return { name: download.suggestedFilename(), bytes, text: bytes.toString('utf8') };
  }
}
