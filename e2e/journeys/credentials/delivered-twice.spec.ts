import { CredentialsScreen, SetUpScreen } from '#e2e/screens/credentials/credentials.screen.ts';
import { SignInScreen } from '#e2e/screens/session/sign-in.screen.ts';
import type { GatewayPlan } from '#e2e/support/gateway.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

// The production build behind a gateway that sends a change twice, or answers it itself.

const pin = { current: '2580', next: '1357' };
const unknown = 'We do not yet know whether your transaction PIN has been changed.';

for (const [what, plan, isChanged] of [
  ['is sent to the bank twice', { times: 2 }, true],
  ['is answered by a gateway with an empty object', { stray: {} }, false],
] as const satisfies readonly (readonly [string, GatewayPlan, boolean])[]) {
  test(`a change of PIN that ${what} may have been made, and the customer is told what to try`, async ({
    page,
    context,
    accounts,
    expectComplaint,
  }, { testId }) => {
    expectComplaint(/status of (400|403)/);
    const headers = { 'X-Sandbox': testId };
    await context.setExtraHTTPHeaders(headers);
    const world = { headers, data: { sandbox: 'persona:read-only;clock:2026-06-17T10:00' } };
    expect((await context.request.post(`${sites.bank.url}__sandbox/reset`, world)).ok()).toBe(true);
    const form = new CredentialsScreen(page, 'transaction PIN');
    await page.goto(sites.production.url);
    await new SignInScreen(page).as('read-only');
    await expect(accounts.heading).toBeVisible();
    await page.goto(`${sites.production.url}${form.path}`);
    await context.request.post(`${sites.gateway.url}__gateway`, { headers, data: plan });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/credentials/transactionPin')) sent.push(request.method());
    });

    await form.change(pin);
    await expect(form.trouble).toContainText(unknown);
    await expect(form.trouble).toContainText('enter the new one first');
    await form.trouble.getByRole('button', { name: 'Close' }).click();
    await form.expectTyped(pin);
    expect(sent).toEqual(['PUT']);
    await expect(form.saved).toHaveCount(0);

    if (!isChanged) {
      await form.submit.click();
      await expect(form.saved).toBeVisible();
      return;
    }
    await form.submit.click();
    await expect(form.current).toHaveAccessibleDescription(/not correct.*try the new PIN as your current one/);
    await expect(page.getByRole('region', { name: 'Your transaction PIN may have been changed' })).toBeFocused();
    await form.change({ current: pin.next, next: '8642' });
    await expect(form.saved).toBeVisible();
  });
}

test('a password that a link sets is sent to the bank twice, and the customer is told to try it', async ({
  page,
  context,
  accounts,
  expectComplaint,
}, { testId }) => {
  expectComplaint(/Failed to load resource/);
  const headers = { 'X-Sandbox': testId };
  await context.setExtraHTTPHeaders(headers);
  await context.request.post(`${sites.bank.url}__sandbox/reset`, { headers, data: { sandbox: '' } });
  const setUp = new SetUpScreen(page);
  const next = 'Meadow_8Fence';
  await page.goto(`${sites.production.url}change-credentials#corporate-token`);
  await expect(setUp.heading('Choose a new password')).toBeVisible();
  await context.request.post(`${sites.gateway.url}__gateway`, { headers, data: { times: 2 } satisfies GatewayPlan });

  await new CredentialsScreen(page, 'password').change({ next });
  await expect(setUp.heading('This link has expired')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'Your password may already have been changed. Please try to log in with the new password first.',
  );
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await new SignInScreen(page).as('racing-owner', next);
  await expect(accounts.heading).toBeVisible();
});
