import type { Page } from '@playwright/test';
import { CredentialsScreen, SetUpScreen } from '#e2e/screens/credentials/credentials.screen.ts';
import { balancesListed } from '#e2e/screens/sandbox/listed-balances.ts';
import { expectAccessible, looks } from '#e2e/support/axe.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page' });

const refused = /Failed to load resource: the server responded with a status of \d+/;
const landing = `${sites.sandbox.url}change-credentials`;
const next = 'Meadow_8Fence';
const external = 'https://paddock.example/reset-password';

/** Opens the link as an e-mail has it. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(`<a href="${link}">Choose a new password</a>`);
  await page.getByRole('link').click();
}

/** Everywhere a token could leak: history, storage, referrers and requests. */
async function watchLeaks(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    // Playwright reports the fragment, although browsers never send it.
    if (request.resourceType() === 'document') sent.push(request.url().replace(/#.*/, ''));
    sent.push(request.headers().referer ?? '');
  });
  return async function expectNoLeak(token: string): Promise<void> {
    const devtools = await page.context().newCDPSession(page);
    const { entries } = await devtools.send('Page.getNavigationHistory');
    const remembered = entries.map(({ url }) => url);
    const kept = await page.evaluate(() => [
      location.href,
      document.referrer,
      JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }, document.cookie]),
    ]);
    expect([...sent, ...remembered, ...kept].filter((text) => text.includes(token))).toEqual([]);
  };
}

test('a link with the corporate policy opens a password form alone and goes to login half a second after it is saved', async ({
  page,
  customer,
  signIn,
  accounts,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/status of (400|403|404)/);
  const setUp = new SetUpScreen(page);
  const form = new CredentialsScreen(page, 'password');
  await customer.begin('accounts', { persona: 'racing-owner' });
  await expect(accounts.heading).toBeVisible();
  const balances = await balancesListed(accounts, sandbox);
  await accounts.logOut();

  const expectNoLeak = await watchLeaks(page);
  await follow(page, `${landing}#corporate-token`);
  await expect(setUp.heading('Choose a new password')).toBeVisible();
  await expect(page).toHaveURL(`${landing}-password`);
  await setUp.expectAt(['Password', 'Password changed'], 'Password');
  await expect(form.current).toHaveCount(0);
  await expectNoLeak('corporate-token');
  // The link's query is not secret, but no page URL keeps it.
  expect(await callsOf(sandbox, 'checkResetToken')).not.toEqual([]);

  await form.change({ next: 'Stable_4Door' });
  await expect(form.next).toHaveAccessibleDescription(/New password can not be same as an old password/);
  await form.expectTyped({ next: 'Stable_4Door' });

  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await form.change({ next });
  await expect(setUp.heading('Your password has been changed')).toBeVisible();
  await page.clock.runFor(499);
  await expect(page).toHaveURL(`${landing}-password`);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(`${customer.site}login`);
  await expect(page.getByText('Your password has been changed. Please log in with the new one.')).toBeVisible();
  await page.clock.resume();
  await expectNoLeak('corporate-token');

  await signIn.as('racing-owner');
  await expect(signIn.alert).toBeVisible();
  await signIn.as('racing-owner', next);
  await expect(accounts.heading).toBeVisible();
  expect(await balancesListed(accounts, sandbox)).toEqual(balances);

  // A used link has expired.
  await accounts.logOut();
  await page.goto(`${landing}#corporate-token`);
  await expect(setUp.heading('This link has expired')).toBeVisible();
});

test('a link with any other policy goes to the external page with its query and without its token', async ({
  page,
}) => {
  const query = '?campaign=spring%20meeting&return=https%3A%2F%2Fevil.example';
  await page.route(/^https:\/\/paddock\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Outside</title>' }),
  );
  const expectNoLeak = await watchLeaks(page);
  await follow(page, `${landing}${query}#token=valid-token`);
  await expect(page).toHaveURL(`${external}${query}`);
  await expectNoLeak('valid-token');
  // Back does not return to the link.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('a reset link works under the production headers and ends an earlier session', async ({
  page,
  browser,
  signIn,
  accounts,
  context,
  expectComplaint,
}, { testId }) => {
  expectComplaint(/status of 401/);
  const extraHTTPHeaders = { 'X-Sandbox': testId };
  await context.setExtraHTTPHeaders(extraHTTPHeaders);
  await context.request.post(`${sites.bank.url}__sandbox/reset`, { headers: extraHTTPHeaders, data: { sandbox: '' } });
  await signIn.open(sites.production.url);
  await signIn.as('racing-owner');
  await expect(accounts.heading).toBeVisible();

  const elsewhere = await browser.newContext({ extraHTTPHeaders });
  const other = await elsewhere.newPage();
  const expectNoLeak = await watchLeaks(other);
  await follow(other, `${sites.production.url}change-credentials#corporate-token`);
  await new CredentialsScreen(other, 'password').change({ next });
  await expect(other.getByText('Your password has been changed. Please log in with the new one.')).toBeVisible();
  await expectNoLeak('corporate-token');
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your session has expired' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in again' }).click();
  await signIn.as('racing-owner', next);
  await expect(accounts.heading).toBeVisible();
});

test('an expired link shows two telephone numbers, no form, and no trace after a reload', async ({ page, sandbox }) => {
  const setUp = new SetUpScreen(page);
  for (const { link, token } of [
    { link: 'change-credentials#expired-token', token: 'expired-token' },
    { link: 'change-credentials#token=made-up', token: 'made-up' },
    { link: 'change-credentials-password#expired-token', token: 'expired-token' },
    { link: 'change-credentials-new#%3Cscript%3E', token: 'script' },
  ]) {
    const expectNoLeak = await watchLeaks(page);
    await follow(page, `${sites.sandbox.url}${link}`);
    await expect(setUp.heading('This link has expired'), link).toBeVisible();
    await expect(page.getByRole('link', { name: '0113 496 0100' })).toBeVisible();
    await expect(page.getByRole('link', { name: '0113 496 0200' })).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
    await expectNoLeak(token);
    expect(await callsOf(sandbox, 'getPasswordPolicy')).toEqual([]);
    await page.reload();
    await expect(page).toHaveURL(`${sites.sandbox.url}login`);
  }
});

test('a reload of the form explains what to do and keeps no trace of the link', async ({ page }) => {
  const setUp = new SetUpScreen(page);
  for (const link of ['change-credentials#corporate-token', 'change-credentials-password#valid-token']) {
    const expectNoLeak = await watchLeaks(page);
    await follow(page, `${sites.sandbox.url}${link}`);
    await expect(setUp.heading('Choose a new password'), link).toBeVisible();
    await page.reload();
    await expect(setUp.heading('Please open your link again')).toBeVisible();
    await expectNoLeak(link.endsWith('corporate-token') ? 'corporate-token' : 'valid-token');
    await page.getByRole('link', { name: 'Back to log in' }).click();
    await expect(page).toHaveURL(`${sites.sandbox.url}login`);
  }
});

for (const { path, fragment } of [
  { path: 'change-credentials-password', fragment: '#valid-token' },
  { path: 'change-credentials-new', fragment: '#token=valid-token' },
]) {
  test(`/${path} shows the password form for every policy, and login without a token`, {
    tag: path === 'change-credentials-new' ? [] : '@wide',
  }, async ({ page, signIn, accounts, sandbox, expectComplaint }) => {
    expectComplaint(/status of (404|419)/);
    const setUp = new SetUpScreen(page);
    const form = new CredentialsScreen(page, 'password');
    await page.goto(`${sites.sandbox.url}${path}?sandbox=freeze:yes${fragment}`);
    await setUp.expectAt(['Password', 'Password changed'], 'Password');
    await expect(page).toHaveURL(`${sites.sandbox.url}${path}`);
    // Saving works even after the visitor's session has expired.
    await sandbox.advanceClock('PT11M');
    await form.change({ next });
    await expect(page).toHaveURL(`${sites.sandbox.url}login`);
    expect(await callsOf(sandbox, 'getPasswordPolicy')).toEqual([]);
    await signIn.as('private-customer', next);
    await expect(accounts.heading).toBeVisible();

    await accounts.logOut();
    await page.goto(`${sites.sandbox.url}${path}`);
    await expect(page).toHaveURL(`${sites.sandbox.url}login`);
  });
}

test('a failed check of a link can be retried, and everything typed survives each failure', async ({
  page,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/);
  const setUp = new SetUpScreen(page);
  const form = new CredentialsScreen(page, 'password');
  const faults = [
    'checkResetToken@500#1',
    'getPasswordPolicy@offline#1',
    'getPublicKey@503#1',
    'resetPassword@429#1',
    'resetPassword@html-blocked#2',
    'resetPassword@code=DIGX_CZ_TOKEN_01#3',
  ].join();
  await page.goto(`${landing}?sandbox=fault:${encodeURIComponent(faults)}#corporate-token`);
  for (const says of [/technical issue/, /network issue/]) {
    await expect(setUp.heading('We could not check your link')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(says);
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  await form.fill({ next });
  // The key could not be had, so nothing was sent; after that, it may have been changed.
  for (const says of [/technical issue/, /We do not yet know whether/, /We do not yet know whether/]) {
    await form.submit.click();
    await expect(form.errors.or(form.trouble)).toContainText(says);
    if (await form.trouble.isVisible()) await form.trouble.getByRole('button', { name: 'Close' }).click();
    await form.expectTyped({ next });
  }
  // The same link has been used elsewhere meanwhile.
  await form.submit.click();
  await expect(setUp.heading('This link has expired')).toBeVisible();
  expect(await callsOf(sandbox, 'resetPassword')).toHaveLength(3);
});

for (const { name, ...look } of looks) {
  test.describe(name, () => {
    test.use(look);
    test(`the form, a failed check and an expired link are accessible, ${name}`, {
      tag: '@wide',
    }, async ({ page, expectComplaint }) => {
      expectComplaint(refused);
      const setUp = new SetUpScreen(page);
      const form = new CredentialsScreen(page, 'password');
      await page.goto(`${landing}?sandbox=fault:checkResetToken@500%231#corporate-token`);
      await expectAccessible(page, setUp.heading('We could not check your link'));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectAccessible(page, form.next);
      await form.change({ next: 'abc', confirm: 'abd' });
      await expectAccessible(page, form.errors);
      await page.goto(`${landing}-new#expired-token`);
      await expectAccessible(page, setUp.heading('This link has expired'));
    });
  });
}
