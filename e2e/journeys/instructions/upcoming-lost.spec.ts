import { UpcomingScreen } from '#e2e/screens/payments/upcoming.screen.ts';
import { UnresolvedScreen } from '#e2e/screens/shell/unresolved.screen.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ clock: '2026-03-03T09:30' });

test('a cancellation whose answer was lost is told at the next login, and is made once', async ({
  page,
  customer,
  accounts,
  signIn,
  sandbox,
}) => {
  const [upcoming, unresolved] = [new UpcomingScreen(page), new UnresolvedScreen(page)];
  await customer.begin('payments/upcoming');
  await controlOf(page).addFault({ operationId: 'confirmCancellation', kind: 'late=60', only: 1 });
  const dialog = upcoming.dialog('Cancel future payment');
  const cancel = async () => {
    await upcoming.action('Piano', 'Cancel').click();
    await dialog.getByRole('button', { name: 'Cancel future payment' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We do not yet know whether this has been done.');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  };
  await cancel();
  const open = /A future payment or transfer was being cancelled at .* We do not yet know whether it was\./;
  await expect(unresolved.news).toContainText(open);
  // It is only looked up, by another dialog as well.
  await cancel();
  expect(await sandbox.callCount('confirmCancellation')).toBe(1);

  await accounts.logOut();
  await expect(unresolved.left).toContainText(open);
  await page.getByRole('link', { name: 'Log in again' }).click();
  await signIn.as('private-customer');
  await expect(unresolved.news).toContainText(open);
  await sandbox.advanceClock('PT2M');
  await unresolved.look();
  await expect(unresolved.news).toContainText(
    /The future payment or transfer that was being cancelled at .* was cancelled\./,
  );
  await unresolved.news.getByRole('button', { name: 'OK' }).click();
  await customer.visit('payments/upcoming');
  await expect(upcoming.over('Closed payments', 'Piano')).toContainText('Cancelled');
});

test('an edit that never arrives is told as not made once it cannot arrive any more', async ({
  page,
  customer,
  accounts,
  signIn,
  sandbox,
}) => {
  const [upcoming, unresolved] = [new UpcomingScreen(page), new UnresolvedScreen(page)];
  await customer.begin('payments/upcoming');
  await upcoming.action('RAINY DAY', 'Edit').click();
  await controlOf(page).addFault({ operationId: 'editInstruction', kind: 'offline', only: 2 });
  await upcoming.edit('251.50', 'WET DAY');
  await expect(page.getByRole('alert')).toContainText('We do not yet know whether this has been done.');
  await expect(unresolved.news).toHaveCount(0);

  await accounts.logOut();
  const open = /A standing order or regular transfer was being edited at .* We do not yet know whether it was\./;
  await expect(unresolved.left).toContainText(open);
  await page.getByRole('link', { name: 'Log in again' }).click();
  await signIn.as('private-customer');
  await expect(unresolved.news).toContainText(open);
  await sandbox.advanceClock('PT6M');
  await unresolved.look();
  await expect(unresolved.news).toContainText(/that was being edited at .* was not edited\. Please look at it again\./);
  await unresolved.news
    .getByRole('link')
    .or(unresolved.news.getByRole('button', { name: 'OK' }))
    .first()
    .click();
  await customer.visit('payments/upcoming');
  await expect(upcoming.row('RAINY DAY')).toContainText('£200.00');
});
