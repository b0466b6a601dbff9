import { expect, type Locator } from '@playwright/test';
import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import { Screen } from '#e2e/screens/screen.ts';

export class AuthorisationsScreen extends Screen {
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Authorisations' });
  }

  get waiting() {
    return this.page.getByRole('region', { name: 'Awaiting your authorisation' });
  }

  get decided() {
    return this.page.getByRole('region', { name: 'Decided or expired in the last 30 days' });
  }

  item(...texts: readonly (string | RegExp)[]): Locator {
    const items = this.page.locator('main section > ul > li');
    return texts.reduce((found, text) => found.filter({ hasText: text }), items);
  }

  authorise(item: Locator): Locator {
    return item.getByRole('button', { name: /^Authorise/ });
  }

  decline(item: Locator): Locator {
    return item.getByRole('button', { name: /^Decline/ });
  }

  /** Authorise, Decline and what stands for them while the outcome is unknown. */
  decisions(item: Locator): Locator {
    return item.getByRole('button', { name: /^(Authorise|Decline|Check again)/ });
  }

  async openDetails(item: Locator): Promise<void> {
    await item.getByRole('button', { name: /^Details/ }).click();
    await expect(item.getByRole('heading', { name: /^Audit entries/ })).toBeVisible();
  }

  get question() {
    return this.page.getByRole('dialog', { name: 'Decline' });
  }

  async authoriseWithCode(item: Locator, code: string): Promise<void> {
    await this.authorise(item).click();
    await new ChallengeScreen(this.page, 'code').answer(code);
  }

  async declineSurely(item: Locator): Promise<void> {
    await this.decline(item).click();
    await this.question.getByRole('button', { name: 'Decline', exact: true }).click();
  }

  async loaded(): Promise<void> {
    await expect(this.waiting).toBeVisible();
  }
}
