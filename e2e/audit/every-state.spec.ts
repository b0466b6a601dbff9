import AxeBuilder from '@axe-core/playwright';
import { sites } from '../sites.ts';
import { expect, test } from '../test.ts';

/** Every state of every screen, at every width where the layout changes, in both themes. */
const states = [
  { state: 'sign-in', path: 'login' },
  { state: 'sign-in with help open', path: 'login', press: 'I have forgotten my User ID or password' },
  { state: 'sign-in asked for nothing', path: 'login', press: 'Sign in' },
  { state: 'accounts of one customer', path: 'accounts', sandbox: 'persona:private-customer;signin:yes' },
  { state: 'accounts of three entities', path: 'accounts', sandbox: 'persona:racing-owner;signin:yes' },
  { state: 'no accounts', path: 'accounts', sandbox: 'persona:no-accounts;signin:yes' },
  { state: 'accounts loading', path: 'accounts', sandbox: 'persona:private-customer;signin:yes;latency:600000' },
  {
    state: 'accounts failed',
    path: 'accounts',
    sandbox: 'persona:private-customer;signin:yes;fault:listAccounts@500',
  },
  {
    state: 'something went wrong',
    path: 'accounts',
    sandbox: 'persona:private-customer;signin:yes;fault:listPermissions@500',
  },
  { state: 'logged off', path: 'logged-off' },
  { state: 'session expired', path: 'session-expired' },
  { state: 'not found', path: 'no-such-page' },
  { state: 'not built yet', path: 'payments/make', sandbox: 'persona:private-customer;signin:yes' },
  { state: 'a link that was not understood', path: 'login', sandbox: 'colour:red' },
  { state: 'the panel open', path: 'login', press: 'Sandbox: no real money' },
];

for (const width of [320, 599, 600, 959, 960, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${width} px, ${colorScheme}: every state passes axe and none scrolls sideways`, async ({
      page,
      expectComplaint,
    }) => {
      test.setTimeout(120_000);
      expectComplaint(/status of 500/);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const { state, path, sandbox, press } of states) {
        const query = sandbox === undefined ? '' : `?sandbox=${encodeURIComponent(sandbox)}`;
        await page.goto(`${sites.sandbox.url}${path}${query}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (press !== undefined) {
          await page
            .getByRole('button', { name: press })
            .or(page.getByText(press, { exact: true }))
            .last()
            .click();
        }
        await expect(page.locator('[aria-busy=true]')).toHaveCount(state === 'accounts loading' ? 1 : 0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id }) => id),
          state,
        ).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, state).toBeLessThanOrEqual(0);
      }
    });
  }
}
