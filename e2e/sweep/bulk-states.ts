import { expect } from '@playwright/test';
import { BulkScreen } from '#e2e/screens/bulk/bulk.screen.ts';
import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import { privateCustomer, racingOwner, type State } from './state.ts';

const home = 'payments/bulk';
const row = 'Ashdown Feed,601122,20418836,FP,Hay March,125.50';
const bulkOf = ({ page }: { readonly page: ConstructorParameters<typeof BulkScreen>[0] }) => new BulkScreen(page);

/** Every state of bulk payment files. The bank's clock stands still, so a file stays where it is. */
export const bulkStates: readonly State[] = [
  { state: 'bulk payments', path: home, sandbox: racingOwner },
  { state: 'bulk payments without an account for them', path: home, sandbox: privateCustomer },
  { state: 'bulk payments failed', path: home, sandbox: `${racingOwner};fault:listBulkFiles@500` },
  {
    state: 'a bulk upload submitted with wrong rows',
    path: home,
    sandbox: racingOwner,
    async act(on) {
      await bulkOf(on).check(
        'WRONG.csv',
        Array.from({ length: 7 }, () => 'a,b'),
      );
      await expect(on.page.getByText('2 other errors occured.')).toBeVisible();
    },
  },
  {
    state: 'a bulk file to be confirmed',
    path: home,
    sandbox: racingOwner,
    async act(on) {
      await bulkOf(on).check('HAY.csv', [row]);
      await expect(bulkOf(on).confirm).toBeVisible();
    },
  },
  { state: 'a bulk file to be confirmed after a reload', path: `${home}/confirm`, sandbox: racingOwner },
  {
    state: 'a bulk file being checked by the bank: loading',
    path: home,
    sandbox: `${racingOwner};otp:204816`,
    async act(on) {
      await bulkOf(on).check('HAY.csv', [row]);
      await bulkOf(on).confirm.click();
      await new ChallengeScreen(on.page, 'code').answer('204816');
      await expect(bulkOf(on).heading('Checking file for errors')).toBeVisible();
    },
  },
  { state: 'all bulk uploads', path: `${home}/all`, sandbox: racingOwner },
  { state: 'no bulk uploads in those days', path: `${home}/all?from=2020-01-01&to=2020-02-01`, sandbox: racingOwner },
  {
    state: 'a paid bulk file',
    path: `${home}/all`,
    sandbox: racingOwner,
    async act({ page }) {
      await page.getByRole('link', { name: 'WAGES 2026 05.csv' }).click();
      await expect(page.getByText('Successful').first()).toBeVisible();
    },
  },
  {
    state: 'a bulk file with errors and its report',
    path: `${home}/all`,
    sandbox: racingOwner,
    async act({ page }) {
      await page.getByRole('link', { name: 'SUPPLIERS JAN.csv' }).click();
      await expect(page.getByText(/^Row 3:/)).toBeVisible();
    },
  },
  {
    state: 'a bulk file whose authorisation is in doubt',
    path: `${home}/all`,
    sandbox: `${racingOwner};fault:authoriseBulkFile@offline#2`,
    async act(on) {
      await on.page.getByRole('link', { name: 'SUPPLIERS NEXT.csv' }).click();
      await bulkOf(on).authorise.click();
      await new ChallengeScreen(on.page, 'pin').answer('2580');
      await expect(on.page.getByText(/^If we still do not know by/)).toBeVisible();
    },
  },
  { state: 'an unknown bulk file', path: `${home}/file/BF0000000000`, sandbox: racingOwner },
];
