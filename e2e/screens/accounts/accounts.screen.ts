import { expect, type Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';
import { NameEditor } from './name-editor.ts';

export class AccountsScreen extends Screen {
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'My Accounts' });
  }

  get entitySelector() {
    return this.page.getByRole('button', { name: /Select an entity/ });
  }

  get error() {
    return this.page.getByRole('alert');
  }

  get tryAgain() {
    return this.page.getByRole('button', { name: 'Try again' });
  }

  /** In the order shown. */
  get titles() {
    const rows = this.page.locator('main').getByRole('region').getByRole('listitem');
    return rows.getByRole('link').filter({ hasNotText: 'Payment' });
  }

  async firstTitle(): Promise<string> {
    return (await this.titles.first().textContent()) ?? '';
  }

  /** What needs the customer now, what leaves soon and what is new. */
  get matters() {
    return this.page.getByRole('list', { name: 'For you today' }).getByRole('listitem');
  }

  /** All accounts' sums, by currency: "You have" or "You owe". */
  sums(label: 'You have' | 'You owe'): Locator {
    return this.page
      .locator('main dl > div')
      .filter({ has: this.page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) })
      .first()
      .getByRole('definition');
  }

  group(heading: string): Locator {
    return this.page.getByRole('region', { name: heading });
  }

  row(title: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }

  /** Every row has one; it holds what is done less often. */
  get menus() {
    return this.page.getByRole('button', { name: /^More for / });
  }

  menu(title: string): Locator {
    return this.page.getByRole('button', { name: `More for ${title}`, exact: true });
  }

  /** In the open menu of that row. */
  renameButton(title: string): Locator {
    return this.page.getByRole('button', { name: `Rename ${title}`, exact: true });
  }

  async rename(title: string): Promise<NameEditor> {
    await this.menu(title).click();
    await this.renameButton(title).click();
    const editor = new NameEditor(this.page);
    await expect(editor.field).toBeFocused();
    return editor;
  }

  /** Opens the account's own page from the list or a menu. */
  async visit(title: string): Promise<void> {
    if (!(await this.heading.isVisible())) {
      const menu = this.page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
      await this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Accounts' }).click();
    }
    await this.page.getByRole('link', { name: title, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }

  async choose(entity: string): Promise<void> {
    await this.entitySelector.click();
    await this.page.getByRole('option', { name: entity }).click();
  }

  async openLogOut(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Log out' }).click();
    return this.page.getByRole('dialog', { name: 'Are you sure you want to LOG OUT?' });
  }

  async logOut(): Promise<void> {
    // What is still being asked for would hear of the log-out as a refusal.
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0);
    const dialog = await this.openLogOut();
    await dialog.getByRole('button', { name: 'Log out' }).click();
    // The bank's answer removes the cookie, which would be the next login's if the page were left before.
    await expect(this.page).toHaveURL(/\/logged-off/);
  }
}
