import { expect } from '@playwright/test';
import { UpcomingScreen } from '#e2e/screens/payments/upcoming.screen.ts';
import { privateCustomer, racingOwner, type State } from './state.ts';

/** Every state of upcoming payments. */
export const upcomingStates: readonly State[] = [
  { state: 'upcoming payments of three entities', path: 'payments/upcoming', sandbox: racingOwner },
  { state: 'upcoming payments of one customer', path: 'payments/upcoming', sandbox: privateCustomer },
  { state: 'upcoming payments loading', path: 'payments/upcoming', sandbox: `${privateCustomer};latency:600000` },
  {
    state: 'upcoming payments failed',
    path: 'payments/upcoming',
    sandbox: `${privateCustomer};fault:listInstructions@500`,
  },
  {
    state: 'no upcoming payment found',
    path: 'payments/upcoming',
    sandbox: privateCustomer,
    async act({ page }) {
      await new UpcomingScreen(page).search.fill('nothing like it');
      await expect(page.getByText('No upcoming payments match')).toBeVisible();
    },
  },
  {
    state: 'what upcoming payments are filtered by',
    path: 'payments/upcoming?type=SI',
    sandbox: racingOwner,
    async act({ page }) {
      const fold = page.getByRole('button', { name: 'Show Filters' });
      if (await fold.isVisible()) await fold.click();
      await expect(new UpcomingScreen(page).view('Direct debits')).toBeVisible();
    },
  },
  {
    state: 'direct debits alone, one of them just stopped',
    path: 'payments/upcoming?type=DD',
    sandbox: privateCustomer,
    async act({ page }) {
      const upcoming = new UpcomingScreen(page);
      await upcoming.action('Tallow Mobile', 'Stop').click();
      const dialog = upcoming.dialog('Stop direct debit');
      await dialog.getByRole('button', { name: 'Stop direct debit' }).click();
      await expect(upcoming.row('Tallow Mobile')).toContainText('has been stopped');
    },
  },
  {
    state: 'the next 30 days as a table',
    path: 'payments/upcoming',
    sandbox: privateCustomer,
    act: ({ page }) => page.getByRole('button', { name: 'Show as table' }).first().click(),
  },
  {
    state: 'a standing order being stopped',
    path: 'payments/upcoming',
    sandbox: privateCustomer,
    act: ({ page }) => new UpcomingScreen(page).action('WAGES', 'Stop').click(),
  },
  {
    state: 'a stop with an unknown outcome',
    path: 'payments/upcoming',
    sandbox: `${privateCustomer};fault:confirmCancellation@500`,
    async act({ page }) {
      const upcoming = new UpcomingScreen(page);
      await upcoming.action('WAGES', 'Stop').click();
      const dialog = upcoming.dialog('Stop standing order');
      await dialog.getByRole('button', { name: 'Stop standing order' }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
    },
  },
  {
    state: 'a standing order being edited, with mistakes',
    path: 'payments/upcoming',
    sandbox: privateCustomer,
    async act({ page }) {
      const upcoming = new UpcomingScreen(page);
      await upcoming.action('WAGES', 'Edit').click();
      await upcoming.amount.fill('');
      await upcoming.reference.fill('No. 7');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('region', { name: 'Please check the details' })).toBeVisible();
    },
  },
  {
    state: 'an edit under review',
    path: 'payments/upcoming',
    sandbox: privateCustomer,
    async act({ page }) {
      await new UpcomingScreen(page).action('WAGES', 'Edit').click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'Check your changes' })).toBeVisible();
    },
  },
  {
    state: 'a standing order with a custom frequency',
    path: 'payments/upcoming',
    sandbox: racingOwner,
    async act({ page }) {
      await new UpcomingScreen(page).action('Account 4417', 'Edit').click();
      await expect(page.getByText('custom frequency')).toBeVisible();
    },
  },
  { state: 'an unknown standing order', path: 'payments/upcoming/edit/unknown', sandbox: privateCustomer },
];
