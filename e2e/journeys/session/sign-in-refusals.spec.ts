import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

const locked = 'Invalid security details have been entered more than three times and your account has been locked.';
const lockedByBank = 'Your online access has been locked by the bank.';
const wrongCredentials = 'The User ID or password you entered is not correct.';
const accessDenied = 'You do not have access to this service.';

test('the fourth wrong password locks the customer, and the right one no longer works', async ({
  customer,
  signIn,
  accounts,
  expectComplaint,
}) => {
  expectComplaint(/status of 403/);
  await customer.arrive();
  for (let wrong = 0; wrong < 3; wrong += 1) {
    await signIn.as('private-customer', 'wrong-horse');
    await expect(signIn.alert).toHaveText('The details you entered are not valid.');
    await expect(signIn.password).toHaveValue('');
  }
  await signIn.as('private-customer', 'wrong-horse');
  await expect(signIn.alert).toContainText(locked);
  await signIn.as('private-customer');
  await expect(signIn.password).toHaveValue('');
  await expect(signIn.alert).toContainText(locked);
  await expect(accounts.heading).toHaveCount(0);

  await signIn.as('locked-user');
  await expect(signIn.password).toHaveValue('');
  await expect(signIn.alert).toContainText(locked);
  await signIn.as('admin-locked');
  await expect(signIn.alert).toContainText(lockedByBank);
  await expect(signIn.alert).toContainText('0113 496 0100');
  await expect(signIn.alert).toContainText('0113 496 0200');

  // Other customers are not locked.
  await signIn.as('read-only');
  await expect(accounts.heading).toBeVisible();
});

test('each login refusal has its own message, with header texts shown as plain text', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  expectComplaint(/status of 403/);
  const answers = [
    { code: 'DIGX_CZ_ACCESS_DENIED', says: accessDenied },
    { code: 'DIGX_XYZ_403', says: wrongCredentials },
    { code: 'DIGX_AUTH_0002', says: locked },
    { code: 'DIGX_CZ_AUTH_ADMIN', says: lockedByBank },
    {
      code: 'DIGX_AUTH_0001',
      header: { code: 'OBDXIDM-0', type: 'INVALID_CRED', message: 'These are <b>not</b> the details we hold.' },
      says: 'These are <b>not</b> the details we hold.',
    },
    {
      code: 'DIGX_XYZ_403',
      header: { code: 'OBDXIDM-0', type: 'OTHER', message: 'internal' },
      says: wrongCredentials,
    },
  ];
  await signIn.open(sites.production.url);
  for (const { code, header, says } of answers) {
    await page.route(
      '**/j_security_check*',
      (route) =>
        route.fulfill({
          status: 403,
          headers: header === undefined ? {} : { 'x-auth-failure-response': JSON.stringify(header) },
          json: { message: { code, type: 'ERROR', title: 'Login failed.' } },
        }),
      { times: 1 },
    );
    await signIn.as('private-customer');
    await expect(signIn.alert).toContainText(says);
    await expect(signIn.alert).not.toContainText('undefined');
    await expect(signIn.userId).toHaveValue('private-customer');
  }
});

test('login opens a session when the first call finds none', async ({
  page,
  context,
  signIn,
  accounts,
  expectComplaint,
}, { testId }) => {
  expectComplaint(/status of 404/);
  await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
  const steps: string[] = [];
  page.on('response', (response) => {
    const [, path] = /\/digx\/(.*)$/.exec(response.url()) ?? [];
    if (path !== undefined) steps.push(`${path.split('?')[0]} ${response.status()}`);
  });
  await signIn.open(sites.production.url);
  for (const first of ['session/nonce', 'publicKey']) {
    steps.length = 0;
    await page.route(
      `**/digx/v1/${first}*`,
      (route) => route.fulfill({ status: 404, json: { message: { code: 'DIGX_CZ_SESSION_01', type: 'ERROR' } } }),
      { times: 1 },
    );
    await signIn.as('private-customer');
    await expect(accounts.heading).toBeVisible();
    const refusedAt = steps.findIndex((step) => step.endsWith('404'));
    expect(steps[refusedAt]).toBe(`v1/${first} 404`);
    // The key and the salt are asked for at once: the salt's answer may still come after the refusal of the key.
    const [next, ...later] = steps.slice(refusedAt + 1).filter((step) => !step.startsWith('v1/salt '));
    expect(next).toBe('v1/session/nonce 200');
    expect(later).toContain('v1/publicKey 200');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await accounts.logOut();
    await page.getByRole('link', { name: 'Log in again' }).click();
  }
});

test('an expired visitor session shows the session-expired page', async ({ customer, page, signIn, shell }) => {
  await customer.arrive({ bank: 'fault:createSalt@419#1' });
  await signIn.as('private-customer');
  await expect(shell.sessionExpired).toBeVisible();
  await page.getByRole('link', { name: 'Log in again' }).click();
  await signIn.as('private-customer');
  await expect(page.getByRole('heading', { level: 1, name: 'My Accounts' })).toBeVisible();
});

test(
  'login returns to the requested page and never to another site',
  { tag: '@wide' },
  async ({ page, context, signIn, accounts, shell }, { testId }) => {
    await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
    await page.goto(`${sites.production.url}settings/marketing-preferences?from=mail`);
    await signIn.as('racing-owner');
    await expect(page.getByRole('heading', { level: 1, name: 'Marketing preferences' })).toBeVisible();
    await expect(page).toHaveURL(`${sites.production.url}settings/marketing-preferences?from=mail`);
    await accounts.logOut();
    await expect(shell.loggedOut).toBeVisible();

    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(sites.production.url).origin) elsewhere.push(request.url());
    });
    for (const wanted of [
      '//evil.example/accounts',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
      '/%2f%2fevil.example',
    ]) {
      await signIn.open(sites.production.url);
      // As an attacker could plant it in the history of this tab.
      await page.evaluate(
        (kept) => history.replaceState({ usr: { wanted: kept }, key: 'planted', idx: 0 }, ''),
        wanted,
      );
      await page.reload();
      await signIn.as('racing-owner');
      await expect(accounts.heading).toBeVisible();
      await expect(page).toHaveURL(`${sites.production.url}accounts`);
      await accounts.logOut();
      await expect(shell.loggedOut).toBeVisible();
    }
    // The same in the URL itself.
    for (const path of [
      '/evil.example/accounts',
      '%2f%2fevil.example',
      '/\\evil.example',
      'login?next=//evil.example',
    ]) {
      await page.goto(`${sites.production.url}${path}`);
      await expect(shell.notFound.or(signIn.submit)).toBeVisible();
      expect(new URL(page.url()).origin).toBe(new URL(sites.production.url).origin);
    }
    expect(elsewhere).toEqual([]);
  },
);
