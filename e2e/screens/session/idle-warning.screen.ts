import type { Page } from '@playwright/test';

/** What a customer who does nothing is asked before the session is over, in words. */
export class IdleWarning {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Are you still there?' });
  }

  /** The seconds that are left, as they are seen. */
  get shown() {
    return this.dialog.locator('p[aria-hidden]');
  }

  /** The same, as it is read out. */
  get spoken() {
    return this.dialog.locator('[aria-live]');
  }

  get stay() {
    return this.dialog.getByRole('button', { name: 'Stay signed in' });
  }

  get logOut() {
    return this.dialog.getByRole('button', { name: 'Log Out' });
  }
}
