import type { Locator } from '@playwright/test';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/test.ts';

test('a bar of spending filters the list; tables and hidden balances stay as the customer chose', async ({
  page,
  customer,
}) => {
  await customer.begin('accounts/{account:current}');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Charts' }).click();

  const card = page
    .getByRole('figure', { name: 'Spending by type' })
    .getByRole('button', { name: /^Card transactions/ });
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  const filters = page.getByRole('region', { name: 'Filters' });
  await expect(filters.getByRole('button', { name: /Debits/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/type=cardTransactions/);
  await card.click();
  await expect(page).not.toHaveURL(/type=/);

  const balance = page.getByRole('figure', { name: 'Balance by day' });
  await balance.getByRole('button', { name: 'Show as table' }).click();
  const booked = '£26,575.06';
  await expect(balance.getByRole('row').filter({ hasText: booked }).first()).toBeVisible();

  await filters.getByRole('searchbox').press('h');
  await expect(main.getByText(booked).first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('h');
  await expect(main.getByText(booked)).toHaveCount(0);
  await expect(main.getByText('Balance hidden').first()).toBeAttached();

  await page.getByRole('contentinfo').getByRole('button', { name: 'Display' }).click();
  const display = page.getByRole('dialog', { name: 'Display' });
  await display.getByRole('radio', { name: 'Dark' }).check();
  await display.getByRole('button', { name: 'Close' }).click();
  await customer.visit('login');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('paddock.preferences'))).toBe(
    'theme:dark facts:table charts:open balances:hidden',
  );
});

test('the charts show the months that the customer chooses, and fetch what they need', async ({
  page,
  customer,
  transactions,
}) => {
  await customer.begin('accounts/{account:current}', { clock: '2026-03-03T09:30' });
  await page.getByRole('main').getByRole('button', { name: 'Charts' }).click();
  const charts = page.getByRole('region', { name: 'Charts' });
  const period = (months: number) => charts.getByRole('button', { name: `${months} months` });
  await expect(period(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(charts.getByText('4 December 2025 to 3 March 2026')).toBeVisible();
  await expect(transactions.count).toContainText('since 5 September 2025');

  await period(6).click();
  await expect(charts.getByText('4 September 2025 to 3 March 2026')).toBeVisible();
  await expect(transactions.count).toContainText('since 9 March 2025');

  await period(12).click();
  await expect(charts.getByText('4 March 2025 to 3 March 2026')).toBeVisible();
  await expect(transactions.count).toContainText('since 10 September 2024');
  await expect(charts.getByRole('figure', { name: 'Money in and out, last 12 months' })).toBeVisible();

  // Days of the list are the charts' as well.
  await page.goto(`${page.url()}?from=2026-02-01&to=2026-02-28`);
  await expect(charts.getByText('1 February 2026 to 28 February 2026, as filtered')).toBeVisible();
  await expect(period(12)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('charts are seen one at a time, by button, by swipe and by keyboard', async ({ page, customer }) => {
    await customer.begin('accounts/transactions/{account:current}', { clock: '2026-03-03T09:30' });
    await page.getByRole('main').getByRole('button', { name: 'Charts' }).click();
    const charts = page.getByRole('region', { name: 'Charts' });
    const [balance, months, spending] = ['Balance by day', 'Money in and out', 'Spending by type'].map((name) =>
      charts.getByRole('figure', { name }),
    ) as [Locator, Locator, Locator];
    const [previous, next] = ['Previous chart', 'Next chart'].map((name) => charts.getByRole('button', { name })) as [
      Locator,
      Locator,
    ];
    const says = charts.getByRole('status').filter({ hasText: /^Chart/ });
    await expect(says).toHaveText('Chart 1 of 3');
    await expect(balance).toBeInViewport({ ratio: 0.5 });
    await expect(months).not.toBeInViewport();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');

    await next.click();
    await expect(says).toHaveText('Chart 2 of 3');
    await expect(months).toBeInViewport({ ratio: 0.5 });
    await expect(balance).not.toBeInViewport();
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(says).toHaveText('Chart 3 of 3');
    await expect(spending).toBeInViewport({ ratio: 0.5 });
    await expect(next).toHaveAttribute('aria-disabled', 'true');

    await spending.hover();
    await page.mouse.wheel(-400, 0);
    await expect(says).toHaveText('Chart 2 of 3');
    await expect(months).toBeInViewport({ ratio: 0.5 });
    await balance.getByRole('button', { name: 'Show as table' }).focus();
    await expect(says).toHaveText('Chart 1 of 3');
    await expectNoSidewaysScroll(page, 320);
    // The period is said once, for all of them.
    await expect(charts.getByText('4 December 2025 to 3 March 2026')).toHaveCount(1);
  });
});
