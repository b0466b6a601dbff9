import { brokenRules } from '#e2e/support/broken-rules.ts';
import { expect, test } from '#e2e/test.ts';

for (const host of ['node', 'page'] as const) {
  test.describe(`with the bank on: ${host}`, () => {
    test.use({ host, breaks: /^\/query\/taskCode: / });

    test('a call that breaks the contract is told at the end of a journey', async ({
      page,
      customer,
      expectComplaint,
    }) => {
      expectComplaint(/status of 400/);
      await customer.begin('accounts');
      expect(await brokenRules(page)).toEqual([]);
      await page.evaluate(() => fetch('/digx/v1/accounts/demandDeposit?taskCode=DANCE'));
      expect(await brokenRules(page)).toEqual([expect.stringContaining('/query/taskCode')]);
      if (host === 'page') return;
      await customer.begin('accounts');
      expect(await brokenRules(page), 'also once there is another bank').toHaveLength(1);
    });
  });
}
