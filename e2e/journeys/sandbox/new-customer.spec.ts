import type { Locator } from '@playwright/test';
import { expectAccessible, looks } from '#e2e/support/axe.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page', clock: '2026-03-02T09:30', permissions: ['clipboard-read', 'clipboard-write'] });

async function openForm(section: Locator): Promise<void> {
  await section.getByRole('button', { name: 'Describe a customer' }).click();
  await expect(section.getByRole('textbox', { name: 'Document (JSON)' })).toBeVisible();
}

test('a tester makes a customer with the form, opens it here and elsewhere by its link, and saves it', async ({
  page,
  browser,
  customer,
  accounts,
  sandbox,
  panel,
}) => {
  test.setTimeout(90_000);
  await customer.begin('accounts');
  await expect(accounts.heading).toBeVisible();
  await panel.open('Scenario');
  const section = panel.section('New customer');
  const document = section.getByRole('textbox', { name: 'Document (JSON)' });
  await openForm(section);

  await test.step('The form writes the document, and the bank says what is wrong in it', async () => {
    await section.getByLabel('Who').selectOption('A company with two directors');
    await section.getByLabel('Title in lists').fill('Two at the mill');
    const business = section.getByRole('group', { name: 'Account 1' });
    await business.getByLabel('Balance').fill('-4,200.35');
    await expect(business.getByLabel('Balance')).toHaveAccessibleDescription(/^A balance is text such as/);
    await expect(section.getByRole('button', { name: 'Open here' })).toBeDisabled();
    await business.getByLabel('Balance').fill('-4200.35');
    await expect(business.getByLabel('Balance')).toHaveAccessibleDescription(/overdraft of 4200\.35/);
    await business.getByLabel('Overdraft').fill('5000.00');
    await expect(section.getByText(/^Can be made; logs in as c[0-9a-f]{8} or c[0-9a-f]{8}-2\.$/)).toBeVisible();
  });

  await test.step('The document wins: the form follows, and says what it does not show', async () => {
    const written = await document.inputValue();
    await document.fill(written.slice(0, -1));
    await expect(section.getByText(/^This is not JSON/)).toBeVisible();
    await expect(section.getByLabel('Who')).toBeDisabled();
    await expect(section.getByRole('group', { name: 'Account 1' }).getByLabel('Balance')).toHaveValue('-4200.35');
    await document.fill(`${written.slice(0, -1).trimEnd()}, "years": 3, "directDebits": [{ "amount": "40.00" }] }`);
    await expect(section.getByLabel('Years of history')).toHaveValue('3');
    await expect(section.getByText('keeps it: directDebits[0].amount.')).toBeVisible();
    await expect(section.getByText(/^Can be made/)).toBeVisible();
  });

  const link = await test.step('It is saved under a name, and copied as a link', async () => {
    await section.getByLabel('Save under a name').fill('Mill');
    await section.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(section.getByText('Saved in this browser: Mill')).toBeVisible();
    await section.getByRole('button', { name: 'Copy link' }).click();
    await expect(section.getByText('Copied: link to the customer')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  await test.step('It opens in this bank', async () => {
    const { openedAt } = await sandbox.state();
    const loaded = page.waitForEvent('load');
    await section.getByRole('button', { name: 'Open here' }).click();
    await loaded;
    await expect(accounts.heading).toBeVisible();
    await expect(page.locator('main')).toContainText('£4,200.35 DR');
    const { personas, persona, openedAt: still } = await sandbox.state();
    expect(still).toBe(openedAt);
    expect(personas.filter(({ described }) => described).map(({ title }) => title)).toEqual([
      'Two at the mill',
      'Two at the mill, person 2',
    ]);
    await expect(panel.region.getByLabel('Customer', { exact: true })).toHaveValue(persona);
  });

  await test.step('After the reload the document is as it was, and the customer is known', async () => {
    await openForm(section);
    await expect(section.getByLabel('Title in lists')).toHaveValue('Two at the mill');
    await expect(section.getByText(/^This bank has the customer already/)).toBeVisible();
  });

  await test.step('By chance another one, and back to the one that was saved', async () => {
    await section.getByRole('button', { name: 'Surprise me' }).click();
    await expect(section.getByLabel('Title in lists')).toHaveValue(/by chance$/);
    await expect(section.getByText(/^Can be made/)).toBeVisible();
    const surprise = JSON.parse(await document.inputValue()) as { accounts: { balance: string }[] };
    await section.getByRole('button', { name: 'Load Mill' }).click();
    await expect(section.getByLabel('Title in lists')).toHaveValue('Two at the mill');
    await section.getByRole('button', { name: 'Back to the document before' }).click();
    expect(JSON.parse(await document.inputValue())).toEqual(surprise);
    await section.getByRole('button', { name: 'Delete Mill' }).click();
    await expect(section.getByRole('button', { name: 'Load Mill' })).toHaveCount(0);
  });

  await test.step('The link makes the first one on another machine', async () => {
    const elsewhere = await browser.newContext();
    const there = await elsewhere.newPage();
    await there.goto(link);
    await expect(there.locator('main')).toContainText('£4,200.35 DR');
    await elsewhere.close();
  });
});

test('a customer by chance opens here with the balance of the document, and is described again by a command', async ({
  page,
  customer,
  accounts,
  sandbox,
  panel,
}) => {
  await customer.begin('accounts');
  await expect(accounts.heading).toBeVisible();
  await panel.command('new customer', 'New customer');
  const section = panel.section('New customer');
  await expect(page.locator(':focus'), 'its form is open').toHaveAccessibleName('Describe a customer');
  const document = section.getByRole('textbox', { name: 'Document (JSON)' });
  await section.getByRole('button', { name: 'Surprise me' }).click();
  await section.getByLabel('At login').selectOption('Nothing: they are in at once');
  await expect(section.getByText(/^Can be made/)).toBeVisible();
  const { accounts: written } = JSON.parse(await document.inputValue()) as {
    accounts: { product: string; balance: string }[];
  };
  const loaded = page.waitForEvent('load');
  await section.getByRole('button', { name: 'Open here' }).click();
  await loaded;
  await expect(accounts.heading).toBeVisible();
  const { openedAt } = await sandbox.state();
  const minor = Math.round(Number(written[0]?.balance) * 100);
  expect((await sandbox.balanceOf(written[0]?.product ?? '')).balance).toBe(minor);
  const pounds = Math.abs(minor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
  await expect(page.locator('main')).toContainText(`£${pounds}`);

  await panel.command('describe this', 'Describe this customer');
  await expect(document).toHaveValue(new RegExp(`"balance": "${written[0]?.balance.replace('.', '\\.')}"`));
  await expect(section.getByText(/^Can be made/)).toBeVisible();

  const reopened = page.waitForEvent('load');
  await panel.command('two directors', 'Open customer: Two directors');
  await reopened;
  await expect(accounts.heading).toBeVisible();
  expect(await sandbox.state()).toMatchObject({ persona: 'two-directors', openedAt });
  await expect(page.locator('main')).toContainText('18,420.55');
});

for (const { name, viewport, colorScheme } of looks) {
  test(`the form for a new customer is accessible, errors included: ${name}`, async ({
    page,
    customer,
    accounts,
    panel,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await customer.begin('accounts');
    await expect(accounts.heading).toBeVisible();
    await panel.open('Scenario');
    const section = panel.section('New customer');
    await openForm(section);
    await section.getByRole('button', { name: 'Load Two directors' }).press('Enter');
    await section.getByLabel('Years of history').fill('two');
    await expect(section.getByLabel('Years of history')).toHaveAccessibleDescription('This has to be a number.');
    await expectAccessible(page, section.getByLabel('Document (JSON)'), 'aside[aria-label="Sandbox"]');
    await section.getByRole('button', { name: 'Remove account 1' }).press('Enter');
    await expect(section.getByRole('button', { name: 'Add an account' })).toBeFocused();
    expect(await section.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  });
}
