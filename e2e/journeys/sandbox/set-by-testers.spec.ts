import { SetUpScreen } from '#e2e/screens/credentials/credentials.screen.ts';
import { expect, test } from '#e2e/test.ts';

test('a tester locks a customer, unlocks them, and has the terms accepted at the next login', async ({
  customer,
  page,
  signIn,
  accounts,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/status of 40[13]/);
  await customer.arrive();
  await sandbox.doVerb('lock-customer');
  await signIn.as('private-customer');
  await expect(signIn.alert).toContainText('Your online access has been locked by the bank.');
  await sandbox.doVerb('unlock-customer');
  await sandbox.doVerb('require-login-step');
  await signIn.as('private-customer');
  const setUp = new SetUpScreen(page);
  await setUp.expectAt(['Terms', 'Finish'], 'Terms');
  await setUp.button('I accept the terms').click();
  await setUp.expectAt(['Terms', 'Finish'], 'Finish');
  await customer.visit('accounts');
  await expect(accounts.heading).toBeVisible();
});
