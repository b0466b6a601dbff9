import type { Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

export class DataSharingScreen extends Screen {
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Your data sharing' });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  get boxes() {
    return this.page.locator('main').getByRole('checkbox');
  }

  get ticked() {
    return this.page.locator('main').getByRole('checkbox', { checked: true });
  }

  /** Entities, providers or what is granted; the breadcrumb is another kind of list. */
  get items() {
    return this.page.locator('main ul').getByRole('listitem');
  }

  get about() {
    return this.page.getByRole('dialog', { name: 'Your data sharing' });
  }

  get image() {
    return this.page.locator('main img');
  }
}
