import { expectIsolated } from '#e2e/support/isolated-text.ts';
import { expect, test } from '#e2e/test.ts';

/** Where the bank's answers have names that customers, payees or providers chose. */
const names = /"(?:nickname|nickName|displayName|accountName|description|fullName)":"(?=[^"]* )/g;

test('a name that is written backwards turns nothing round beside it in any list', async ({ page, customer }) => {
  await page.route('**/digx/**', async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json') ?? false;
    await route.fulfill({ response, ...(isJson && { body: (await response.text()).replaceAll(names, '$&\u202E') }) });
  });
  for (const [path, persona] of [
    ['accounts', 'racing-owner'],
    ['payments/payees', 'private-customer'],
    ['payments/upcoming', 'private-customer'],
    ['settings/authorisations', 'approver'],
    ['settings/paymentcompanies', 'private-customer'],
  ] as const) {
    await customer.begin(path, { persona });
    await expect(page.locator('main')).toContainText('\u202E');
    await expectIsolated(page.locator('body'));
  }
  await page.unrouteAll({ behavior: 'wait' });
});
