import { AuthorisationsScreen } from '#e2e/screens/approvals/authorisations.screen.ts';
import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ persona: 'approver', clock: '2026-03-03T09:30' });

test('the approver sees items of every kind, decides by keyboard, and a lost answer is looked up', async ({
  page,
  customer,
  accounts,
  sandbox,
}) => {
  const bank = 'otp:204816;fault:approveTransaction@lost-answer#3';
  await customer.begin('settings/authorisations', { bank });
  const list = new AuthorisationsScreen(page);
  await list.loaded();
  const kinds = [
    'Payment',
    'New payee',
    'Change of payee',
    'Standing order',
    'Bulk payment file',
    'Cheque book',
    'Pay-in book',
  ];
  for (const kind of kinds) await expect(list.item(new RegExp(`^${kind}`)).first()).toContainText('Requested by');
  await expect(list.item('Bulk payment file')).toContainText(/FileSUPPLIERS\.csvPayments4/);
  await expect(list.item('Standing order')).toContainText(
    /First payment17\/03\/2026.*Frequency.*Monthly.*Last payment/,
  );
  await expect(list.item('£12,500.00')).toContainText(/Semi Authorised.*1 of 2/);
  const past = 'This transaction can no longer be authorised as it is dated in the past.';
  await expect(list.item('£385.00')).toContainText(past);
  await expect(list.authorise(list.item('£385.00'))).toHaveCount(0);
  await expect(list.decided.getByRole('listitem').filter({ hasText: 'EXPIRED' }).first()).toContainText(past);

  // By keyboard alone; while one is processed the others are disabled.
  const trims = list.item('£1,240.00');
  await list.authorise(trims).focus();
  const before = await list.authorise(trims).boundingBox();
  await page.keyboard.press('Enter');
  const code = new ChallengeScreen(page, 'code');
  await expect(code.dialog).toContainText(
    'To authorise the payment of £1,240.00 to P Vance t/a Valley Forge Farriers, 83-06-17 · 60187392',
  );
  const busy = trims.locator('button[aria-disabled=true]').first();
  expect(await busy.boundingBox(), 'a busy button keeps its place and size').toEqual(before);
  await code.cancel.click();
  await expect(trims.getByRole('alert')).toContainText('nothing has been changed');
  await list.authorise(trims).focus();
  await page.keyboard.press('Enter');
  await expect(
    list
      .decline(list.item('Cheque book'))
      .or(list.decline(list.item('£385.00')))
      .first(),
  ).toHaveAttribute('aria-disabled', 'true');
  await code.type('204816');
  await page.keyboard.press('Enter');
  await expect(trims.getByRole('status')).toBeFocused();
  await expect(trims.getByRole('status')).toContainText(/^Authorised03\/03\/2026 09:30/);
  const sent = (await callsOf(sandbox, 'approveTransaction')).map(({ status }) => status);
  expect(sent.filter((status) => status !== 417)).toHaveLength(1);

  await list.declineSurely(list.item('Cheque book'));
  await expect(list.item('Cheque book').getByRole('status')).toContainText('Declined');
  await customer.visit('accounts');
  await expect(page.getByText('7 items are awaiting your authorisation.')).toBeVisible();
  await page.getByRole('link', { name: 'Review them' }).click();
  await list.loaded();
  await expect(list.decided.getByRole('listitem').filter({ hasText: 'Cheque book' }).first()).toContainText('Declined');
  await accounts.entitySelector.click();
  await page.getByRole('option').last().click();
  await expect(list.waiting).toContainText('Nothing is awaiting your authorisation.');
  await expect(page).toHaveURL(/\/settings\/authorisations$/);
});

test('what can be authorised comes first with its total, details open in place, and the file speaks to the authoriser', async ({
  page,
  customer,
  shell,
}) => {
  await customer.begin('settings/authorisations');
  const list = new AuthorisationsScreen(page);
  await list.loaded();
  await expect(list.waiting).toContainText(
    '8 to authorise, £14,173.00 in all. Regular payments are counted once. 1 is past its date and can only be declined.',
  );
  await expect(shell.menuButton('Details & settings')).toHaveAccessibleName(
    'Details & settings (9 awaiting your authorisation)',
  );
  // The header marks the section, as it does the others.
  await expect(shell.menuButton('Details & settings')).toHaveAttribute('aria-current', 'true');
  await shell.open('Details & settings');
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Authorisations9 awaiting your authorisation/ }),
  ).toHaveCount(1);
  await page.keyboard.press('Escape');
  const rows = list.waiting.locator('ul > li');
  await expect(rows.nth(0)).toContainText(/£1,240\.00.*From Hazel Copse Bloodstock Ltd, ending 9411.*Due today/);
  await expect(rows.nth(1)).toContainText(/£12,500\.00.*Due today/);
  await expect(rows.nth(2)).toContainText(/SUPPLIERS\.csv.*4 paymentsView the file/);
  await expect(rows.nth(2)).toContainText(/Requested on01\/03\/2026 09:30.*File referenceBF2606090101/);
  await expect(rows.nth(2)).not.toContainText('Due today');
  await expect(rows.nth(1).getByRole('heading', { level: 3 })).toHaveText('Payment: Guildhall Auctioneers, £12,500.00');
  await expect(rows.last()).toContainText('£385.00');

  const large = list.item('£12,500.00');
  await expect(large.getByText('Requested by')).toBeHidden();
  await list.openDetails(large);
  await expect(large.getByText('Requested by')).toBeVisible();
  await expect(large.getByRole('listitem')).toHaveText([/^Pending/, /^Accepted/]);
  await expectAccessible(page, large.getByText('Requested by'));
  await expectNoSidewaysScroll(page, 360);

  await rows.nth(2).getByRole('link', { name: 'View the file' }).click();
  await expect(
    page.getByText('This file is awaiting your authorisation. Nothing will be paid until it is authorised.'),
  ).toBeVisible();
});

test('on a narrow screen the menu says what awaits the customer', async ({ page, customer, shell }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await customer.begin('accounts');
  await expect(shell.opener).toHaveAccessibleName('More , 9 awaiting your authorisation');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(shell.opener).toHaveAccessibleName(/^Menu.*, 9 awaiting your authorisation$/);
  await shell.openSlideMenu();
  await expect(shell.slideMenu.getByRole('listitem').filter({ hasText: /^Authorisations9 awaiting/ })).toBeVisible();
});
