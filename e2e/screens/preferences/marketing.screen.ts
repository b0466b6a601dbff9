import type { Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

export class MarketingScreen extends Screen {
  get yes() {
    return this.page.getByRole('checkbox', { name: 'YES' });
  }

  get no() {
    return this.page.getByRole('checkbox', { name: 'NO,' });
  }

  get channels() {
    return this.page.getByRole('group', { name: 'Ways to contact me' }).getByRole('checkbox');
  }

  channel(name: 'Post' | 'Telephone' | 'E-mail' | 'Text message'): Locator {
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  get confirm() {
    return this.page.getByRole('button', { name: 'Confirm', exact: true });
  }

  get saved() {
    return this.page.getByText('Changes saved.', { exact: true });
  }
}
