import type { Locator, Page } from '@playwright/test';

/** The accounts list and the frame around it, in words. */
export class AccountsScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'My Accounts' });
  }

  get entitySelector() {
    return this.page.getByRole('button', { name: /Select an entity/ });
  }

  async choose(entity: string): Promise<void> {
    await this.entitySelector.click();
    await this.page.getByRole('option', { name: entity }).click();
  }

  group(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  async logOff(): Promise<void> {
    await this.page.getByRole('button', { name: 'Log Out' }).click();
    const dialog = this.page.getByRole('alertdialog').or(this.page.getByRole('dialog'));
    await dialog.getByRole('button', { name: 'Log Out' }).click();
  }
}
