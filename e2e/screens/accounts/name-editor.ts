import { Screen } from '#e2e/screens/screen.ts';

/** The field that renames an account, on the list and on the page that manages accounts. */
export class NameEditor extends Screen {
  /** Only one is open at a time. */
  get form() {
    return this.page.getByRole('form', { name: /^Rename / });
  }

  get field() {
    return this.form.getByLabel('Account name', { exact: true });
  }

  get save() {
    return this.form.getByRole('button', { name: /^Sav(e|ing…)$/ });
  }

  get cancel() {
    return this.form.getByRole('button', { name: 'Cancel' });
  }

  /** The error at the field or beside the buttons. */
  override get alert() {
    return this.form.getByRole('alert');
  }
}
