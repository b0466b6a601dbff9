import { expect, type Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

export interface PayeeGiven {
  readonly name: string;
  readonly type?: 'Personal' | 'Business';
  readonly sortCode: string;
  /** The name of the bank behind the sort code. */
  readonly bank: string;
  readonly accountNumber: string;
  readonly reference?: string;
  readonly nickname?: string;
}

/** The payee form, its Confirmation of Payee check and the result, on the payees page and in the payment wizard. */
export class NewPayeeScreen extends Screen {
  get form() {
    return this.page.getByRole('form', { name: 'Payee details' });
  }

  get name() {
    return this.form.getByLabel('Name of the payee', { exact: true });
  }

  type(type: 'Personal' | 'Business'): Locator {
    return this.form.getByRole('group', { name: 'Account type' }).getByLabel(type, { exact: true });
  }

  get wantsNickname() {
    return this.form.getByRole('checkbox', { name: 'Use a nickname' });
  }

  get nickname() {
    return this.form.getByLabel('Nickname', { exact: true });
  }

  /** One of three, counted from 1. */
  sortCodePart(place: number): Locator {
    return this.form.getByLabel(`Part ${place} of 3`, { exact: true });
  }

  /** The bank behind the sort code, once looked up. */
  bank(name: string): Locator {
    return this.form.getByRole('status').filter({ hasText: name });
  }

  get accountNumber() {
    return this.form.getByLabel('Account number', { exact: true });
  }

  get reference() {
    return this.form.getByLabel('Reference (optional)', { exact: true });
  }

  async chooseEntity(name: string): Promise<void> {
    await this.form.getByRole('button', { name: /Entity/ }).click();
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  async typeSortCode(digits: string): Promise<void> {
    await this.sortCodePart(1).click();
    await this.page.keyboard.type(digits);
  }

  async fill({ name, type = 'Personal', sortCode, bank, accountNumber, reference, nickname }: PayeeGiven) {
    await this.type(type).check({ force: true });
    await this.name.fill(name);
    if (nickname !== undefined) {
      await this.wantsNickname.click();
      await this.nickname.fill(nickname);
    }
    await this.typeSortCode(sortCode);
    await expect(this.bank(bank)).toBeVisible();
    await this.accountNumber.fill(accountNumber);
    if (reference !== undefined) await this.reference.fill(reference);
  }

  get submit() {
    return this.form.getByRole('button', { name: 'Continue', exact: true });
  }

  get cancel() {
    return this.page.getByRole('button', { name: 'Cancel', exact: true });
  }

  /** The error summary above the form. */
  get errors() {
    return this.form.getByRole('region', { name: 'Please check what you have entered' });
  }

  /** A stage of the check or its result, by heading. */
  stage(heading: string | RegExp): Locator {
    return this.page.getByRole('heading', { name: heading });
  }

  get goOn() {
    return this.page.getByRole('button', { name: 'CONTINUE', exact: true });
  }

  get editDetails() {
    return this.page.getByRole('button', { name: 'EDIT DETAILS' });
  }

  get update() {
    return this.page.getByRole('button', { name: 'UPDATE DETAILS AND PROCEED' });
  }

  get proceedAnyway() {
    return this.page.getByRole('button', { name: /^(PROCEED WITHOUT UPDATING|Continue Anyway)$/ });
  }

  /** The second warning before continuing despite the result. */
  get warning() {
    return this.page.getByRole('dialog');
  }

  get atRisk() {
    return this.warning.getByRole('button', { name: 'Continue at risk' });
  }

  /** A detail that was checked or saved. */
  fact(label: string): Locator {
    return this.page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd[1]');
  }
}
