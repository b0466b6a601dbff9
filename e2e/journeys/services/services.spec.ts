import { expect, test } from '#e2e/test.ts';

const pages = [
  ['mortgageloans', 'Mortgages & Loans', 'mortgageloans', []],
  ['deposit', 'Deposit Accounts', 'deposit', ['£85,000']],
  ['expatriate', 'Expatriate Services', 'expatriate', ['£500,000 to £5,000,000', 'Up to 65%', 'up to five years']],
  ['assetfinance', 'Asset Finance', 'assetfinance', []],
  ['insurance', 'Insurance', 'insurance', []],
  ['international', 'International Accounts', 'international', []],
  ['racingplus', 'Racing Plus', 'racingplus', ['£500', '£7']],
  ['invoiceservices', 'Invoice services', 'invoiceservices', []],
  ['vatservices', 'VAT services', 'vatservices', []],
  ['investmentwealth', 'Investment & Wealth Advice', 'investmentwealth', []],
  ['investmentmanager', 'Investment manager', 'investmentmanager', []],
  ['mtportfolios', 'Market tracking portfolios', 'mtportfolios', ['Past performance']],
] as const;

test('every service has a page with its facts, a telephone number and a message on its topic', async ({
  page,
  customer,
}) => {
  test.setTimeout(60_000);
  await customer.begin('services');
  for (const [path, title, topic, facts] of pages) {
    await customer.goOn(`services/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('a[href^="tel:"]').first()).toHaveText(/^0113 496 0[12]00$/);
    const message = page.getByRole('link', { name: 'Send Secure Message' });
    await expect(message).toHaveAttribute('href', `/secure-mail/enquiry#${topic}`);
    for (const fact of facts) await expect(page.getByRole('main')).toContainText(fact);
  }
});

test('the overview leads to each service, and to the racing services for racing customers only', async ({
  page,
  customer,
}) => {
  await customer.begin('services');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const everybody = [
    'Mortgages & Loans',
    'Deposit Accounts',
    'Expatriate Services',
    'Investment & Wealth Advice',
    'Asset Finance',
    'Insurance',
    'International Accounts',
  ];
  await expect(headings).toHaveText([...everybody, 'Talk to our private bank team']);
  await customer.begin('services', { persona: 'racing-owner' });
  await expect(headings).toHaveText([
    ...everybody,
    'Racing Services',
    'Talk to our private bank team',
    'Talk to our racing bank team',
  ]);
  await page.getByRole('link', { name: 'Racing Plus' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Racing Plus');

  await customer.goOn('services/investmentwealth');
  const aside = page.getByRole('navigation', { name: 'Investment & wealth advice' });
  await expect(aside.getByRole('link')).toHaveText(['Investment manager', 'Market tracking portfolios']);
  await aside.getByRole('link', { name: 'Market tracking portfolios' }).click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Additional services',
    'Investment & wealth advice',
    'Market tracking portfolios',
  ]);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(5);
  await expect(page.getByRole('row', { name: 'Cautious 10% 10% 65% 15%' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(6);
  await customer.goOn('services/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find the page you are looking for');
});
