import type { Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

/** A dialog that makes a file or a print of the transactions listed. */
export abstract class ListDialogScreen extends Screen {
  abstract get dialog(): Locator;

  /** The first and last day, as shown. */
  get days() {
    return this.dialog.getByRole('definition');
  }

  get tryAgain() {
    return this.dialog.getByRole('button', { name: 'Try again' });
  }

  get cancel() {
    return this.dialog.getByRole('button', { name: 'Cancel' });
  }

  get close() {
    return this.dialog.getByRole('button', { name: 'Close' });
  }

  get progress() {
    return this.dialog.getByRole('progressbar');
  }

  get error() {
    return this.dialog.getByRole('alert');
  }

  override says(words: string | RegExp): Locator {
    return this.dialog.getByRole('status').filter({ hasText: words });
  }
}
