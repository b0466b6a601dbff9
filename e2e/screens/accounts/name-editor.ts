import type { Page } from '@playwright/test';

/** The field in which an account gets another name, on the list and where accounts are managed; in words. */
export class NameEditor {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** There is one at a time. */
  get form() {
    return this.page.getByRole('form', { name: /^Rename / });
  }

  get field() {
    return this.form.getByLabel('Account name', { exact: true });
  }

  get save() {
    return this.form.getByRole('button', { name: /^Sav(e|ing …)$/ });
  }

  get cancel() {
    return this.form.getByRole('button', { name: 'Cancel' });
  }

  /** What is wrong, at the field or beside the buttons. */
  get alert() {
    return this.form.getByRole('alert');
  }
}
