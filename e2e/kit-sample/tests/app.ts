import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test as base } from 'paddock-kit/playwright';

/** Every code from the phone in these tests. */
export const code = '204816';
export const pin = '2580';

interface AppFixtures {
  /** A page of the app in a browser of its own, where a customer is logged in to this test’s bank. */
  readonly openAs: (persona: string, path: string) => Promise<Page>;
}

export const test = base.extend<AppFixtures>({
  openAs: async ({ browser, nodeBank, bindToNodeBank, baseURL }, use) => {
    if (baseURL === undefined) throw new Error('The configuration says where the app is.');
    const contexts: BrowserContext[] = [];
    await use(async (persona, path) => {
      const context = await browser.newContext({ baseURL });
      contexts.push(context);
      await nodeBank.logIn(persona);
      await bindToNodeBank(context, baseURL);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** On the page that pays from the customer’s first account, up to the review. */
export async function orderPayment(page: Page, { amount, to = '60-93-03' }: { amount: string; to?: string }) {
  await pay.open();
  const payees = page.getByRole('region', { name: 'Your payees' }).getByRole('link');
  await expect(payees.first()).toBeVisible();
  const everybody = page.getByRole('button', { name: 'Show all payees' });
  if (await everybody.isVisible()) await everybody.click();
  await payees.filter({ hasText: to }).first().click();
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByLabel('Reference', { exact: true }).fill('Supper club');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

export async function confirmPayment(page: Page) {
  await page.getByRole('button', { name: 'Confirm payment' }).click();
}

/** Types a one-time password or a PIN where the app asks for it. */
export async function answer(page: Page, digits: string) {
  const dialog = page.getByRole('dialog', { name: /^Enter your/ });
  await dialog.getByLabel(`Digit 1 of ${digits.length}`, { exact: true }).focus();
  await page.keyboard.type(digits);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

export function title(page: Page) {
  return page.getByRole('heading', { level: 1 });
}
