import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import { UnresolvedScreen } from '#e2e/screens/shell/unresolved.screen.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ clock: '2026-03-03T09:30' });

const hetty = { name: 'Hetty Marlowe', sortCode: '601122', bank: 'Tannery Bank', accountNumber: '31926819' };

test('a new payee whose answer was lost is told at the next login, and is added again only once it cannot arrive', async ({
  page,
  customer,
  accounts,
  signIn,
  payees,
  newPayee,
  sandbox,
}) => {
  const [code, unresolved] = [new ChallengeScreen(page, 'code'), new UnresolvedScreen(page)];
  const add = async () => {
    await payees.add.click();
    await newPayee.fill(hetty);
    await newPayee.submit.click();
    await newPayee.goOn.click();
  };
  await customer.begin('payments/payees', { bank: 'cop:Y;otp:204816' });
  await controlOf(page).addFault({ operationId: 'confirmPayee', kind: 'offline', only: 2 });
  await add();
  await code.answer('204816');
  const unsure = 'We do not yet know whether this payee has been saved.';
  await expect(page.locator('main')).toContainText(unsure);
  const open = /A payee was being added at \d\d:\d\d on .* We do not yet know whether it was\./;
  await expect(unresolved.news).toContainText(open);
  await expect(unresolved.news).not.toContainText('Marlowe');
  const sent = await sandbox.callCount('confirmPayee');

  await accounts.logOut();
  await expect(unresolved.left).toContainText(open);
  await page.getByRole('link', { name: 'Log in again' }).click();
  await signIn.as('private-customer');
  await expect(unresolved.news).toContainText(open);
  await customer.visit('payments/payees');
  await add();
  await expect(page.locator('main')).toContainText(unsure);
  expect(await sandbox.callCount('confirmPayee')).toBe(sent);

  await sandbox.advanceClock('PT6M');
  await unresolved.look();
  await expect(unresolved.news).toContainText(
    /The payee that was being added at .* was not added\. Please add it again\./,
  );
  await unresolved.seen.click();
  await expect(unresolved.news).toHaveCount(0);
  await customer.visit('payments/payees');
  await add();
  await code.answer('204816');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payee created');
  await customer.visit('payments/payees');
  await payees.find('Hetty Marlowe');
  await expect(payees.row('Hetty Marlowe')).toHaveCount(1);
});
