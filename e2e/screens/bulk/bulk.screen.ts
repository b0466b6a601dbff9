import type { Page } from '@playwright/test';

/** The screens of bulk payment files. */
export class BulkScreen {
  readonly page: Page;
  readonly open;
  readonly file;
  readonly goOn;
  readonly confirm;
  readonly authorise;
  constructor(page: Page) {
    this.page = page;
    this.open = page.getByRole('button', { name: 'Upload bulk file' });
    this.file = page.getByLabel('File', { exact: true });
    this.goOn = page.getByRole('button', { name: 'Continue' });
    this.confirm = page.getByRole('button', { name: 'Confirm and upload' });
    this.authorise = page.getByRole('button', { name: 'Authorise payments' });
  }

  heading(name: string) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  async chooseAccount(name: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: /From which account/ }).click();
    await this.page.getByRole('option', { name }).click();
  }

  async choose(name: string, content: string | Buffer): Promise<void> {
    await this.file.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  }

  /** Chooses and checks a file. */
  async check(name: string, rows: readonly string[]): Promise<void> {
    await this.open.click();
    await this.choose(name, rows.join('\r\n'));
    await this.goOn.click();
  }

  /** What the status of the file says. */
  get status() {
    return this.page.getByRole('region', { name: 'File' }).getByRole('status');
  }
}
