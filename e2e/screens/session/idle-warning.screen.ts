import { Screen } from '#e2e/screens/screen.ts';

/** The warning before an idle session ends. */
export class IdleWarning extends Screen {
  get dialog() {
    return this.page.getByRole('dialog', { name: 'Are you still there?' });
  }

  /** The seconds left, as shown. */
  get shown() {
    return this.dialog.locator('p[aria-hidden]');
  }

  /** The seconds left, as announced to screen readers. */
  get spoken() {
    return this.dialog.locator('[aria-live]');
  }

  get stay() {
    return this.dialog.getByRole('button', { name: 'Stay logged in' });
  }

  get logOut() {
    return this.dialog.getByRole('button', { name: 'Log out' });
  }
}
