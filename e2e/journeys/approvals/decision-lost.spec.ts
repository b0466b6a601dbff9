import { AuthorisationsScreen } from '#e2e/screens/approvals/authorisations.screen.ts';
import { UnresolvedScreen } from '#e2e/screens/shell/unresolved.screen.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ persona: 'approver', clock: '2026-03-03T09:30' });

test('an authorisation whose answer was lost is told after a reload and at the next login, and is given once', async ({
  page,
  customer,
  accounts,
  signIn,
  sandbox,
}) => {
  const [list, unresolved] = [new AuthorisationsScreen(page), new UnresolvedScreen(page)];
  await customer.begin('settings/authorisations', { bank: 'otp:204816' });
  await controlOf(page).addFault({ operationId: 'approveTransaction', kind: 'late=60', only: 1 });
  const trims = list.item('£1,240.00');
  await list.authoriseWithCode(trims, '204816');
  const doubt = 'We do not yet know whether the bank has received your decision.';
  await expect(trims.getByRole('alert')).toContainText(doubt);
  await expect(unresolved.news).toHaveCount(0);
  const sent = await sandbox.callCount('approveTransaction');

  await page.reload();
  await list.loaded();
  const open = /A request was being authorised at \d\d:\d\d on .* We do not yet know whether it was\./;
  await expect(unresolved.news).toContainText(open);
  await list.authorise(trims).click();
  await expect(trims.getByRole('alert')).toContainText(doubt);
  expect(await sandbox.callCount('approveTransaction')).toBe(sent);

  await accounts.logOut();
  await expect(unresolved.left).toContainText(open);
  await page.getByRole('link', { name: 'Log in again' }).click();
  await signIn.as('approver');
  await expect(unresolved.news).toContainText(open);
  await sandbox.advanceClock('PT2M');
  await unresolved.look();
  await expect(unresolved.news).toContainText(/The request that was being authorised at .* has been authorised\./);
  await unresolved.seen.click();
  await expect(unresolved.news).toHaveCount(0);
  expect(await sandbox.callCount('approveTransaction')).toBe(sent);
  await customer.visit('settings/authorisations');
  await expect(list.decided.getByRole('listitem').filter({ hasText: '£1,240.00' }).first()).toContainText('Authorised');
});
