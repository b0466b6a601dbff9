import { ChallengeScreen, Phone } from '#e2e/screens/challenge/challenge.screen.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { expect, test } from '#e2e/test.ts';

test('a payee left while its code is being checked is reported elsewhere; one left before its code is given is not added', async ({
  customer,
  page,
  payees,
  newPayee,
}) => {
  const code = new ChallengeScreen(page, 'code');
  const news = page.getByRole('region', { name: 'Recent changes to payees' });
  await customer.begin('payments/payees', { bank: 'cop:Y' });

  await payees.add.click();
  await newPayee.fill({ name: 'Ivo Larkmead', sortCode: '601122', bank: 'Tannery Bank', accountNumber: '31926820' });
  await newPayee.submit.click();
  await newPayee.goOn.click();
  await expect(code.dialog).toBeVisible();
  await page.goBack();
  await expect(payees.heading).toBeVisible();
  await expect(code.dialog).toHaveCount(0);
  await payees.search.fill('Ivo Larkmead');
  await expect(payees.row('Ivo Larkmead')).toHaveCount(0);
  await expect(news).toHaveCount(0);
  await payees.search.fill('');

  await payees.add.click();
  await newPayee.fill({ name: 'Hetty Marlowe', sortCode: '601122', bank: 'Tannery Bank', accountNumber: '31926819' });
  await newPayee.submit.click();
  const sent = (await new Phone(page).messages()).length;
  await newPayee.goOn.click();
  await expect(code.dialog).toContainText('add Hetty Marlowe, sort code 60-11-22, account ending 6819, as a payee');
  const digits = await new Phone(page).code(sent);
  await controlOf(page).setSwitches({ latency: 1_500 });
  await code.answer(digits);
  await page.goBack();
  await expect(payees.heading).toBeVisible();
  await expect(news).toContainText('Hetty Marlowe was added to your payees.', { timeout: 20_000 });
  await controlOf(page).setSwitches({ latency: 'none' });
  await payees.find('Hetty Marlowe');
  await news.getByRole('button', { name: 'OK' }).click();
  await expect(news).toHaveCount(0);
});

test('a deletion left by Back is reported once done', async ({ customer, page, pay, payees }) => {
  const news = page.getByRole('region', { name: 'Recent changes to payees' });
  await customer.begin('payments');
  await pay.managePayees.click();
  await expect(payees.heading).toBeVisible();
  const row = await payees.find('Dr Cordelia Cawthorpe');
  await expect(row).toBeVisible();
  await payees.delete('Dr Cordelia Cawthorpe').click();
  await controlOf(page).setSwitches({ latency: 1_500 });
  await payees.deletion.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.evaluate(() => history.back());
  await expect(pay.managePayees).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Accounts' }).click();
  await expect(news).toContainText('Dr Cordelia Cawthorpe was deleted from your payees.', { timeout: 20_000 });
  await news.getByRole('button', { name: 'OK' }).click();
  await expect(news).toHaveCount(0);
});
