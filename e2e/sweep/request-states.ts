import { expect, type Page } from '@playwright/test';
import { RequestScreen } from '#e2e/screens/international/request.screen.ts';
import { moment, racingOwner, type State } from './state.ts';

const path = 'payments/request-international/{account:dollar}';

/** Every state of the request for an international payment. */
export const requestStates: readonly State[] = [
  { state: 'requesting an international payment', path, sandbox: racingOwner, act: ({ page }) => begun(page) },
  {
    state: 'requesting an international payment, submitted empty',
    path: 'payments/request-international',
    sandbox: racingOwner,
    press: 'Continue',
  },
  {
    state: 'a request with the fields of its country, submitted empty',
    path,
    sandbox: racingOwner,
    async act({ page }) {
      const request = await begun(page);
      await request.chooseCountry('United States');
      await request.chooseCurrency('Other');
      await request.goOn.click();
      await expect(request.errors).toBeVisible();
    },
  },
  { state: 'a reviewed request', path, sandbox: racingOwner, act: ({ page }) => reviewed(page) },
  {
    state: 'a request that was not sent',
    path,
    sandbox: `${racingOwner};fault:sendMail@code=DIGX_CZ_MAIL_02`,
    async act({ page }) {
      const request = await reviewed(page);
      await request.send.click();
      await expect(request.main.getByRole('alert')).toBeVisible();
    },
  },
  {
    state: 'a request that was sent',
    path,
    sandbox: racingOwner,
    async act({ page }) {
      const request = await reviewed(page);
      await request.send.click();
      await expect(request.heading('Request sent')).toBeVisible();
    },
  },
  {
    state: 'a request whose outcome is not known',
    path,
    sandbox: `${racingOwner};fault:sendMail@500`,
    async act({ page }) {
      const request = await reviewed(page);
      await request.send.click();
      await expect(request.heading(/do not yet know/)).toBeVisible();
    },
  },
  {
    state: 'a request without accounts',
    path: 'payments/request-international',
    sandbox: `persona:no-accounts;${moment}`,
  },
  {
    state: 'a request from an account that may not pay',
    path: 'payments/request-international/{account:stud-loan}',
    sandbox: racingOwner,
    act: ({ page }) => begun(page),
  },
];

async function begun(page: Page): Promise<RequestScreen> {
  const request = new RequestScreen(page);
  await expect(request.country).toBeVisible();
  return request;
}

async function reviewed(page: Page): Promise<RequestScreen> {
  const request = await begun(page);
  await request.chooseCountry('Germany');
  await request.chooseCurrency('EUR');
  await request.fill({
    'Full name': 'Rennclub am Rhein',
    IBAN: 'DE89370400440532013000',
    'BIC/SWIFT': 'COBADEFF',
    Amount: '12500',
  });
  await request.choice(/Urgent/).check({ force: true });
  await request.goOn.click();
  await expect(request.heading('Check your answers')).toBeVisible();
  return request;
}
