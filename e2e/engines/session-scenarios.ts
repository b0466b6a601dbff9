import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from './scenario.ts';

export const sessionScenarios: readonly Scenario[] = [
  {
    name: 'log in, refused once',
    expects: /40[01]/,
    async tell(customer) {
      await customer.open('login');
      await customer.fill('^User ID', 'private-customer');
      await customer.fill('^Password', 'wrong');
      await customer.press('button', '^Log in$');
      await customer.says('The details you entered are not valid');
      await customer.logIn();
    },
  },
  {
    name: 'log out, and Back shows nothing',
    expects: /401/,
    async tell(customer) {
      await customer.logIn();
      await customer.press('link', '^Payments & Transfers$');
      await customer.sees('heading', '^Payments & Transfers$');
      await customer.press('button', '^Log out$');
      await customer.says('Are you sure you want to LOG OUT');
      await customer.press('button', '^Log out$');
      await customer.sees('heading', 'You have logged out');
      await customer.evaluate(() => {
        setTimeout(() => history.back(), 0);
      });
      await pause(2000);
      await customer.sees('heading', '.');
      await customer.keepsQuietOf('£');
      const kept = await customer.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      assert.doesNotMatch(kept, /Paddock_7Gate|private-customer/);
    },
  },
  {
    name: 'the page for what does not exist',
    async tell(customer) {
      await customer.open('no-such-page');
      await customer.says('not found|does not exist|could not find|cannot find');
      await customer.logIn();
      await customer.open('accounts/no-such-account');
      await customer.sees('heading', '.');
      await customer.says('not found|could not|no account');
    },
    expects: /40[04]/,
  },
  {
    name: 'two tabs: a log-out in one ends both',
    expects: /401/,
    async tell(customer) {
      await customer.logIn();
      const other = await customer.anotherTab();
      await other.open('accounts');
      await other.sees('heading', '^My Accounts$');
      await other.says('Available balance');
      await other.press('button', '^Log out$');
      await other.says('Are you sure you want to LOG OUT');
      await other.press('button', '^Log out$');
      await other.sees('heading', 'You have logged out');
      await customer.sees('heading', 'expired|logged out');
      await customer.keepsQuietOf('£');
    },
  },
];
