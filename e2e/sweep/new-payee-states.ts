import { expect, type Page } from '@playwright/test';
import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import { NewPayeeScreen } from '#e2e/screens/payees/new-payee.screen.ts';
import { privateCustomer, type State } from './state.ts';

const path = 'payments/payees/new';

/** Every state of the payee form, its Confirmation of Payee check and the result. */
export const newPayeeStates: readonly State[] = [
  {
    state: 'payee form submitted empty',
    path,
    sandbox: privateCustomer,
    async act({ page }) {
      const form = new NewPayeeScreen(page);
      await form.wantsNickname.click();
      await form.submit.click();
      await expect(form.errors).toBeVisible();
    },
  },
  checked('all of it matches', 'Y', 'All details matched'),
  checked('the name is close', 'MBAM', "Details don't match"),
  checked('the type of account is another', 'BANM', "Details don't match"),
  checked('the name is another', 'ANNM', 'Account name does not match'),
  checked('there is no such account', 'AC01', 'No account found'),
  checked('its bank does not check', 'OPTO', 'Unable to check account'),
  {
    state: 'Confirmation of Payee unavailable',
    path,
    sandbox: `${privateCustomer};fault:verifyPayeeName@500`,
    act: ({ page }) => check(page, 'Unable to check account'),
  },
  {
    state: 'warning before continuing at own risk',
    path,
    sandbox: `${privateCustomer};cop:ANNM`,
    async act({ page }) {
      const form = await check(page, 'Account name does not match');
      await form.proceedAnyway.click();
      await expect(form.atRisk).toBeVisible();
    },
  },
  {
    state: 'continued at own risk',
    path,
    sandbox: `${privateCustomer};cop:ANNM`,
    async act({ page }) {
      const form = await check(page, 'Account name does not match');
      await form.proceedAnyway.click();
      await form.atRisk.click();
      await new ChallengeScreen(page, 'code').cancel.click();
      await expect(form.goOn).toBeEnabled();
    },
  },
  {
    state: 'a payee created',
    path,
    sandbox: `${privateCustomer};cop:Y;otp:204816`,
    async act({ page }) {
      const form = await check(page, 'All details matched');
      await form.goOn.click();
      await new ChallengeScreen(page, 'code').answer('204816');
      await expect(form.stage('Payee created')).toBeVisible();
    },
  },
];

/** The screen of each Confirmation of Payee result. */
function checked(found: string, result: string, heading: string): State {
  return {
    state: `a payee checked: ${found}`,
    path,
    sandbox: `${privateCustomer};cop:${result}`,
    act: ({ page }) => check(page, heading),
  };
}

async function check(page: Page, heading: string): Promise<NewPayeeScreen> {
  const form = new NewPayeeScreen(page);
  await form.fill({
    name: 'Ashdown Feed & Forage',
    type: 'Business',
    sortCode: '601122',
    bank: 'Tannery Bank',
    accountNumber: '20418836',
    reference: 'Account 4417',
    nickname: 'Hay and straw',
  });
  await form.submit.click();
  await expect(form.stage(heading)).toBeVisible();
  return form;
}
