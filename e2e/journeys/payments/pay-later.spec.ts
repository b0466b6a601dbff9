import { balancesListed } from '#e2e/screens/sandbox/listed-balances.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expect, test } from '#e2e/test.ts';

test('a payment dated on a bank holiday is made on the next working day, and days out of range are refused', async ({
  customer,
  accounts,
  pay,
  sandbox,
}) => {
  await customer.begin('accounts');
  const before = await balancesListed(accounts, sandbox);
  await pay.open();
  await pay.payees.first().click();
  await pay.amount.fill('40');
  await pay.reference.fill('Autumn');
  await pay.choice('Later').check({ force: true });
  await pay.goOn.click();
  await expect(pay.errors).toContainText('On what date should the transaction happen?');
  await expect(pay.errors).toBeFocused();
  for (const [day, says] of [
    ['17/06/2026', 'Please choose a date from 18/06/2026 to 15/09/2026.'],
    ['16/09/2026', 'Please choose a date from 18/06/2026 to 15/09/2026.'],
    ['31/02/2026', 'The date 31/02/2026 does not exist.'],
    ['29/02/2027', 'The date 29/02/2027 does not exist.'],
  ] as const) {
    await pay.date.fill(day);
    await pay.goOn.click();
    await expect(pay.errors).toContainText(says);
    await expect(pay.date).toHaveAccessibleDescription(new RegExp(says));
    await expect(pay.date).toHaveValue(day);
    await expect(pay.reference).toHaveValue('Autumn');
    await expect(pay.amount).toHaveValue('40.00');
  }
  await pay.date.fill('');
  await pay.date.blur();
  await accounts.page.getByRole('button', { name: 'Use 18/06/2026, the next working day' }).click();
  await expect(pay.date).toHaveValue('18/06/2026');
  await expect(pay.date).toBeFocused();
  await pay.date.fill('31.8.26');
  await pay.date.blur();
  await expect(pay.dayNotice).toHaveText('Your payment will be processed on 01/09/2026');
  await pay.goOn.click();
  await expect(pay.answers).toContainText('31/08/2026');
  await expect(pay.answers).toContainText('Your payment will be processed on 01/09/2026');
  await pay.confirm.click();
  await expect(pay.heading('Payment scheduled')).toBeFocused();

  const [ordered] = await callsOf(sandbox, 'createInstruction');
  const body = ordered?.request.body;
  expect(body !== null && body !== undefined && 'text' in body && JSON.parse(body.text)).toMatchObject({
    type: 'NONREC',
    frequency: '10',
    startDate: '2026-08-31',
    endDate: null,
    later: true,
    stage: 0,
  });
  await accounts.page.locator('main').getByRole('link', { name: 'Back to my accounts' }).click();
  await expect(accounts.heading).toBeVisible();
  expect(await balancesListed(accounts, sandbox), 'nothing leaves today').toEqual(before);
});

test('regular payments until further notice keep leaving the account', async ({
  page,
  customer,
  signIn,
  accounts,
  pay,
  sandbox,
}) => {
  await customer.begin('payments/make?isRegular=true');
  await pay.accounts.first().click();
  await pay.payees.first().click();
  await expect(pay.choice('Regular payments')).toBeChecked();
  await expect(pay.choice('Until further notice')).toBeChecked();
  await expect(pay.dayNotice).toHaveText('Your first payment will be tomorrow (or the next working day).');
  await pay.amount.fill('11.11');
  await pay.reference.fill('Standing hay');
  await pay.chooseFrequency('Weekly');
  await pay.goOn.click();
  for (const answer of ['18/06/2026', 'Weekly', 'Until further notice'])
    await expect(pay.answers).toContainText(answer);
  await pay.confirm.click();
  await expect(pay.heading('Regular payments set up')).toBeFocused();

  // The first on the 18th, the second a week later.
  await sandbox.advanceClock('P9D');
  await signIn.open(customer.site);
  await signIn.as('private-customer');
  await expect(accounts.titles.first()).toBeVisible();
  await accounts.titles.first().click();
  for (const day of ['18/06/2026', '25/06/2026']) {
    await expect(
      page.locator('main').getByRole('row', { name: new RegExp(`${day}.*Standing hay.*£11\\.11`) }),
    ).toBeVisible();
  }
});

test('daily payments until a Sunday are made once each working day, the last on the Friday shown', async ({
  page,
  customer,
  signIn,
  accounts,
  pay,
  sandbox,
}) => {
  await customer.begin('payments/make?isRegular=true');
  await pay.accounts.first().click();
  await pay.payees.first().click();
  await pay.amount.fill('11.11');
  await pay.reference.fill('Daily hay');
  await pay.choice('Later').check({ force: true });
  await pay.date.fill('24/06/2026');
  await pay.chooseFrequency('Daily');
  await pay.choice('Until a date').check({ force: true });
  await pay.endDate.fill('28/06/2026');
  await pay.endDate.blur();
  await expect(pay.endNotice).toHaveText('Your last payment will be on 26/06/2026.');
  await pay.goOn.click();
  for (const answer of ['28/06/2026', 'Last payment', '26/06/2026']) await expect(pay.answers).toContainText(answer);
  await pay.confirm.click();
  await expect(pay.heading('Regular payments set up')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Last payment');

  // After 06:00 on the Monday.
  await sandbox.advanceClock('P12D');
  await signIn.open(customer.site);
  await signIn.as('private-customer');
  await expect(accounts.titles.first()).toBeVisible();
  await accounts.titles.first().click();
  const made = page.locator('main').getByRole('row', { name: /Daily hay.*£11\.11/ });
  await expect(made).toHaveCount(3);
  for (const [at, day] of ['26', '25', '24'].entries()) {
    await expect(made.nth(at)).toContainText(`${day}/06/2026`);
  }
});
