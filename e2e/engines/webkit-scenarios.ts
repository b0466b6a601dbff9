import assert from 'node:assert/strict';
import type { Scenario } from './scenario.ts';
import { WebKitCustomer } from './webkit-customer.ts';

/** What needs a narrow window and a device in dark colours. */
export const webkitScenarios: readonly Scenario[] = [
  {
    name: 'a telephone in dark colours, 375 px wide',
    isDark: true,
    async tell(wide) {
      assert.ok(wide instanceof WebKitCustomer);
      await wide.open('login');
      const customer = await wide.narrowWindow();
      await customer.logIn();
      await expectFitting(customer);
      await customer.open('payments/make');
      await customer.press('link', 'Available balance');
      await customer.press('link', 'Saddlecombe College');
      await customer.fill('^Amount$', '12.50');
      await expectFitting(customer);
      await customer.press('button', '^Continue$');
      await customer.sees('heading', 'Check your answers');
      await customer.press('button', '^Confirm');
      await customer.sees('heading', 'Payment sent');
      await expectFitting(customer);
    },
  },
];

/** Nothing is cut off at the side, and light letters are on a dark ground. */
async function expectFitting(customer: WebKitCustomer): Promise<void> {
  const [width, scrolled, ground, letters] = await customer.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const brightness = (text: string) =>
      (text.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    return [innerWidth, document.documentElement.scrollWidth, brightness(backgroundColor), brightness(color)] as const;
  });
  assert.equal(width, 375);
  assert.ok(scrolled <= width, `The page is ${scrolled} px wide.`);
  assert.ok(letters > ground, `Letters are as dark as ${letters} on ${ground}.`);
}
