import { expect, type Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

/** Upcoming payments, their dialogs and the edit page. */
export class UpcomingScreen extends Screen {
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Upcoming payments' });
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** Everything that will be paid, by its date. */
  get list() {
    return this.section('List of upcoming payments');
  }

  /** What the list shows: “All”, “Future payments”, and so on. */
  view(name: string): Locator {
    return this.section('Filters').getByRole('button', { name: new RegExp(`^${name} \\(\\d+\\)$`) });
  }

  /** A line of the list, as a row or as a card on a small screen. */
  row(text: string): Locator {
    return this.list.locator('[role=row], li').filter({ hasText: text });
  }

  /** A line of what is over: “Closed payments”, “Expired standing orders”. */
  over(section: string, text: string): Locator {
    return this.section(section).getByRole('listitem').filter({ hasText: text });
  }

  /** A line's button: “Edit”, “Stop”, “Cancel”. */
  action(text: string, name: string): Locator {
    const row = this.row(text);
    return row
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .or(row.getByRole('link', { name: new RegExp(`^${name}`) }));
  }

  get search() {
    return this.page.getByRole('searchbox', { name: 'Search upcoming payments' });
  }

  get said() {
    return this.page.locator('main').getByRole('status');
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  get amount() {
    return this.page.getByLabel('Amount', { exact: true });
  }

  get reference() {
    return this.page.getByLabel('Reference', { exact: true });
  }

  async edit(amount: string, reference: string): Promise<void> {
    await this.amount.fill(amount);
    await this.reference.fill(reference);
    const confirm = this.page.getByRole('button', { name: 'Confirm changes' });
    // Limits that are still loading hold the form back.
    await expect(async () => {
      if (!(await confirm.isVisible()))
        await this.page.getByRole('button', { name: 'Continue' }).click({ timeout: 1_000 });
      await expect(confirm).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 10_000 });
    await confirm.click();
  }

  async loaded(): Promise<void> {
    await expect(this.heading).toBeVisible();
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0);
  }
}
