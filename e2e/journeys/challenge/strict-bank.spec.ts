import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import { CredentialsScreen, SetUpScreen } from '#e2e/screens/credentials/credentials.screen.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

const refused = /Failed to load resource: the server responded with a status of (?:404|417)/;
const otp = '204816';

test('a strict bank asks for a code before old transactions, and before a payee is added', async ({
  customer,
  page,
  transactions,
  payees,
  newPayee,
  expectComplaint,
}) => {
  expectComplaint(refused);
  const code = new ChallengeScreen(page, 'code');
  await customer.begin('accounts/transactions/{account:current}', {
    bank: `sca:strict;otp:${otp};cop:Y`,
    whole: false,
  });
  await expect(code.dialog).toContainText('To see older transactions, enter the six-digit code');
  await code.answer('111111');
  await expect(code.refusal).toContainText('not valid');
  await code.answer(otp);
  await expect(code.dialog).toHaveCount(0);
  await transactions.loaded();

  await customer.visit('payments/payees');
  await payees.add.click();
  await newPayee.fill({ name: 'Ivo Larkmead', sortCode: '601122', bank: 'Tannery Bank', accountNumber: '31926820' });
  await newPayee.submit.click();
  await newPayee.goOn.click();
  await expect(code.dialog).toContainText('add Ivo Larkmead, sort code 60-11-22, account ending 6820, as a payee');
  await code.answer(otp);
  await expect(code.dialog).toHaveCount(0);
  await customer.visit('payments/payees');
  await payees.find('Ivo Larkmead');
});

test('old transactions are not shown without a code, and can be asked for again', async ({
  customer,
  page,
  transactions,
  expectComplaint,
}) => {
  expectComplaint(refused);
  const code = new ChallengeScreen(page, 'code');
  await customer.begin('accounts/transactions/{account:current}', { bank: `sca:strict;otp:${otp}`, whole: false });
  await code.cancel.click();
  await expect(code.dialog).toHaveCount(0);
  await page
    .getByRole('button', { name: /try again/i })
    .first()
    .click();
  await code.answer(otp);
  await transactions.loaded();
});

test.describe('by a reset link', () => {
  test.use({ host: 'page' });

  test('a strict bank asks for a code before a new password is set', async ({
    customer,
    page,
    signIn,
    accounts,
    expectComplaint,
  }) => {
    expectComplaint(refused);
    const setUp = new SetUpScreen(page);
    const form = new CredentialsScreen(page, 'password');
    const code = new ChallengeScreen(page, 'code');
    await customer.arrive({ persona: 'racing-owner', bank: `sca:strict;otp:${otp}` });
    await page.goto(`${sites.sandbox.url}change-credentials#corporate-token`);
    await expect(setUp.heading('Choose a new password')).toBeVisible();
    await form.change({ next: 'Meadow_8Fence' });
    await expect(code.dialog).toContainText('To set a new password with your link, enter the six-digit code');
    await code.resend.click();
    await expect(code.news).toContainText('We have sent you a new code.');
    await code.answer(otp);
    await expect(page).toHaveURL(`${customer.site}login`);
    await signIn.as('racing-owner', 'Meadow_8Fence');
    await expect(accounts.heading).toBeVisible();
  });
});
