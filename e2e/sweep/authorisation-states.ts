import { expect } from '@playwright/test';
import { AuthorisationsScreen } from '#e2e/screens/approvals/authorisations.screen.ts';
import { moment, racingOwner, type State } from './state.ts';

const approver = `persona:approver;${moment};otp:204816`;
const page = { path: 'settings/authorisations', sandbox: approver };

/** Every state of the authorisations. */
export const authorisationStates: readonly State[] = [
  { state: 'authorisations', ...page, act: (screen) => new AuthorisationsScreen(screen.page).loaded() },
  {
    state: 'details of an authorisation',
    ...page,
    async act(screen) {
      const list = new AuthorisationsScreen(screen.page);
      await list.openDetails(list.item('£12,500.00'));
    },
  },
  {
    state: 'a question before declining',
    ...page,
    async act(screen) {
      const list = new AuthorisationsScreen(screen.page);
      await list.decline(list.item('£1,240.00')).click();
      await expect(list.question).toBeVisible();
    },
  },
  {
    state: 'an item declined',
    ...page,
    async act(screen) {
      const list = new AuthorisationsScreen(screen.page);
      await list.declineSurely(list.item('£1,240.00'));
      await expect(list.item('£1,240.00').getByRole('status')).toContainText('Declined');
    },
  },
  {
    state: 'a decision whose outcome is unknown',
    ...page,
    sandbox: `${approver};fault:rejectTransaction@500`,
    async act(screen) {
      const list = new AuthorisationsScreen(screen.page);
      await list.declineSurely(list.item('£1,240.00'));
      await expect(list.item('£1,240.00').getByRole('button', { name: /^Check again/ })).toBeVisible();
    },
  },
  { state: 'authorisations failed', ...page, sandbox: `${approver};fault:listApprovals@500` },
  { state: 'nothing to authorise', ...page, sandbox: racingOwner },
];
