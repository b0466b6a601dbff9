import { expect, type Locator, type Page } from '@playwright/test';

/** The menus of the header, by what they hold. */
export type MenuName = 'My Accounts' | 'Payments & Transfers' | 'Details & settings';

/** The frame of every page behind sign-in, in words. */
export class ShellScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Of the header on wide screens, of the slide menu on narrow ones. */
  get main() {
    return this.page.getByRole('navigation', { name: 'Main' });
  }

  get details() {
    return this.page.getByRole('navigation', { name: 'Your details' });
  }

  section(title: 'My Accounts' | 'Payments & Transfers'): Locator {
    return this.main.getByRole('link', { name: title, exact: true });
  }

  /** Opens and shuts that menu, on wide screens. */
  menuButton(menu: MenuName): Locator {
    return this.page.getByRole('button', {
      name: menu === 'Details & settings' ? menu : `More in ${menu}`,
      exact: true,
    });
  }

  /** All places that an open menu leads to, in the order shown. */
  entries(menu: MenuName): Locator {
    const within = this.page.getByRole('listitem').filter({ has: this.menuButton(menu) });
    return within.getByRole('listitem').getByRole('link');
  }

  /** Every menu of the wide header that is open. */
  get openMenus() {
    return this.page.locator('header').getByRole('button', { expanded: true });
  }

  async open(menu: MenuName): Promise<void> {
    await this.menuButton(menu).click();
    await expect(this.entries(menu).first()).toBeVisible();
  }

  async follow(menu: MenuName, entry: string): Promise<void> {
    await this.open(menu);
    await this.entries(menu).getByText(entry, { exact: true }).click();
    await expect(this.openMenus).toHaveCount(0);
  }

  /** What all navigation waits behind on narrow screens. */
  get opener() {
    return this.page.getByRole('button', { name: /^Menu/ });
  }

  get slideMenu() {
    return this.page.getByRole('dialog', { name: 'Menu' });
  }

  async openSlideMenu(): Promise<void> {
    await this.opener.click();
    await expect(this.slideMenu).toBeVisible();
    await expect(this.slideMenu.locator('[aria-busy=true]')).toHaveCount(0);
  }

  get notifications() {
    return this.page.getByRole('button', { name: /^Notifications/ });
  }

  /** What the bank tells all its customers: beside the page, or over it where there is no room. */
  get notificationsPanel() {
    return this.page
      .getByRole('complementary', { name: 'Notifications' })
      .or(this.page.getByRole('dialog', { name: 'Notifications' }));
  }

  get mail() {
    return this.page.getByRole('link', { name: /^Mail/ });
  }

  get entitySelector() {
    return this.page.getByRole('button', { name: /Select an entity/ });
  }

  async choose(entity: string): Promise<void> {
    await this.entitySelector.click();
    await this.page.getByRole('option', { name: entity }).click();
  }

  get footer() {
    return this.page.getByRole('contentinfo');
  }

  get leaving() {
    return this.page.getByRole('dialog', { name: 'You are leaving our website' });
  }

  get sessionExpired() {
    return this.page.getByRole('heading', { level: 1, name: 'Your session has expired' });
  }

  get loggedOut() {
    return this.page.getByRole('heading', { level: 1, name: 'You have logged out' });
  }

  get notBuilt() {
    return this.page.getByRole('heading', { level: 1, name: 'Not available yet' });
  }

  get notFound() {
    return this.page.getByRole('heading', { level: 1, name: 'We could not find the page you are looking for' });
  }

  get notPermitted() {
    return this.page.getByRole('heading', { level: 1, name: 'You do not have access to this page' });
  }

  get trouble() {
    return this.page.getByRole('dialog', { name: 'Something went wrong' });
  }
}

/** What the browser keeps for the site, key by key: in common, and of this tab alone. */
export async function keptBy(page: Page): Promise<{
  readonly shared: Readonly<Record<string, string>>;
  readonly own: Readonly<Record<string, string>>;
}> {
  return page.evaluate(() => ({ shared: { ...localStorage }, own: { ...sessionStorage } }));
}
