import { expect, type Locator, type Page } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

type Kind = 'password' | 'transaction PIN';

/** What a customer types to change a password or PIN. */
export interface TypedCredential {
  readonly current?: string;
  readonly next: string;
  readonly confirm?: string;
}

/** The form that changes a password or PIN: in the settings, during first login and from a reset link. */
export class CredentialsScreen {
  readonly page: Page;
  readonly kind: Kind;
  constructor(page: Page, kind: Kind) {
    this.page = page;
    this.kind = kind;
  }

  get path() {
    return `settings/manage-credentials/${this.kind === 'password' ? 'password' : 'pin'}`;
  }

  get current() {
    return this.page.getByLabel(`Current ${this.kind}`, { exact: true });
  }

  get next() {
    return this.page.getByLabel(`New ${this.kind}`, { exact: true });
  }

  get confirm() {
    return this.page.getByLabel(`Confirm new ${this.kind}`, { exact: true });
  }

  get submit() {
    return this.page.getByRole('button', { name: new RegExp(`^Chang(e|ing) ${this.kind}`) });
  }

  /** The error summary above the form. */
  get errors() {
    return this.page.getByRole('region', { name: `Your ${this.kind} has not been changed` });
  }

  get matched() {
    return this.page.getByText(this.kind === 'password' ? 'Passwords match' : 'Transaction PINs match');
  }

  get saved() {
    return this.page.getByRole('status').filter({ hasText: `Your ${this.kind} has been changed.` });
  }

  /** The dialog for a technical failure. */
  get trouble() {
    return this.page.getByRole('dialog', { name: 'Something went wrong' });
  }

  get rules() {
    return this.page.getByRole('list', { name: `Rules for the new ${this.kind}` }).getByRole('listitem');
  }

  /** Which rules are met, in the order shown: `✓✗✓`. */
  async ticks(): Promise<string> {
    return (await this.rules.allTextContents()).map((text) => (text.startsWith('Met: ') ? '✓' : '✗')).join('');
  }

  toggle(what: 'Show' | 'Hide', field: 'Current' | 'New'): Locator {
    return this.page.getByRole('button', { name: `${what} ${field} ${this.kind}`, exact: true });
  }

  async fill({ current, next, confirm = next }: TypedCredential): Promise<void> {
    if (current !== undefined) await this.current.fill(current);
    await this.next.fill(next);
    await this.confirm.fill(confirm);
  }

  async change(typed: TypedCredential): Promise<void> {
    await this.fill(typed);
    await this.submit.click();
  }

  /** Nothing typed has been lost. */
  async expectTyped({ current, next, confirm = next }: TypedCredential): Promise<void> {
    if (current !== undefined) await expect(this.current).toHaveValue(current);
    await expect(this.next).toHaveValue(next);
    await expect(this.confirm).toHaveValue(confirm);
  }
}

/** The steps a customer must complete before seeing the accounts. */
export class SetUpScreen extends Screen {
  get steps() {
    return this.page.getByRole('list', { name: 'Setting up your security details' }).getByRole('listitem');
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** All steps by name, and the current one. */
  async expectAt(names: readonly string[], current: string): Promise<void> {
    const place = names.indexOf(current);
    await expect(this.steps).toHaveText(
      names.map(
        (name, at) => `Step ${at + 1} of ${names.length}: ${at < place ? `${name}, done` : `${at + 1}${name}`}`,
      ),
    );
    await expect(this.steps.and(this.page.locator('[aria-current=step]'))).toHaveText(new RegExp(`${current}$`));
  }
}
