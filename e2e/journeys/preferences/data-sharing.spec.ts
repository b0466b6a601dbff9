import { DataSharingScreen } from '#e2e/screens/preferences/data-sharing.screen.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test('a provider sends a customer, who logs in and gives access', async ({ page, signIn, sandbox }) => {
  const sharing = new DataSharingScreen(page);
  // The provider's return link, logged out.
  const link = 'settings/paymentcompanies?accessPointId=trotting-up';
  await page.goto(`${sites.sandbox.url}${link}&sandbox=${encodeURIComponent('clock:2026-06-17T10:00;freeze:yes')}`);
  await signIn.as('private-customer');
  await expect(sharing.heading).toBeVisible();
  await expect(page).toHaveURL(/paymentcompanies\?accessPointId=trotting-up$/);
  await expect(sharing.image).toHaveAttribute('src', /^data:image\/png;base64,/);

  await sharing.button('About data sharing').press('Enter');
  await expect(sharing.about).toContainText('Account aggregation');
  await expect(sharing.about).toContainText('Payment initiation');
  await expect(sharing.about).toContainText('revoke your consent');
  await page.keyboard.press('Escape');
  await expect(sharing.button('About data sharing')).toBeFocused();

  await expect(sharing.button('Provide Access')).toHaveAttribute('aria-disabled', 'true');
  const count = await sharing.boxes.count();
  await tabTo(page, sharing.button('Select All'));
  await page.keyboard.press('Enter');
  await expect(sharing.ticked).toHaveCount(count);
  await sharing.boxes.first().uncheck();
  await sharing.button('Select All').click();
  await sharing.button('Deselect').click();
  await expect(sharing.ticked).toHaveCount(0);
  await expect(sharing.button('Provide Access')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('main fieldset').first()).toContainText('60-93-03');

  await sharing.boxes.first().check();
  await sharing.button('Provide Access').click();
  await expect(sharing.items).toHaveCount(1);
  await expect(sharing.items).toContainText('Account enquiries');
  await sharing.button('Amend').click();
  await expect(sharing.ticked).toHaveCount(1);
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page, page.locator('main'));
  await sharing.button('Provide Access').click();
  await sharing.button('Confirm').click();
  await expect(page.getByText('Trotting Up has successfully linked to your accounts.')).toBeVisible();
  expect(await callsOf(sandbox, 'createAccountAccess')).toHaveLength(1);

  await page.reload();
  await expect(sharing.ticked).toHaveCount(1);
  await sharing.button('Select All').click();
  await sharing.button('Provide Access').click();
  await sharing.button('Confirm').click();
  await page.getByRole('link', { name: 'Back to your accounts' }).click();
  await expect(page).toHaveURL(/\/accounts$/);
  expect(await callsOf(sandbox, 'changeAccountAccess')).toHaveLength(1);
});

test('entities, providers and failures of data sharing', async ({ page, customer, sandbox }) => {
  const sharing = new DataSharingScreen(page);
  await customer.begin('settings/paymentcompanies', { persona: 'racing-owner', bank: 'do:provider-asks' });
  // One of four access points is the bank's own.
  await expect(sharing.items).toHaveCount(3);
  await expect(page.locator('main')).not.toContainText('Mobile banking');
  // A text that says it is a picture is not shown as one.
  await expect(sharing.image).toHaveCount(2);
  await page.getByRole('link', { name: 'Furlong Finance' }).click();
  await expect(sharing.items).toHaveCount(2);
  await expect(page.locator('main')).not.toContainText('Stud Company');
  await sharing.items.last().getByRole('button').click();
  await expect(sharing.ticked).toHaveCount(0);
  await sharing.button('Change entity').click();
  await sharing.items.first().getByRole('button').click();
  await expect(sharing.ticked).toHaveCount(2);

  // A failed save is silent: the review stays, and Confirm is live again.
  await sandbox.failNextCall('changeAccountAccess', '500');
  await sharing.button('Select All').click();
  await sharing.button('Provide Access').click();
  await sharing.button('Confirm').click();
  await expect.poll(async () => (await callsOf(sandbox, 'changeAccountAccess')).length).toBe(1);
  await expect(sharing.button('Confirm')).not.toHaveAttribute('aria-disabled', 'true');
  await expect(sharing.alert).toHaveCount(0);
  await sharing.button('Confirm').click();
  await expect(page.getByText('Furlong Finance has successfully linked to your accounts.')).toBeVisible();

  await customer.visit('settings/paymentcompanies?accessPointId=gone');
  await expect(page.getByText('This provider is not asking for access')).toBeVisible();
  await customer.begin('settings/paymentcompanies', { persona: 'no-accounts' });
  await expect(page.getByText('No accounts available.', { exact: true })).toBeVisible();
  await customer.begin('settings/paymentcompanies?accessPointId=halter-books', {
    bank: 'do:provider-asks,provider-asks,provider-asks',
  });
  await expect(page.getByText('Setup for selected TPP does not exist', { exact: true })).toBeVisible();
  await customer.begin('settings/paymentcompanies', { bank: 'fault:getPreferences@500' });
  await expect(sharing.alert).toContainText('System cannot process the request currently.');
});

test('nothing is claimed from nonsense, and every end of data sharing has a way on', async ({
  page,
  customer,
  expectComplaint,
}) => {
  // One answer is not the bank's.
  expectComplaint(/status of 500/);
  const sharing = new DataSharingScreen(page);
  const named = 'settings/paymentcompanies?accessPointId=trotting-up';
  const back = page.locator('main').getByRole('link', { name: 'Back to your accounts' });
  const everyProvider = page.locator('main').getByRole('link', { name: 'See all providers' });

  for (const operation of ['getPreferences', 'getAccessPoint', 'listRelations', 'getSharingSetup']) {
    await customer.begin(named, { bank: `fault:${operation}@nonsense` });
    await expect(sharing.alert).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/asking for access|No accounts|does not exist/);
    await expect(sharing.boxes).toHaveCount(0);
    await expect(back).toBeVisible();
  }
  await controlOf(page).clearFaults();
  await sharing.alert.getByRole('button', { name: 'Try again' }).click();
  await expect(sharing.boxes.first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Your data sharing' }).click();
  await expect(page).toHaveURL(/paymentcompanies$/);

  // One provider of two is missing: the other is not taken for the only one, nor the missing one for withdrawn.
  await page.route(
    (url) => url.pathname.endsWith('/accessPoints/trotting-up'),
    (route) => route.fulfill({ status: 500, json: { message: { code: 'DIGX_PROD_DEF_0000', type: 'ERROR' } } }),
    { times: 1 },
  );
  await customer.begin('settings/paymentcompanies', { persona: 'racing-owner', bank: 'do:provider-asks' });
  await expect(sharing.alert).toBeVisible();
  await expect(sharing.items).toHaveCount(2);
  await customer.begin('settings/paymentcompanies?accessPointId=gone', {
    persona: 'racing-owner',
    bank: 'do:provider-asks;fault:getAccessPoint@500~1',
  });
  await expect(sharing.alert).toBeVisible();
  await expect(page.locator('main')).not.toContainText('asking for access');
  await sharing.alert.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByText('This provider is not asking for access')).toBeVisible();
  await everyProvider.click();
  await expect(sharing.items).toHaveCount(3);

  await customer.begin('settings/paymentcompanies?accessPointId=halter-books', {
    bank: 'do:provider-asks,provider-asks,provider-asks',
  });
  await expect(page.getByText('Setup for selected TPP does not exist', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page, page.locator('main'));
  await everyProvider.press('Enter');
  await expect(sharing.items.first()).toBeVisible();
  await customer.begin('settings/paymentcompanies', { persona: 'no-accounts' });
  await expect(page.getByText('No accounts available.', { exact: true })).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(/\/accounts$/);
});

test('without a nonce for data sharing the session is over', async ({ page, customer, sandbox }) => {
  const sharing = new DataSharingScreen(page);
  await customer.begin('settings/paymentcompanies');
  const before = (await callsOf(sandbox, 'createNonce')).length;
  await sandbox.failNextCall('createNonce', 'no-nonce');
  await sharing.boxes.first().check();
  await sharing.button('Provide Access').click();
  await sharing.button('Confirm').click();
  await expect(page).toHaveURL(/\/session-expired$/);
  expect(await callsOf(sandbox, 'createNonce')).toHaveLength(before + 1);
  expect(await callsOf(sandbox, 'createAccountAccess')).toEqual([]);
});
