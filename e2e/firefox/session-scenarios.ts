import assert from 'node:assert/strict';
import type { Scenario } from './scenario.ts';

const minuteMs = 60_000;

export const sessionScenarios: readonly Scenario[] = [
  {
    name: 'log in, refused once',
    expects: /40[01]/,
    async tell(customer) {
      await customer.open('login');
      await customer.fill('^User ID', 'private-customer');
      await customer.fill('^Password', 'wrong');
      await customer.press('button', '^Log in$');
      await customer.says('not recognise|incorrect|not correct|try again');
      await customer.logIn();
    },
  },
  {
    name: 'log out, and Back shows nothing',
    expects: /401/,
    async tell(customer) {
      await customer.logIn();
      await customer.press('button', '^Log Out$');
      await customer.sees('heading', 'logged out');
      await customer.page.goBack();
      await customer.sees('heading', '.');
      await customer.keepsQuietOf('£');
      const kept = await customer.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      assert.doesNotMatch(kept, /Paddock_7Gate|private-customer/);
    },
  },
  {
    name: 'the warning before an idle session ends',
    async tell(customer) {
      await customer.logIn();
      await customer.page.evaluate((aheadMs) => {
        const now = Date.now;
        Date.now = () => now() + aheadMs;
        dispatchEvent(new Event('focus'));
      }, 9.5 * minuteMs);
      await customer.sees('dialog', 'Are you still there');
      await customer.press('button', '^Stay logged in$');
      await customer.keepsQuietOf('Are you still there');
      await customer.sees('heading', '^My Accounts$');
    },
  },
  {
    name: 'the page for what does not exist',
    async tell(customer) {
      await customer.open('no-such-page');
      await customer.says('not found|does not exist|could not find');
      await customer.logIn();
      await customer.open('accounts/no-such-account');
      await customer.sees('heading', '.');
      await customer.says('not found|could not|no account');
    },
    expects: /40[04]/,
  },
];
