import { ChallengeScreen, Phone } from '#e2e/screens/challenge/challenge.screen.ts';
import { balancesListed } from '#e2e/screens/sandbox/listed-balances.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { countInteractions } from '#e2e/support/interactions.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expect, test } from '#e2e/test.ts';

const sum = 1_250;

test('a saved payee is paid in three pages and ten interactions at most, and the money leaves and arrives', async ({
  page,
  customer,
  signIn,
  accounts,
  pay,
  sandbox,
}) => {
  await customer.begin('accounts');
  const before = await balancesListed(accounts, sandbox);
  const title = await accounts.firstTitle();
  const number = Object.keys(before)[0] ?? '';

  const interactions = await countInteractions(page);
  await accounts
    .row(title)
    .getByRole('link', { name: /^Make a Payment/ })
    .click();
  await expect(pay.heading('Who do you want to pay?')).toBeFocused();
  await pay.payees.filter({ hasText: '60-93-03' }).click();
  await expect(pay.heading('Payment details')).toBeFocused();
  await expect(pay.reference).toHaveValue('Supper club');
  await pay.amount.fill('12.5');
  await expect(pay.chosen).toContainText(/£12\.50.*Leaves £[\d,.]+ available in .*Limit left today.*Left £[\d,.]+/);
  await pay.goOn.click();
  await expect(pay.heading('Check your answers')).toBeFocused();
  for (const answer of [title, '60-93-03', 'Account confirmed', 'Now, 17/06/2026', 'Supper club']) {
    await expect(pay.answers).toContainText(answer);
  }
  await expect(page.getByRole('region', { name: 'Confirm' })).toContainText('£12.50');
  expect(await callsOf(sandbox, 'createPayment'), 'nothing is sent before it is confirmed').toEqual([]);
  await pay.confirm.click();

  await expect(pay.heading('Payment sent')).toBeFocused();
  const count = await interactions();
  process.stdout.write(`A saved payee is paid with ${count} interactions on 3 pages.\n`);
  expect(count).toBeLessThanOrEqual(10);
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText(/Reference number\s*PB\d+/);
  await expect(receipt).toContainText('••-••-••');
  await expect(receipt.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(receipt.getByRole('button', { name: 'Download eReceipt' })).toBeVisible();
  await expect(receipt).toContainText(/Time\s*\d\d:\d\d/);
  await expect(page.locator('main')).toContainText('It usually arrives within seconds');
  const balance = page.getByRole('region', { name: 'New available balance' });
  await expect(balance).toContainText(`${title}, ending ${number.slice(-4)}`);
  // It is looked up after the payment.
  await expect(balance).toContainText(/£[\d,.]+/);
  const available = /£[\d,.]+/.exec((await balance.textContent()) ?? '')?.[0] ?? 'no balance';
  await page.locator('main').getByRole('link', { name: 'Back to my accounts' }).click();
  await expect(accounts.heading).toBeVisible();
  await expect.poll(async () => (await balancesListed(accounts, sandbox))[number]).toBe((before[number] ?? 0) - sum);

  await expect(accounts.row(title), 'the receipt and the bank’s list agree').toContainText(available);

  // At the payee.
  await accounts.logOut();
  await signIn.open(customer.site);
  await signIn.as('joint-holder');
  await expect(accounts.titles.first()).toBeVisible();
  await accounts.titles.first().click();
  await expect(page.locator('main').getByRole('row', { name: /Supper club.*£12\.50/ })).toBeVisible();
});

test('a new payee is checked, added and paid, and going back to edit adds and sends nothing', async ({
  page,
  customer,
  pay,
  newPayee,
  sandbox,
}) => {
  const code = new ChallengeScreen(page, 'code');
  const phone = new Phone(page);
  await customer.begin('payments/make', { bank: 'cop:ANNM' });
  await pay.accounts.first().click();
  await pay.payNewPayee();
  await newPayee.fill({ name: 'Hetty Marlowe', sortCode: '601122', bank: 'Tannery Bank', accountNumber: '31926819' });
  await newPayee.submit.click();
  await expect(newPayee.stage('Account name does not match')).toBeFocused();
  await newPayee.proceedAnyway.click();
  await newPayee.atRisk.click();
  await expect(pay.heading('Payment details')).toBeFocused();
  await expect(pay.chosen).toContainText('Check complete. Continue at risk.');

  // Another payee with a full match replaces the first, and neither has been sent to the bank.
  await pay.someoneElse.click();
  await controlOf(page).setSwitches({ cop: 'Y' });
  await pay.payNewPayee();
  await expect(newPayee.name).toHaveValue('');
  await newPayee.fill({ name: 'Ivo Larkmead', sortCode: '601122', bank: 'Tannery Bank', accountNumber: '31926820' });
  await newPayee.submit.click();
  await expect(newPayee.goOn).toBeVisible();
  await controlOf(page).setSwitches({ latency: 1_000 });
  await newPayee.goOn.click();
  await pay.amount.fill('20');
  await pay.reference.fill('Hay');
  // The limits are still loading; the payment is verified once they arrive.
  await pay.reference.press('Enter');
  await expect(pay.answers).toContainText('All details matched');
  await controlOf(page).setSwitches({ latency: 'none' });

  await pay.edit.click();
  await expect(pay.amount).toHaveValue('');
  await expect(pay.reference).toHaveValue('Hay');
  await page.goBack();
  await expect(newPayee.name).toHaveValue('Ivo Larkmead');
  await page.goForward();
  await pay.amount.fill('30');
  await pay.goOn.click();
  await expect(pay.confirm).toBeVisible();
  await page.goBack();
  await expect(pay.amount).toHaveValue('30.00');
  await page.goForward();
  expect(await callsOf(sandbox, 'createPayeeGroup')).toEqual([]);

  await pay.confirm.click();
  await code.cancel.click();
  await expect(pay.alert).toContainText('Your payment has not been made.');
  const sent = (await phone.messages()).length;
  await pay.confirm.click();
  await expect(code.dialog).toContainText(
    'add Ivo Larkmead, sort code 60-11-22, account ending 6820, as a payee and pay them £30.00',
  );
  await code.answer(await phone.code(sent));
  await expect(pay.heading('Payment sent')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('£30.00');

  const order = ['createPayeeGroup', 'createPayee', 'verifyPayee', 'createPayment', 'getPayment', 'confirmPayment'];
  for (const operation of order) expect(await callsOf(sandbox, operation), operation).toHaveLength(1);
  await page.goBack();
  await page.goBack();
  await pay.someoneElse
    .or(pay.heading(/payee|pay\?|details/))
    .first()
    .waitFor();
  expect(await callsOf(sandbox, 'confirmPayment')).toHaveLength(1);
});

test('a payment for a later day from the calendar is made with the keyboard alone', async ({
  page,
  customer,
  pay,
  sandbox,
}) => {
  await customer.begin('payments/make');
  await tabTo(page, pay.accounts.first());
  await page.keyboard.press('Enter');
  await expect(pay.heading('Who do you want to pay?')).toBeFocused();
  await tabTo(page, pay.payees.nth(1));
  await page.keyboard.press('Enter');
  await expect(pay.heading('Payment details')).toBeFocused();
  await tabTo(page, pay.amount);
  await page.keyboard.type('7');
  await tabTo(page, pay.reference);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await tabTo(page, pay.choice('Now'));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: /^Choose from a calendar/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Thursday 18 June 2026' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(pay.date).toHaveValue('20/06/2026');
  await expect(pay.dayNotice).toHaveText('Your payment will be processed on 22/06/2026');
  await page.keyboard.press('Escape');
  await tabTo(page, pay.goOn);
  await page.keyboard.press('Enter');
  await expect(pay.missingReference).toContainText('Continue without a reference?');
  await page.keyboard.press('Enter');
  await expect(pay.reference).toBeFocused();
  await page.keyboard.type('Hay');
  await page.keyboard.press('Enter');
  await expect(pay.heading('Check your answers')).toBeFocused();
  await tabTo(page, pay.confirm);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(pay.heading('Payment scheduled')).toBeFocused();
  expect(await callsOf(sandbox, 'confirmInstruction')).toHaveLength(1);
});
