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
