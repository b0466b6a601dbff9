import assert from 'node:assert/strict';
import { FirefoxCustomer } from './firefox-customer.ts';
import type { Scenario } from './scenario.ts';

const minuteMs = 60_000;

/** What needs a clock that is put in place before a page's own scripts. */
export const firefoxScenarios: readonly Scenario[] = [
  {
    name: 'the warning before an idle session ends',
    async tell(customer) {
      assert.ok(customer instanceof FirefoxCustomer);
      await customer.takeClock();
      await customer.logIn();
      await customer.evaluate((aheadMs) => {
        dispatchEvent(new CustomEvent('later', { detail: aheadMs }));
        dispatchEvent(new Event('focus'));
      }, 4.2 * minuteMs);
      await customer.sees('dialog', 'Are you still there');
      await customer.press('button', '^Stay logged in$');
      await customer.keepsQuietOf('Are you still there');
      await customer.sees('heading', '^My Accounts$');
    },
  },
];
