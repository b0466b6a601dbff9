import { expect, type Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

/** The pages of a class: the trainer's, and the bar of a trainee. */
export class ClassScreen extends Screen {
  get link(): Locator {
    return this.page.getByRole('region', { name: 'Trainees join here' }).getByRole('link');
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: 'Exercise' });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name, exact: true }) });
  }

  async join(link: string, name: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByRole('textbox', { name: 'Your first name or a nickname' }).fill(name);
    await this.button('Join').click();
    await expect(this.bar).toBeVisible();
  }
}
