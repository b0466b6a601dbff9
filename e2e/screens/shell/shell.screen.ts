import { expect, type Locator, type Page } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

/** The menus of the header. */
export type MenuName = 'My Accounts' | 'Payments & Transfers' | 'Details & settings';

/** The header, menus and footer of every page behind sign-in. */
export class ShellScreen extends Screen {
  /** In the header on wide screens, in the slide menu on narrow ones. */
  get main() {
    return this.page.getByRole('navigation', { name: 'Main' });
  }

  get details() {
    return this.page.getByRole('navigation', { name: 'Your details' });
  }

  section(title: 'My Accounts' | 'Payments & Transfers'): Locator {
    return this.main.getByRole('link', { name: title, exact: true });
  }

  /** The button of a menu, on wide screens. */
  menuButton(menu: MenuName): Locator {
    return this.page.getByRole('button', {
      // Followed by how many items await the customer's authorisation.
      name: menu === 'Details & settings' ? /^Details & settings/ : `More in ${menu}`,
      exact: true,
    });
  }

  /** Every link of an open menu, in the order shown. */
  entries(menu: MenuName): Locator {
    const within = this.page.getByRole('listitem').filter({ has: this.menuButton(menu) });
    return within.getByRole('listitem').getByRole('link');
  }

  /** On wide screens. */
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

  /** The page and its header have loaded: no call is on its way. On wide screens. */
  async expectLoaded(): Promise<void> {
    await expect(this.mail).toHaveAccessibleName(/unread/);
    await expect(this.notifications).toHaveAccessibleName(/unread/);
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0);
  }

  /** The menu button of narrow screens. */
  get opener() {
    return this.page.getByRole('button', {
      name: /^(?:More|Menu)( ?, unread \w+)?( ?, \d+ awaiting your authorisation)?$/,
    });
  }

  get slideMenu() {
    return this.page.getByRole('dialog', { name: /^(?:More|Menu)$/ });
  }

  async openSlideMenu(): Promise<void> {
    await this.opener.click();
    await expect(this.slideMenu).toBeVisible();
    await expect(this.slideMenu.locator('[aria-busy=true]')).toHaveCount(0);
  }

  get notifications() {
    return this.page.getByRole('button', { name: /^Notifications/ });
  }

  /** The bulletins: beside the page, or over it on narrow screens. */
  get notificationsPanel() {
    return this.page
      .getByRole('complementary', { name: 'Notifications' })
      .or(this.page.getByRole('dialog', { name: 'Notifications' }));
  }

  get mail() {
    return this.details.getByRole('link', { name: /^Messages/ });
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

/** Local and session storage, key by key. */
export async function storageOf(page: Page): Promise<{
  readonly shared: Readonly<Record<string, string>>;
  readonly own: Readonly<Record<string, string>>;
}> {
  return page.evaluate(() => ({ shared: { ...localStorage }, own: { ...sessionStorage } }));
}
