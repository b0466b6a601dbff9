import { expectAccessible, inOneLook, looks } from '#e2e/support/axe.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page' });

const reference = `${sites.sandbox.url}contract/`;

test('a backend engineer finds an operation by keyboard, tries it at the bank of the site, and the app shows what it did', async ({
  page,
  customer,
  accounts,
}) => {
  await customer.begin('accounts');
  await page.goto(`${reference}index.html`);
  await tabTo(page, page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Accounts' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: /Name accounts/ }));
  await page.keyboard.press('Enter');
  const naming = page.locator('#nameAccounts');
  await tabTo(page, naming.locator('.try > summary'));
  await page.keyboard.press('Enter');
  const body = naming.getByRole('textbox', { name: /^Body/ });
  const written = JSON.parse(await body.inputValue()) as { readonly accounts?: unknown };
  expect(JSON.stringify(written)).toContain('{account:current}');
  await body.fill((await body.inputValue()).replace(/("accountNickname": )"[^"]*"/, '$1"From the reference"'));
  await tabTo(page, naming.getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
  await expect(naming.getByRole('status')).toContainText(/^200 in \d+ ms/);

  // The same bank, and the customer there is still logged in.
  await page.goto(`${sites.sandbox.url}accounts`);
  await expect(accounts.heading).toBeVisible();
  await expect(page.locator('main')).toContainText('From the reference');
});

test('a second factor is answered with the code on the customer’s phone', async ({ page, accounts }) => {
  await page.goto(
    `${sites.sandbox.url}accounts?sandbox=persona:private-customer;signin:yes;clock:2026-03-02T09:30;freeze:yes;sca:strict`,
  );
  await expect(accounts.heading).toBeVisible();
  await page.goto(`${reference}transactions.html#listDemandDepositTransactions`);
  const place = page.locator('#listDemandDepositTransactions');
  await place.locator('.try > summary').click();
  await place.getByRole('textbox', { name: 'fromDate' }).fill('2025-09-02');
  await place.getByRole('button', { name: 'Send' }).click();
  await expect(place.getByRole('status')).toContainText(/^417 in/);
  await place.getByRole('button', { name: /^Answer with the code/ }).click();
  await expect(place.getByRole('status')).toContainText(/^200 in/);
});

test('a link to one answer opens it', async ({ page }) => {
  await page.goto(`${reference}payments.html#confirmPayment-409`);
  await expect(page.getByRole('link', { name: 'Link to this answer' }).first()).toBeVisible();
  await expect(page.locator('#confirmPayment-409')).toBeInViewport();
  await expect(page.locator('#confirmPayment-412')).toBeHidden();
});

for (const { name, viewport, colorScheme } of looks) {
  test(`the reference can be read by everybody: ${name}`, { tag: inOneLook('dark 360', name) }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    for (const file of ['index', 'error-codes', 'find', 'assumptions/index', 'assumptions/first-thirty']) {
      await page.goto(`${reference}${file}.html`);
      await expectNoSidewaysScroll(page, viewport.width);
    }
    await page.setViewportSize(viewport);
    for (const file of ['index', 'assumptions/index']) {
      await page.goto(`${reference}${file}.html`);
      await expectAccessible(page, page.getByRole('heading', { level: 1 }));
    }
    await page.goto(`${reference}statements.html#listStatements`);
    const place = page.locator('#listStatements');
    await place.locator('.try > summary').click();
    await place.getByRole('button', { name: 'Send' }).click();
    await expect(place.getByRole('status')).toContainText(/^200 in/);
    await expectAccessible(page, place.getByRole('status'), '#listStatements');
    if (viewport.width > 800) return;
    await page.getByRole('button', { name: 'Contents' }).click();
    await page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: /Download a statement|Read a statement/ })
      .click();
    await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
  });
}
