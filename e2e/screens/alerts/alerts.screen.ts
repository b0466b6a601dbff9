import type { Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

export class AlertsScreen extends Screen {
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Contact details & alerts' });
  }

  get alerts() {
    return this.page.locator('main').getByRole('group');
  }

  way(alert: string, way: 'E-mail' | 'Text message'): Locator {
    return this.page.getByRole('group', { name: alert }).getByRole('checkbox', { name: way });
  }

  get save() {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  get saved() {
    return this.page.getByText('Changes saved.', { exact: true });
  }
}
